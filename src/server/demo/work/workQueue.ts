import type { Person } from '../people/person';
import type { Task } from './task';

const advanceDays = { HIGH: -4, MEDIUM: 0, LOW: 5 } as const;
/** A task without a due date counts as due this long after its assignment. */
const DAYS_WITHOUT_DUE_DAY = 10;

/** The open tasks of one employee. */
export class WorkQueue {
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
   * The employee's task at an instant: the former one while it can be worked on, otherwise the most urgent available
   * one.
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

/** Ordered by due date; priority moves a task forward or back by some days. */
function isMoreUrgent(one: Task, other: Task): boolean {
  return urgency(one) < urgency(other);
}

function urgency(task: Task): number {
  return (task.dueOn ?? (task.assignedOn ?? task.sprint?.due ?? 0) + DAYS_WITHOUT_DUE_DAY) + advanceDays[task.priority];
}
