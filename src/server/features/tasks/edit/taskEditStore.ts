import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { NewHistoryEntry } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/call';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { PlannedEdit } from './taskEditPlan';
import { saveTasks, type TaskValues } from './taskRepository';

const maxEntriesPerStatement = 1000;

/** Stores the edits, each change with its history entry; equal changes are one statement. */
export async function storeTaskEdits(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly PlannedEdit[],
  now: Date,
): Promise<void> {
  const groups = new Map<string, { set: Partial<TaskValues>; ids: string[] }>();
  const entries: NewHistoryEntry[] = [];
  for (const { task, set, changes } of edits) {
    if (!task || changes.length === 0) continue;
    const key = JSON.stringify(set);
    const group = groups.get(key) ?? { set, ids: [] };
    group.ids.push(task.id);
    groups.set(key, group);
    entries.push(
      ...changes.map((change) => ({
        subject: { kind: 'task' as const, id: task.id },
        actorId: caller.employeeId,
        happenedAt: now,
        change,
      })),
    );
  }
  for (const { set, ids } of groups.values()) await saveTasks(database, ids, set, now);
  await notifyAssignments(
    database,
    caller,
    now,
    [...groups.values()].flatMap(({ set, ids }) => (set.assignee_id ? ids : [])),
  );
  for (let start = 0; start < entries.length; start += maxEntriesPerStatement)
    await addHistoryEntries(database, entries.slice(start, start + maxEntriesPerStatement));
}
