import type { Kysely } from 'kysely';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { isCallerTeamLeader, isVisibleKra } from '../../ratings/visibleRatingsReadModel';
import { aliasedNameColumns } from '../../employee-records/personColumns';

/** Limit of the specification's call, which has no pages. */
const maxRows = 10_000;

/** Rating records with the names of their employees. */
export const selectKra = (database: Kysely<Schema>) =>
  database
    .selectFrom('kra_records')
    .innerJoin('employees as person', 'person.id', 'kra_records.employee_id')
    .innerJoin('employees as leader', 'leader.id', 'kra_records.team_leader_id')
    .selectAll('kra_records')
    .select([
      ...aliasedNameColumns('person'),
      'leader.first_name as leader_first_name',
      'leader.last_name as leader_last_name',
      'leader.code as leader_code',
    ]);

export type KraRow = Awaited<ReturnType<ReturnType<typeof selectKra>['execute']>>[number];

/** The records that the caller sees, newest month first, then by employee. Without a month or an employee, those of all. */
export async function visibleKraRecords(
  database: Kysely<Schema>,
  caller: Caller,
  { month, employeeId }: { readonly month: string | undefined; readonly employeeId: string },
): Promise<KraRow[]> {
  // An invalid id matches no employee.
  if (employeeId !== '' && !isRecordId(employeeId)) return [];
  return selectKra(database)
    .where((eb) =>
      eb.and([
        isVisibleKra(caller),
        ...(month === undefined ? [] : [eb('kra_records.month', '=', firstDayOfMonth(month))]),
        ...(employeeId === '' ? [] : [eb('kra_records.employee_id', '=', employeeId)]),
      ]),
    )
    .orderBy('kra_records.month', 'desc')
    .orderBy('person.full_name')
    .orderBy('kra_records.id')
    .limit(maxRows)
    .execute();
}

/** The records of a leader: unrated ones first, then by month, newest first. */
export const leaderKraForms = (database: Kysely<Schema>, caller: Caller): Promise<KraRow[]> =>
  selectKra(database)
    .where(isCallerTeamLeader(caller))
    .orderBy('kra_records.month', 'desc')
    .orderBy((eb) => eb('kra_records.rated_at', 'is not', null))
    .orderBy('person.full_name')
    .orderBy('kra_records.id')
    .limit(maxRows)
    .execute();

/** @throws Failure 404 when no such record is visible to the caller */
export async function mustSeeKra(database: Kysely<Schema>, caller: Caller, id: string): Promise<KraRow> {
  const found = isRecordId(id)
    ? await selectKra(database).where('kra_records.id', '=', id).where(isVisibleKra(caller)).executeTakeFirst()
    : undefined;
  if (found === undefined) throw failures.notFound('KRA');
  return found;
}
