/** No answer: the network or the server is down, or the call was cancelled. */
export class NoAnswer extends Error {
  /** The connection stayed open, but the server said nothing for too long. */
  readonly isLate: boolean;

  constructor({ isLate }: { readonly isLate: boolean } = { isLate: false }) {
    super('No answer came');
    this.name = 'NoAnswer';
    this.isLate = isLate;
  }
}
