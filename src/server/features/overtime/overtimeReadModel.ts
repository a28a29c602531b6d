import type { Expression, Kysely, SqlBool } from 'kysely';
import type { OvertimeStatus } from '../../../domain/overtime/overtimeChoices';
import { isRecordId } from '../../database/isRecordId';
import { shiftOn } from '../../workplaces/workplacesReadModel';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { closedMonthWithin } from '../../present-months/closingsReadModel';
import { isVisibleOvertime } from './overtimeScopeReadModel';
import { aliasedNameColumns } from '../../employee-records/personColumns';

/** Limit of the specification's call, which has no pages. */
const maxRows = 10_000;

/** Overtime entries with the names of their employees. */
export const selectOvertime = (database: Kysely<Schema>) =>
  database
    .selectFrom('overtime_entries')
    .innerJoin('employees as person', 'person.id', 'overtime_entries.employee_id')
    .innerJoin('projects as project', 'project.id', 'overtime_entries.project_id')
    .leftJoin('employees as actor', 'actor.id', 'overtime_entries.acted_by_id')
    .select([
      'overtime_entries.id',
      'overtime_entries.employee_id',
      'overtime_entries.project_id',
      'overtime_entries.work_date',
      'overtime_entries.description',
      'overtime_entries.claimed_hours',
      'overtime_entries.status_comment',
      'overtime_entries.acted_at',
      'overtime_entries.created_at',
      'overtime_entries.version',
      ...aliasedNameColumns('person'),
      'project.name as project_name',
      'project.project_manager_id',
      'project.technical_project_manager_id',
      'actor.full_name as actor_name',
    ])
    .select((eb) => [
      shiftOn('person', eb.ref('overtime_entries.work_date')).as('shift_type'),
      eb.ref('overtime_entries.status').$castTo<OvertimeStatus>().as('status'),
      closedMonthWithin(eb.ref('overtime_entries.work_date'), eb.ref('overtime_entries.work_date')).as('closed_month'),
    ]);

export type OvertimeRow = Awaited<ReturnType<ReturnType<typeof selectOvertime>['execute']>>[number];

/** Entries that match a condition, newest day first. */
export const overtimeWhere = (database: Kysely<Schema>, condition: Expression<SqlBool>): Promise<OvertimeRow[]> =>
  selectOvertime(database)
    .where(condition)
    .orderBy('overtime_entries.work_date', 'desc')
    .orderBy('overtime_entries.id', 'desc')
    .limit(maxRows)
    .execute();

/** Those of the entries that are visible to the caller. */
export const visibleOvertime = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<OvertimeRow[]> =>
  ids.length === 0
    ? []
    : selectOvertime(database)
        .where('overtime_entries.id', 'in', [...ids])
        .where(isVisibleOvertime(caller))
        .execute();

/** @throws Failure 404 when no such entry is visible to the caller */
export async function mustSeeOvertime(database: Kysely<Schema>, caller: Caller, id: string): Promise<OvertimeRow> {
  const found = isRecordId(id)
    ? await selectOvertime(database)
        .where('overtime_entries.id', '=', id)
        .where(isVisibleOvertime(caller))
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw failures.notFound('Overtime');
  return found;
}
