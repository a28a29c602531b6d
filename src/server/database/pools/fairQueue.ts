import { Failure } from '../../errors/failure';

/** The user of a connection: a signed-in employee, or an address. */
export type Owner = string;

interface Waiting {
  readonly begin: (value: undefined) => void;
  readonly giveUp: (error: Failure) => void;
  readonly timer: NodeJS.Timeout;
}

export interface FairQueueLimits {
  /** Maximum number of connections in use. */
  readonly total: number;
  /** The same per owner, so that others always find a free connection. */
  readonly perOwner: number;
  readonly maxWaitingPerOwner: number;
  readonly maxWaitMs: number;
}

const retryAfterSeconds = 2;

/** One owner gets less than half of a pool; a page with many simultaneous calls still fits into the queue. */
export const defaultQueueLimits = (total: number): FairQueueLimits => ({
  total,
  perOwner: Math.max(1, Math.floor(total * 0.4)),
  maxWaitingPerOwner: 300,
  maxWaitMs: 30_000,
});

const tooMany = (): Failure =>
  new Failure(429, 'You have too many requests open at the same time. Please try again in a moment.', {
    retryAfterSeconds,
  });
const tooLong = (): Failure =>
  new Failure(503, 'The server is busy. Please try again in a moment.', { retryAfterSeconds });

/**
 * Distributes connections round-robin among owners, and limits the share of each: the next request of one owner waits
 * for at most one turn, however many requests another one sends.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #inUse = new Map<Owner, number>();
  /** Owners in the order of their next turn. */
  readonly #waiting = new Map<Owner, Waiting[]>();
  #used = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a connection.
   * @returns a function that ends its use
   * @throws Failure 429 when too many calls of this owner wait already, 503 after too long a wait
   */
  async take(owner: Owner): Promise<() => void> {
    await this.#begin(owner);
    return () => this.#end(owner);
  }

  get waiting(): number {
    let count = 0;
    for (const queue of this.#waiting.values()) count += queue.length;
    return count;
  }

  #begin(owner: Owner): Promise<undefined> | undefined {
    const queue = this.#waiting.get(owner);
    if (queue === undefined && this.#isFree(owner)) {
      this.#take(owner);
      return undefined;
    }
    if ((queue?.length ?? 0) >= this.#limits.maxWaitingPerOwner) throw tooMany();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        begin: resolve,
        giveUp: reject,
        timer: setTimeout(() => this.#giveUp(owner, entry), this.#limits.maxWaitMs).unref(),
      };
      if (queue === undefined) this.#waiting.set(owner, [entry]);
      else queue.push(entry);
    });
  }

  #isFree(owner: Owner): boolean {
    return this.#used < this.#limits.total && (this.#inUse.get(owner) ?? 0) < this.#limits.perOwner;
  }

  #take(owner: Owner): void {
    this.#used += 1;
    this.#inUse.set(owner, (this.#inUse.get(owner) ?? 0) + 1);
  }

  #end(owner: Owner): void {
    this.#used -= 1;
    const left = (this.#inUse.get(owner) ?? 1) - 1;
    if (left === 0) this.#inUse.delete(owner);
    else this.#inUse.set(owner, left);
    this.#next();
  }

  #next(): void {
    for (const [owner, queue] of this.#waiting) {
      if (!this.#isFree(owner)) continue;
      const entry = queue.shift();
      this.#waiting.delete(owner);
      // Last in the round.
      if (queue.length > 0) this.#waiting.set(owner, queue);
      if (entry === undefined) continue;
      clearTimeout(entry.timer);
      this.#take(owner);
      entry.begin(undefined);
      return;
    }
  }

  #giveUp(owner: Owner, entry: Waiting): void {
    const queue = this.#waiting.get(owner) ?? [];
    queue.splice(queue.indexOf(entry), 1);
    if (queue.length === 0) this.#waiting.delete(owner);
    entry.giveUp(tooLong());
  }
}
