import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { sendTogether, type Sendable } from '../../../database/sendTogether';
import { historyStatements } from '../../../history/historyRepository';
import type { NewHistoryEntry } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/caller';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { CheckedEdit } from './checkedEdits';
import { saveStatements, type TaskValues } from './taskRepository';
import { storedValues } from './taskSave';

/**
 * Stores the edits, each change with its history entry: one statement each for tasks and history, and one that reads
 * what is stored then, in one round trip.
 * @param read the last statement of the transaction, which is then committed in the same round trip unless people are notified
 * @returns the rows of `read`
 */
export async function storeTaskEdits<Row>(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly CheckedEdit[],
  now: Date,
  read?: Sendable<Row>,
): Promise<Row[]> {
  const changed = edits.flatMap(({ task, set, changes }) =>
    task && changes.length > 0 ? [{ task, set, changes }] : [],
  );
  const save = saveStatements(
    database,
    changed.map(({ task, set }) => ({
      id: task.id,
      values: { ...storedValues(task), ...set },
      changed: Object.keys(set) as (keyof TaskValues)[],
    })),
    now,
  );
  const history = historyStatements(
    database,
    changed.flatMap(({ task, changes }) =>
      changes.map((change): NewHistoryEntry => ({
        subject: { kind: 'task', id: task.id },
        actorId: caller.employeeId,
        happenedAt: now,
        change,
      })),
    ),
  );
  const assigned = changed.flatMap(({ task, set }) => (set.assignee_id ? [task.id] : []));
  const [rows = []] = await sendTogether(database, read === undefined ? [] : [read], {
    after: [...save, ...history],
    isEnd: read !== undefined && assigned.length === 0,
  });
  await notifyAssignments(database, caller, now, assigned);
  return rows;
}
