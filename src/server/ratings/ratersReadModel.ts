import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../database/schema';
import { personNameColumns } from '../employee-records/personColumns';

/**
 * Condition: an employee may rate others.
 * @param person and role: names of the tables in the query
 */
export const mayRate = (person: string, role: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.status`)} = 'Active' and ${sql.ref(`${role}.granted_flags`)} @> array['KRA.TL_HOD_KRA']::text[])`;

/** Active employees who rate others, by name, except one employee, whose own leader comes first. */
export const kraLeaders = (database: Kysely<Schema>, exceptId: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', ...personNameColumns, 'employees.full_name'])
    .where('employees.id', '<>', exceptId)
    .where(mayRate('employees', 'roles'))
    .orderBy(
      sql`employees.id is distinct from (select asking.team_leader_id from employees asking where asking.id = ${exceptId})`,
    )
    .orderBy('employees.full_name')
    .orderBy('employees.id');

/** Unrated KRA records for which the employee was chosen as team leader. */
export const ratingsToGive = (database: Kysely<Schema>, leaderId: string) =>
  database
    .selectFrom('kra_records')
    .innerJoin('employees', 'employees.id', 'kra_records.employee_id')
    .select([
      'kra_records.id',
      'kra_records.employee_id',
      'kra_records.month',
      ...personNameColumns,
      'employees.full_name',
    ])
    .where('kra_records.team_leader_id', '=', leaderId)
    .where('kra_records.rated_at', 'is', null)
    .orderBy('kra_records.month')
    .orderBy('employees.full_name')
    .orderBy('kra_records.id')
    .execute();

/**
 * Employees who can give the ratings that wait for a leader instead, whose own leader comes first. No one rates his or
 * her own.
 */
export const ratingSuccessors = (database: Kysely<Schema>, leaderId: string) =>
  kraLeaders(database, leaderId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('kra_records')
            .select('kra_records.id')
            .whereRef('kra_records.employee_id', '=', 'employees.id')
            .where('kra_records.team_leader_id', '=', leaderId)
            .where('kra_records.rated_at', 'is', null),
        ),
      ),
    )
    .execute();

/** A team leader, and whether this one may rate. */
export const findRater = (database: Kysely<Schema>, id: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', ...personNameColumns, 'employees.full_name'])
    .select('employees.team_leader_id')
    .select(mayRate('employees', 'roles').as('may_rate'))
    .where('employees.id', '=', id)
    .executeTakeFirst();
