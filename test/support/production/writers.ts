import type { Visitor } from './visitor';

const PAUSE_MS = 100;
/** Longer than any failover may take. */
const GIVE_UP_AFTER_MS = 60_000;

interface Acknowledged {
  readonly text: string;
  readonly sentAtMs: number;
  readonly answeredAtMs: number;
}

/** Several users who write comments without a pause, and remember which were acknowledged. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  /** How often each status was answered; 0: no answer. */
  readonly statuses = new Map<number, number>();
  /** Answers that a failover does not explain. */
  readonly unexpected: string[] = [];
  #isWriting = true;
  readonly #writers: Promise<void>[];

  constructor(visitor: Visitor, taskId: string, count: number) {
    this.#writers = Array.from({ length: count }, (_, number) => this.#write(visitor, taskId, number + 1));
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#writers);
  }

  /** The longest time without an acknowledged write since an instant. */
  maxGapMs(sinceMs: number): number {
    const instants = this.acknowledged.map(({ answeredAtMs }) => answeredAtMs).filter((instant) => instant >= sinceMs);
    return Math.max(
      0,
      ...instants.sort((a, b) => a - b).map((instant, index) => instant - (instants[index - 1] ?? sinceMs)),
    );
  }

  async #write(visitor: Visitor, taskId: string, writer: number): Promise<void> {
    for (let number = 1; this.#isWriting; number += 1) {
      const text = `Writer ${writer}, comment ${number}`;
      const sentAtMs = performance.now();
      try {
        const { status, headers, body } = await visitor.send(
          '/auth/tasks/comment/add',
          { Task_id: taskId, Type: 'Task', Comment: text },
          AbortSignal.timeout(GIVE_UP_AFTER_MS),
        );
        this.#count(status);
        if (status === 200) this.acknowledged.push({ text, sentAtMs, answeredAtMs: performance.now() });
        // HAProxy answers 503 and 502 with a page of its own.
        else if (![502, 503].includes(status) || (body !== undefined && headers.get('retry-after') === null))
          this.unexpected.push(`${status} ${JSON.stringify(body)}`);
      } catch {
        // The connection was cut, or nothing was answered in time.
        this.#count(0);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  #count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}
