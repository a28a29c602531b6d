import type pg from 'pg';
import { observeStatements } from './watchStatements';

/**
 * The order in which every transaction locks rows of these tables and months. Two transactions that keep to it never wait
 * for each other, whichever operations they are of: calls of different test files need not be tried against each other.
 * Timers are missing: the locks of their employees and tasks protect them.
 */
const order = ['employees', 'leaves', 'manual_attendance_requests', 'projects', 'tasks', 'months'] as const;
type Locked = (typeof order)[number];

/** Their triggers change the sums in the rows of tasks. */
const tablesOfTasks: ReadonlySet<string> = new Set(['task_timers']);

const monthLock = /advisory_xact_lock(?:_shared)?\(hashtextextended\('present-month/;
const rowLock = /\bfor (?:no key update|update|share)\b(?: of "?(\w+)"?)?/;
const writes = [
  /\bupdate\s+"?(\w+)"?\s+(?:as\s+"?\w+"?\s+)?set\b/gi,
  /\bdelete from\s+"?(\w+)"?/gi,
  /\binsert into\s+"?(task_timers)\b/gi,
  /\binsert into\s+"?(\w+)"?[^]*\bdo update\b/gi,
];

const isLocked = (name: string): name is Locked => (order as readonly string[]).includes(name);

/** What a statement locks, as far as it is part of the order. */
export function locksOfStatement(text: string): Locked[] {
  const tables = writes.flatMap((write) => Array.from(text.matchAll(write), ([, table = '']) => table));
  const row = rowLock.exec(text);
  if (row !== null) tables.push(row[1] ?? /\bfrom\s+"?(\w+)"?/.exec(text)?.[1] ?? '');
  if (monthLock.test(text)) tables.push('months');
  return [...new Set(tables.map((table) => (tablesOfTasks.has(table) ? 'tasks' : table)).filter(isLocked))];
}

const begins = /^\s*begin\b/i;
/** Locks whole tables, so the order of rows does not matter: the filling of an empty database with the demonstration company. */
const locksTables = /^\s*alter table \S+ disable trigger user/i;
const ends = /^\s*(?:\/\*.*?\*\/\s*)?(?:commit|rollback)\b(?! to)/i;

/** The locks of one connection. */
export class TransactionLocks {
  #held: { readonly lock: Locked; readonly statement: string }[] | undefined;

  /** @returns what is wrong with the order, when this statement locks what had to be locked earlier */
  note(text: string): string | undefined {
    if (begins.test(text)) this.#held = [];
    if (ends.test(text) || locksTables.test(text)) this.#held = undefined;
    const held = this.#held;
    if (held === undefined) return undefined;
    for (const lock of locksOfStatement(text)) {
      if (held.some((former) => former.lock === lock)) continue;
      const later = held.find((former) => order.indexOf(former.lock) > order.indexOf(lock));
      held.push({ lock, statement: text });
      if (later !== undefined) return `${lock} are locked after ${later.lock}:\n${later.statement}\n${text}`;
    }
    return undefined;
  }
}

const transactions = new WeakMap<pg.Client, TransactionLocks>();
const found = new Set<string>();
function noteLocks(text: string, client: pg.Client): void {
  const locks = transactions.get(client) ?? new TransactionLocks();
  transactions.set(client, locks);
  const problem = locks.note(text);
  if (problem !== undefined) found.add(problem);
}

/** Watches all connections of this process from now on. */
export const watchLockOrder = (): void => observeStatements(noteLocks);

/** What was found since the last call. */
export function takeLockOrderProblems(): string[] {
  const problems = [...found];
  found.clear();
  return problems;
}
