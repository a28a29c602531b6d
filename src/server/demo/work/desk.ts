import type { Person } from '../people/person';
import type { Task } from './task';

const rank = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;

/** The tasks that lie before one person. */
export class Desk {
  readonly person: Person;
  readonly #tasks = new Set<Task>();
  #current: Task | null = null;

  constructor(person: Person) {
    this.person = person;
  }

  get isEmpty(): boolean {
    return this.#tasks.size === 0;
  }

  tasks(): readonly Task[] {
    return [...this.#tasks];
  }

  put(task: Task): void {
    this.#tasks.add(task);
  }

  take(task: Task): void {
    this.#tasks.delete(task);
    if (this.#current === task) this.#current = null;
  }

  /**
   * The task that the person works on at an instant: the one of before as long as it can be worked on, otherwise the
   * most urgent one that is there by then.
   */
  next(atMs: number, isWorkable: (task: Task) => boolean): Task | null {
    const isReady = (task: Task): boolean => task.availableMs <= atMs && isWorkable(task);
    if (this.#current !== null && isReady(this.#current)) return this.#current;
    let best: Task | null = null;
    for (const task of this.#tasks) {
      if (isReady(task) && (best === null || isMoreUrgent(task, best))) best = task;
    }
    this.#current = best;
    return best;
  }
}

function isMoreUrgent(one: Task, other: Task): boolean {
  if (rank[one.priority] !== rank[other.priority]) return rank[one.priority] < rank[other.priority];
  return (one.dueOn ?? Infinity) < (other.dueOn ?? Infinity);
}
