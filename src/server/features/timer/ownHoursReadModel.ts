import { sql, type Expression, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import { timeEntryColumns } from '../../timers/timeEntryColumns';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

const ownHours = (database: Kysely<Schema>, employeeId: string | Expression<string>) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'task_timers.project_id')
    .select([
      ...timeEntryColumns,
      'task_timers.version',
      'task_timers.corrected_at',
      'task_timers.correction_reason',
      'task_timers.overrun_kept_at',
      'task_timers.task_id',
      'task_timers.project_id',
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
  const [row] = isRecordId(id) ? await ownHoursByIdStatement(database, { employeeId, id }).execute() : [];
  if (row === undefined) throw failures.notFound('Time entry');
  return row;
}

/** The statement of `ownHoursById`, to be sent together with others. */
export const ownHoursByIdStatement = preparedQuery(
  (database, { employeeId, id }: Values<{ employeeId: string; id: string }>) =>
    ownHours(database, employeeId).where('task_timers.id', '=', id),
);

interface OverlapValues {
  employeeId: string;
  startedAt: Date;
  stoppedAt: Date;
  /** Is not compared. */
  exceptId: string | null;
}

/** The employee's first time entry that overlaps the given one. */
export const overlappingHoursStatement = preparedQuery(
  (database, { employeeId, startedAt, stoppedAt, exceptId }: Values<OverlapValues>) =>
    ownHours(database, employeeId)
      // Like the constraint of the database, the end is excluded.
      .where(
        sql<boolean>`tstzrange(task_timers.started_at, task_timers.stopped_at) && tstzrange(${startedAt}::timestamptz, ${stoppedAt}::timestamptz)`,
      )
      .where(sql<boolean>`task_timers.id is distinct from ${exceptId}::uuid`)
      .orderBy('started_at')
      .limit(sql.lit(1)),
);

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
    .where((eb) => eb.or([eb('stopped_at', 'is', null), eb('stopped_at', '>=', since)]))
    .orderBy('started_at', 'desc')
    .execute();
