import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { sendTogether } from '../../../database/sendTogether';
import { historyStatements } from '../../../history/historyRepository';
import type { NewHistoryEntry } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/caller';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { CheckedEdit } from './checkedEdits';
import { saveStatements, type TaskValues } from './taskRepository';
import { storedValues } from './taskSave';

/**
 * Stores the edits, each change with its history entry: one statement each for tasks and history, which travel with the
 * next statement of the transaction (`inTransaction`).
 */
export async function storeTaskEdits(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly CheckedEdit[],
  now: Date,
): Promise<void> {
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
  await sendTogether(database, [...save, ...history]);
  await notifyAssignments(database, caller, now, assigned);
}
