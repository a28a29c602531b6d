/**
 * How long one piece of long work keeps the event loop, in milliseconds. A small request needs several rounds of it, and
 * each round has one such piece.
 */
export const maxTurnMs = 5;

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/**
 * Lets other requests be answered in between. Of all work of this process that waits here, one piece goes on in each round
 * of the event loop: otherwise each further user with a long list would make the rounds of everyone longer.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });

/** The turns of one piece of long work; the first begins with it. */
export class Turns {
  #startedAt = performance.now();

  /** Between small steps: resolves when the next turn begins; undefined while this one lasts, so that nothing waits. */
  next(): Promise<void> | undefined {
    return performance.now() - this.#startedAt <= maxTurnMs ? undefined : this.#begin();
  }

  async #begin(): Promise<void> {
    await pause();
    this.#startedAt = performance.now();
  }
}
