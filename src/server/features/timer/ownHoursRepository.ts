import { sql, type Kysely } from 'kysely';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { Day } from '../../../domain/calendar/day';
import { closedMonthWithin } from '../../present-months/closingsReadModel';

/** When and why a time entry was edited by hand. */
export interface Correction {
  correctedAt: Date;
  reason: string;
}

export interface StoredTimeEntry {
  taskId: string;
  projectId: string;
  startedAt: Date;
  stoppedAt: Date;
}

const correctionColumns = ({ correctedAt, reason }: Correction) => ({
  corrected_at: correctedAt,
  correction_reason: reason,
});

/** Stores a time entry. A database constraint rejects one that overlaps another of the same employee. */
export const insertHoursStatement = preparedQuery(
  (database, entry: Values<StoredTimeEntry & Correction & { id: string; employeeId: string }>) =>
    database.insertInto('task_timers').values({
      id: entry.id,
      employee_id: entry.employeeId,
      task_id: entry.taskId,
      project_id: entry.projectId,
      started_at: entry.startedAt,
      stopped_at: entry.stoppedAt,
      corrected_at: entry.correctedAt,
      correction_reason: entry.reason,
    }),
);

type AddedEntry = Omit<StoredTimeEntry, 'projectId'> & Correction & { id: string; employeeId: string };

/** The days of an entry, and whether it may not be stored in a closed month. */
interface EntryMonths {
  firstDay: Day;
  lastDay: Day;
  isBound: boolean;
}

/** Stores a time entry unless its task has been deleted or one of its months closed: in the same write as the commit. */
export const insertOpenHoursStatement = preparedQuery((database, entry: Values<AddedEntry & EntryMonths>) =>
  database
    .insertInto('task_timers')
    .columns([
      'id',
      'employee_id',
      'task_id',
      'project_id',
      'started_at',
      'stopped_at',
      'corrected_at',
      'correction_reason',
    ])
    .expression(
      database
        .selectFrom('tasks')
        .where('id', '=', entry.taskId)
        .where('deleted_at', 'is', null)
        .where(
          sql<boolean>`(not ${entry.isBound}::boolean or ${closedMonthWithin(entry.firstDay, entry.lastDay)} is null)`,
        )
        .select([
          sql<string>`${entry.id}::uuid`.as('id'),
          sql<string>`${entry.employeeId}::uuid`.as('employee_id'),
          'tasks.id as task_id',
          'tasks.project_id',
          sql<Date>`${entry.startedAt}::timestamptz`.as('started_at'),
          sql<Date>`${entry.stoppedAt}::timestamptz`.as('stopped_at'),
          sql<Date>`${entry.correctedAt}::timestamptz`.as('corrected_at'),
          sql<string>`${entry.reason}::text`.as('correction_reason'),
        ]),
    ),
);

/** Changes a time entry and increments its version. */
export async function saveHours(
  database: Kysely<Schema>,
  id: string,
  entry: StoredTimeEntry,
  correction: Correction,
): Promise<void> {
  await database
    .updateTable('task_timers')
    .set({
      task_id: entry.taskId,
      project_id: entry.projectId,
      started_at: entry.startedAt,
      stopped_at: entry.stoppedAt,
      ...correctionColumns(correction),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteHours(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('task_timers').where('id', '=', id).execute();
}

/** Stores that the employee has confirmed the time beyond the end of the day. */
export async function acceptOverrun(database: Kysely<Schema>, id: string, acceptedAt: Date): Promise<void> {
  await database.updateTable('task_timers').set({ overrun_kept_at: acceptedAt }).where('id', '=', id).execute();
}
