import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

const ownHours = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'task_timers.project_id')
    .select([
      'task_timers.id',
      'task_timers.started_at',
      'task_timers.stopped_at',
      'task_timers.version',
      'task_timers.corrected_at',
      'task_timers.correction_reason',
      'task_timers.overrun_kept_at',
      'task_timers.task_id',
      'task_timers.project_id',
      'tasks.key',
      'tasks.summary',
      'projects.name as project_name',
    ])
    .where('task_timers.employee_id', '=', employeeId);

export type OwnHoursRow = Awaited<ReturnType<ReturnType<typeof ownHours>['execute']>>[number];
export type FinishedHoursRow = OwnHoursRow & { stopped_at: Date };

/**
 * An employee's time entries that began in a period, newest first. Those of deleted tasks count too: the time was
 * worked.
 */
export const ownHoursBetween = (
  database: Kysely<Schema>,
  employeeId: string,
  from: Date,
  before: Date,
): Promise<OwnHoursRow[]> =>
  ownHours(database, employeeId)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .orderBy('task_timers.id', 'desc')
    .execute();

/**
 * One time entry of an employee.
 * @throws Failure 404 when the employee has none with this id
 */
export async function ownHoursById(database: Kysely<Schema>, employeeId: string, id: string): Promise<OwnHoursRow> {
  const row = isRecordId(id)
    ? await ownHours(database, employeeId).where('task_timers.id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw failures.notFound('Time entry');
  return row;
}

/** The employee's first time entry that overlaps the given one. */
export const overlappingHours = (
  database: Kysely<Schema>,
  employeeId: string,
  { startedAt, stoppedAt }: { startedAt: Date; stoppedAt: Date },
  exceptId: string | null,
): Promise<OwnHoursRow | undefined> => {
  const overlapping = ownHours(database, employeeId)
    // Like the constraint of the database, the end is excluded.
    .where(
      sql<boolean>`tstzrange(task_timers.started_at, task_timers.stopped_at) && tstzrange(${startedAt}::timestamptz, ${stoppedAt}::timestamptz)`,
    )
    .orderBy('started_at')
    .limit(1);
  return (exceptId === null ? overlapping : overlapping.where('task_timers.id', '<>', exceptId)).executeTakeFirst();
};

/**
 * An employee's running or recently ended timers that were never edited by hand: those that may have run beyond their
 * day.
 */
export const uneditedTimersSince = (
  database: Kysely<Schema>,
  employeeId: string,
  since: Date,
): Promise<OwnHoursRow[]> =>
  ownHours(database, employeeId)
    .where('corrected_at', 'is', null)
    .where((eb) =>
      eb.or([eb('stopped_at', 'is', null), eb.and([eb('stopped_at', '>=', since), eb('overrun_kept_at', 'is', null)])]),
    )
    .orderBy('started_at', 'desc')
    .execute();
