import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { isEmployedInMonth } from '../../attendance/employmentReadModel';
import type { Schema } from '../../database/schema';
import { mayRate } from '../../ratings/ratersReadModel';
import { aliasedNameColumns } from '../../employee-records/personColumns';

/**
 * Employees who have to rate in the month (active, permitted, and employed on a day of it) or have rated in it, by name.
 * @param month its first day
 * @param last its last day
 */
export const kraReportRows = (database: Kysely<Schema>, month: Day, last: Day, timeZone: string) =>
  database
    .selectFrom('employees as person')
    .innerJoin('roles', 'roles.id', 'person.role_id')
    .leftJoin('kra_records as record', (join) =>
      join.onRef('record.employee_id', '=', 'person.id').on('record.month', '=', month),
    )
    .leftJoin('employees as leader', 'leader.id', 'record.team_leader_id')
    .leftJoin('roles as leader_role', 'leader_role.id', 'leader.role_id')
    .leftJoin('employees as own_leader', 'own_leader.id', 'person.team_leader_id')
    .leftJoin('positions', 'positions.id', 'person.position_id')
    .leftJoin('departments', 'departments.id', 'person.department_id')
    .select([
      'person.id',
      ...aliasedNameColumns('person'),
      'positions.name as position',
      'departments.name as department',
      'own_leader.full_name as own_leader_name',
      'record.team_leader_id as leader_id',
      'leader.full_name as leader_name',
    ])
    .select([
      'record.id as record_id',
      'record.created_at',
      'record.rated_at',
      'record.own_average',
      'record.leader_average',
    ])
    .select(mayRate('leader', 'leader_role').as('has_rater'))
    .select([
      'record.own_q1',
      'record.own_q2',
      'record.own_q3',
      'record.own_q4',
      'record.own_q5',
      'record.leader_q1',
      'record.leader_q2',
      'record.leader_q3',
      'record.leader_q4',
      'record.leader_q5',
    ])
    .select(['record.q1_text', 'record.q2_text', 'record.q3_text', 'record.q4_text', 'record.q5_text'])
    .where((eb) =>
      eb.or([
        eb('record.id', 'is not', null),
        eb.and([
          eb('person.status', '=', 'Active'),
          sql<boolean>`person.id in (select id from employees where ${isEmployedInMonth({ first: month, last }, timeZone)})`,
          sql<boolean>`roles.granted_flags @> array['KRA.Employee_KRA']::text[]`,
        ]),
      ]),
    )
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute();
