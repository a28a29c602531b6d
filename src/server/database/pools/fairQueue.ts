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

/** How far the time of one owner may be ahead of that of others: what is long ago is forgiven. */
const maxLeadMs = 500;
/** Owners whose times are kept although they use and wait for nothing. */
const maxIdleOwners = 500;

/**
 * Distributes connections among owners by the time for which they have used them, and limits the share of each: where one
 * owner waits with many short statements and another with many long ones, the short ones do not wait for a long one each.
 * Those who have used the same time take turns.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #stopwatch: () => number;
  readonly #inUse = new Map<Owner, number>();
  /** Owners in the order of their next turn. */
  readonly #waiting = new Map<Owner, Waiting[]>();
  /** For how long owners have used connections, in milliseconds. */
  readonly #spent = new Map<Owner, number>();
  /** The time of the owner who was served last from the queue: no owner saves up what was not used before. */
  #served = 0;
  #used = 0;

  /** @param stopwatch milliseconds since any moment */
  constructor(limits: FairQueueLimits, stopwatch: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#stopwatch = stopwatch;
  }

  /**
   * Waits for a connection.
   * @returns a function that ends its use
   * @throws Failure 429 when too many calls of this owner wait already, 503 after too long a wait
   */
  async take(owner: Owner): Promise<() => void> {
    await this.#begin(owner);
    const startedAt = this.#stopwatch();
    return () => this.#end(owner, this.#stopwatch() - startedAt);
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

  #end(owner: Owner, usedMs: number): void {
    this.#used -= 1;
    const left = (this.#inUse.get(owner) ?? 1) - 1;
    if (left === 0) this.#inUse.delete(owner);
    else this.#inUse.set(owner, left);
    this.#spent.set(owner, Math.min(this.#usedTime(owner) + usedMs, this.#served + maxLeadMs));
    this.#next();
    this.#forgetIdle();
  }

  #usedTime(owner: Owner): number {
    return Math.max(this.#spent.get(owner) ?? 0, this.#served);
  }

  /** Of those who have used the least, the one whose turn it is. */
  #nextOwner(): Owner | undefined {
    let next: Owner | undefined;
    for (const owner of this.#waiting.keys())
      if (this.#isFree(owner) && (next === undefined || this.#usedTime(owner) < this.#usedTime(next))) next = owner;
    return next;
  }

  #next(): void {
    const owner = this.#nextOwner();
    const queue = owner === undefined ? undefined : this.#waiting.get(owner);
    const entry = queue?.shift();
    if (owner === undefined || queue === undefined || entry === undefined) return;
    this.#waiting.delete(owner);
    // Last in the round.
    if (queue.length > 0) this.#waiting.set(owner, queue);
    this.#served = this.#usedTime(owner);
    clearTimeout(entry.timer);
    this.#take(owner);
    entry.begin(undefined);
  }

  /** Times count only while there is something to compete for. */
  #forgetIdle(): void {
    if (this.#used === 0 && this.#waiting.size === 0) {
      this.#spent.clear();
      this.#served = 0;
    } else if (this.#spent.size > maxIdleOwners + this.#inUse.size + this.#waiting.size)
      for (const owner of this.#spent.keys())
        if (!this.#inUse.has(owner) && !this.#waiting.has(owner)) this.#spent.delete(owner);
  }

  #giveUp(owner: Owner, entry: Waiting): void {
    const queue = this.#waiting.get(owner) ?? [];
    queue.splice(queue.indexOf(entry), 1);
    if (queue.length === 0) this.#waiting.delete(owner);
    entry.giveUp(tooLong());
  }
}
