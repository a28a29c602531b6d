/** No answer came: the network is gone, the server is down, or the call was cancelled. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer came');
    this.name = 'NoAnswer';
  }
}
