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

/** The user has cancelled an upload. */
export class CancelledUpload extends NoAnswer {
  /** The server may have got all of it, and does what was asked. */
  readonly mayHaveArrived: boolean;

  constructor({ mayHaveArrived }: { readonly mayHaveArrived: boolean }) {
    super();
    this.name = 'CancelledUpload';
    this.mayHaveArrived = mayHaveArrived;
  }
}
