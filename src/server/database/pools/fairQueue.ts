import { Failure } from '../../errors/failure';

/** The user of a connection: a signed-in employee, or an address. */
export type Owner = string;

interface Waiting {
  readonly begin: (value: undefined) => void;
  readonly giveUp: (error: Failure) => void;
  readonly timer: NodeJS.Timeout;
}

/** What one owner waits for. */
interface Line {
  readonly entries: Waiting[];
  /** When the owner began to wait, or had the last turn. */
  since: number;
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
 * After this time half of what an owner has used is forgiven, and only differences of whole steps count: requests of the same
 * kind take different times, by chance or because they wait for each other's locks. Without either, those with bad luck wait
 * again and again (decision record 242).
 */
const halfLifeMs = 150;
const stepMs = 100;
/** More than this is not held against an owner. */
const maxUsedMs = 500;
/**
 * An owner that has waited this long is next, however much it has used: otherwise a steady flow of new owners would always
 * be served first.
 */
const longWaitMs = 5000;
/** Owners whose used time is remembered although they use and wait for nothing. */
const maxIdleOwners = 500;

/**
 * Distributes connections among owners by the time for which they have lately used them, and limits the share of each:
 * where one owner waits with many short statements and another with many long ones, the short ones do not wait for a long
 * one each. Those who have used about the same time take turns.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #stopwatch: () => number;
  readonly #inUse = new Map<Owner, number>();
  /** Owners in the order of their next turn. */
  readonly #waiting = new Map<Owner, Line>();
  /** For how long owners have used connections, in milliseconds, as it was to be counted at an instant. */
  readonly #spent = new Map<Owner, { readonly usedMs: number; readonly at: number }>();
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
    for (const { entries } of this.#waiting.values()) count += entries.length;
    return count;
  }

  #begin(owner: Owner): Promise<undefined> | undefined {
    const line = this.#waiting.get(owner);
    if (line === undefined && this.#isFree(owner)) {
      this.#take(owner);
      return undefined;
    }
    if ((line?.entries.length ?? 0) >= this.#limits.maxWaitingPerOwner) throw tooMany();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        begin: resolve,
        giveUp: reject,
        timer: setTimeout(() => this.#giveUp(owner, entry), this.#limits.maxWaitMs).unref(),
      };
      if (line === undefined) this.#waiting.set(owner, { entries: [entry], since: this.#stopwatch() });
      else line.entries.push(entry);
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
    const at = this.#stopwatch();
    this.#spent.set(owner, { usedMs: Math.min(this.#usedTime(owner, at) + usedMs, maxUsedMs), at });
    const line = this.#waiting.get(owner);
    if (line !== undefined) line.since = at;
    this.#next();
    this.#forgetIdle();
  }

  #usedTime(owner: Owner, nowMs: number): number {
    const spent = this.#spent.get(owner);
    return spent === undefined ? 0 : spent.usedMs * 2 ** ((spent.at - nowMs) / halfLifeMs);
  }

  /** The first of those who have waited for long, otherwise of those who have used the least. */
  #nextOwner(): Owner | undefined {
    const nowMs = this.#stopwatch();
    let next: Owner | undefined;
    let fewest = Infinity;
    for (const [owner, { since }] of this.#waiting) {
      if (!this.#isFree(owner)) continue;
      if (nowMs - since >= longWaitMs) return owner;
      const steps = Math.floor(this.#usedTime(owner, nowMs) / stepMs);
      if (steps < fewest) [next, fewest] = [owner, steps];
    }
    return next;
  }

  #next(): void {
    const owner = this.#nextOwner();
    const line = owner === undefined ? undefined : this.#waiting.get(owner);
    const entry = line?.entries.shift();
    if (owner === undefined || line === undefined || entry === undefined) return;
    line.since = this.#stopwatch();
    this.#waiting.delete(owner);
    // Last in the round.
    if (line.entries.length > 0) this.#waiting.set(owner, line);
    clearTimeout(entry.timer);
    this.#take(owner);
    entry.begin(undefined);
  }

  /** Times count only while there is something to compete for. */
  #forgetIdle(): void {
    if (this.#used === 0 && this.#waiting.size === 0) this.#spent.clear();
    else if (this.#spent.size > maxIdleOwners + this.#inUse.size + this.#waiting.size)
      for (const owner of this.#spent.keys())
        if (!this.#inUse.has(owner) && !this.#waiting.has(owner)) this.#spent.delete(owner);
  }

  #giveUp(owner: Owner, entry: Waiting): void {
    const entries = this.#waiting.get(owner)?.entries ?? [];
    entries.splice(entries.indexOf(entry), 1);
    if (entries.length === 0) this.#waiting.delete(owner);
    entry.giveUp(tooLong());
  }
}
