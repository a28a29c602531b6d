/** The channel on which the triggers of the log of changes notify. */
export const CHANGE_CHANNEL = 'daybook_changes';

/** Tells that the log of changes has grown. A ring may come without one, and one ring may stand for many. */
export interface ChangeBell {
  /** @returns the function that ends listening */
  listen(heard: () => void): () => void;
}

/** Passes a ring on to whoever listens. */
export class Ringing implements ChangeBell {
  readonly #listeners = new Set<() => void>();

  listen(heard: () => void): () => void {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  }

  ring(): void {
    for (const heard of this.#listeners) heard();
  }
}
