interface Bounds {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
  readonly tooMany: () => Error;
}

/** Limits how much work runs concurrently; the rest waits in order. */
export class ConcurrencyLimit {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#bounds.maxConcurrent) {
      if (this.#waiting.length >= this.#bounds.maxWaiting) throw this.#bounds.tooMany();
      // Finished work passes its slot on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
