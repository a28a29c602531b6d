import type { Kysely } from 'kysely';
import { lagText, type DependencyTask } from '../../../../domain/schedule/dependencies';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Schema } from '../../../database/schema';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Caller } from '../../../operations/caller';
import { lockVisibleTasks } from '../taskReadModel';
import { visibleTaskByReference } from './dependenciesReadModel';
import { lockDependencies, markChanged } from './dependenciesRepository';

export interface DependencyEnds {
  readonly task: DependencyTask;
  readonly blocker: DependencyTask;
}

/**
 * Both ends of a dependency, locked, with the dependencies of their project.
 * @param readLocked reads what depends on them: it is sent together with the locks, after them
 * @throws Failure 404 when the caller may not see the task, 422 naming `blocker_id` when there is no such blocker
 */
export async function lockEnds<Read>(
  database: Kysely<Schema>,
  caller: Caller,
  references: { readonly task: string; readonly blocker: string },
  readLocked: (ends: DependencyEnds) => Promise<Read>,
): Promise<readonly [ends: DependencyEnds, read: Read]> {
  const [task, blocker] = await allInOrder([
    visibleTaskByReference(database, caller, references.task),
    visibleTaskByReference(database, caller, references.blocker),
  ]);
  if (task === undefined) throw failures.notFound('Task');
  if (blocker === undefined)
    throw failures.invalid([{ field: 'blocker_id', message: `There is no task '${references.blocker}'` }]);
  await lockDependencies(database, task.projectId);
  const ids = [...new Set([task.id, blocker.id])];
  const ends = { task, blocker };
  const [locked, read] = await allInOrder([lockVisibleTasks(database, caller, ids), readLocked(ends)]);
  // One of them was deleted in the meantime.
  if (locked.length < ids.length) throw failures.notFound('Task');
  return [ends, read];
}

const listed = (key: string, lagDays: number | undefined): string | null =>
  lagDays === undefined ? null : `${key}${lagText(lagDays)}`;

/** Writes a changed dependency into the history of both ends, and marks them as changed. */
export async function recordDependency(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  { task, blocker }: DependencyEnds,
  { before, after }: { readonly before: number | undefined; readonly after: number | undefined },
): Promise<void> {
  await markChanged(database, [task.id, blocker.id], now);
  const entry = { actorId: caller.employeeId, happenedAt: now };
  await addHistoryEntries(database, [
    {
      ...entry,
      subject: { kind: 'task', id: task.id },
      change: { field: 'blocked_by', previous: listed(blocker.key, before), current: listed(blocker.key, after) },
    },
    {
      ...entry,
      subject: { kind: 'task', id: blocker.id },
      change: { field: 'blocks', previous: listed(task.key, before), current: listed(task.key, after) },
    },
  ]);
}
