/**
 * The answer of a write that is read by the last statements of its transaction: the commit travels with them, which saves
 * a wait for the database, and what the transaction has locked is free sooner.
 */
export class LastRead<Answer> {
  readonly read: () => Promise<Answer>;

  constructor(read: () => Promise<Answer>) {
    this.read = read;
  }
}

/**
 * To be returned by the handler of a write.
 * @param read issues all its statements together: a later one would find the transaction committed and fail. It runs after
 * everything else of the call (files, audit events), and must have no reason to fail that should keep the change from being
 * stored. A statement among them that stores does so under its own conditions, as in `addTimeEntry`.
 */
export const lastRead = <Answer>(read: () => Promise<Answer>): LastRead<Answer> => new LastRead(read);

export const isLastRead = (answer: unknown): answer is LastRead<unknown> => answer instanceof LastRead;
