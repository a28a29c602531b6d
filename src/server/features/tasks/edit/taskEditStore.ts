import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { NewHistoryEntry } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/call';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { PlannedEdit } from './taskEditPlan';
import { saveTasks } from './taskRepository';
import { storedValues } from './taskSave';

/** Stores the edits, each change with its history entry: one statement each for tasks and history. */
export async function storeTaskEdits(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly PlannedEdit[],
  now: Date,
): Promise<void> {
  const changed = edits.flatMap(({ task, set, changes }) =>
    task && changes.length > 0 ? [{ task, set, changes }] : [],
  );
  await saveTasks(
    database,
    changed.map(({ task, set }) => ({
      id: task.id,
      values: { ...storedValues(task), ...set },
      changed: Object.keys(set),
    })),
    now,
  );
  await notifyAssignments(
    database,
    caller,
    now,
    changed.flatMap(({ task, set }) => (set.assignee_id ? [task.id] : [])),
  );
  await addHistoryEntries(
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
}
