/** Upper limits of the classes in which durations are counted, in milliseconds. */
const CLASSES_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000];

/** What is counted of one operation, in a form that can be sent to another process. Times are in milliseconds. */
export interface OperationCount {
  requests: number;
  /** Answered with a status of 500 or more. */
  failed: number;
  totalMs: number;
  maxMs: number;
  maxAtMs: number;
  /** Requests by `CLASSES_MS`, with one class more for longer ones. */
  classes: number[];
  lastFailure: { atMs: number; status: number; requestId: string } | undefined;
}

export interface CountedRequest {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  readonly atMs: number;
  readonly requestId: string;
}

const newCount = (): OperationCount => ({
  requests: 0,
  failed: 0,
  totalMs: 0,
  maxMs: 0,
  maxAtMs: 0,
  classes: Array.from({ length: CLASSES_MS.length + 1 }, () => 0),
  lastFailure: undefined,
});

const findClass = (durationMs: number): number => {
  const place = CLASSES_MS.findIndex((limit) => durationMs <= limit);
  return place === -1 ? CLASSES_MS.length : place;
};

/** Counts the requests of one process by operation. */
export class OperationCounts {
  readonly #counts = new Map<string, OperationCount>();

  add({ operation, status, durationMs, atMs, requestId }: CountedRequest): void {
    const count = this.#counts.get(operation) ?? newCount();
    this.#counts.set(operation, count);
    count.requests += 1;
    count.totalMs += durationMs;
    const place = findClass(durationMs);
    count.classes[place] = (count.classes[place] ?? 0) + 1;
    if (durationMs >= count.maxMs) Object.assign(count, { maxMs: durationMs, maxAtMs: atMs });
    if (status < 500) return;
    count.failed += 1;
    count.lastFailure = { atMs, status, requestId };
  }

  get values(): Record<string, OperationCount> {
    return Object.fromEntries(this.#counts);
  }
}

function joined(first: OperationCount, second: OperationCount): OperationCount {
  const slower = first.maxMs >= second.maxMs ? first : second;
  const lastFailure =
    (first.lastFailure?.atMs ?? 0) >= (second.lastFailure?.atMs ?? 0) ? first.lastFailure : second.lastFailure;
  return {
    requests: first.requests + second.requests,
    failed: first.failed + second.failed,
    totalMs: first.totalMs + second.totalMs,
    maxMs: slower.maxMs,
    maxAtMs: slower.maxAtMs,
    classes: first.classes.map((count, place) => count + (second.classes[place] ?? 0)),
    lastFailure,
  };
}

/** The counts of several processes as one. */
export function joinCounts(processes: readonly Record<string, OperationCount>[]): Map<string, OperationCount> {
  const all = new Map<string, OperationCount>();
  for (const counts of processes)
    for (const [operation, count] of Object.entries(counts))
      all.set(operation, joined(all.get(operation) ?? newCount(), count));
  return all;
}

/** The limit of the class up to which 95 of 100 requests lie, in milliseconds; at most the longest request. */
export function percentileMs({ requests, classes, maxMs }: OperationCount): number {
  let covered = 0;
  for (const [place, count] of classes.entries()) {
    covered += count;
    if (covered >= requests * 0.95) return Math.min(CLASSES_MS[place] ?? maxMs, maxMs);
  }
  return maxMs;
}
