import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import type { EmployeeColumns } from './employeeValues';

/** A changed field with readable values. */
export interface FieldChange {
  readonly field: string;
  readonly previous: string | null;
  readonly current: string | null;
}

/**
 * Locks changes of employees until the transaction ends: cycles of team leaders, the last role keeper, codes and mail
 * addresses can only be checked against all employees.
 */
export async function queueEmployeeChanges(database: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('daybook employees'))`.execute(database);
  // Concurrent changes of roles decide which employees can change roles.
  await database.selectFrom('roles').select('id').orderBy('id').forShare().execute();
}

/** Adds employees. Team leaders are set last, because they may be among the new employees. */
export async function insertEmployees(
  database: Kysely<Schema>,
  people: readonly (EmployeeColumns & { id: string })[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await database
    .insertInto('employees')
    .values(people.map((person) => ({ ...person, team_leader_id: null, created_at: now })))
    .execute();
  const led = people.filter(({ team_leader_id }) => team_leader_id !== null);
  if (led.length === 0) return;
  const pairs = sql.join(led.map(({ id, team_leader_id }) => sql`(${id}::uuid, ${team_leader_id}::uuid)`));
  await sql`update employees set team_leader_id = led.leader_id from (values ${pairs}) as led (id, leader_id) where employees.id = led.id`.execute(
    database,
  );
}

export async function updateEmployee(database: Kysely<Schema>, id: string, values: EmployeeColumns): Promise<void> {
  await database
    .updateTable('employees')
    .set({ ...values })
    .where('id', '=', id)
    .execute();
}

export async function storeStatus(database: Kysely<Schema>, id: string, status: 'Active' | 'DeActive'): Promise<void> {
  await database.updateTable('employees').set({ status }).where('id', '=', id).execute();
}

/** Invalidates mailed links. */
export async function deleteEmployeeLinks(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database.deleteFrom('password_resets').where('employee_id', '=', employeeId).execute();
}

/** Writes the history of the person; to be called in the transaction of the change. */
export async function addEmployeeChanges(
  database: Kysely<Schema>,
  actorId: string,
  now: Date,
  changes: readonly (FieldChange & { readonly employeeId: string })[],
): Promise<void> {
  if (changes.length === 0) return;
  await database
    .insertInto('employee_changes')
    .values(
      changes.map(({ employeeId, field, previous, current }) => ({
        id: newId(),
        employee_id: employeeId,
        actor_id: actorId,
        field,
        previous_value: previous,
        current_value: current,
        changed_at: now,
      })),
    )
    .execute();
}
