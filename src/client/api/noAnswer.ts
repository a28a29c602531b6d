/** No answer: the network or the server is down, or the call was cancelled. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer came');
    this.name = 'NoAnswer';
  }
}
