const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Calls that begin in a rhythm, whether earlier ones were answered or not, as those of many users do. */
export class PacedLoad {
  readonly #call: (turn: number) => Promise<unknown>;
  readonly #everyMs: number;
  #turn = 0;

  /** @param perSecond calls that begin in a second */
  constructor(call: (turn: number) => Promise<unknown>, perSecond: number) {
    this.#call = call;
    this.#everyMs = 1000 / perSecond;
  }

  /**
   * Calls until something has ended.
   * @throws when a call fails
   * @returns the milliseconds from the instant at which each call was due until it was answered
   */
  async during(work: Promise<unknown>): Promise<number[]> {
    const latenciesMs: number[] = [];
    const open: Promise<unknown>[] = [];
    const failures: unknown[] = [];
    const startedAt = performance.now();
    let hasEnded = false;
    const ended = work.finally(() => (hasEnded = true));
    for (let count = 0; !hasEnded; count += 1) {
      const dueAt = startedAt + count * this.#everyMs;
      await Promise.race([pause(dueAt - performance.now()), ended]);
      if (hasEnded) break;
      this.#turn += 1;
      open.push(
        this.#call(this.#turn).then(
          () => latenciesMs.push(performance.now() - dueAt),
          (error: unknown) => failures.push(error),
        ),
      );
    }
    await Promise.all(open);
    await ended;
    if (failures.length > 0) throw failures[0];
    return latenciesMs;
  }

  /** Calls for some time. */
  for(milliseconds: number): Promise<number[]> {
    return this.during(pause(milliseconds));
  }
}
