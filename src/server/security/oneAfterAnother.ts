interface Bounds {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly tooMany: () => Error;
}

/** Work of which only so much runs at the same time; the rest waits in its order. */
export class OneAfterAnother {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#bounds.atOnce) {
      if (this.#waiting.length >= this.#bounds.maxWaiting) throw this.#bounds.tooMany();
      // The one that ends hands its place on.
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
