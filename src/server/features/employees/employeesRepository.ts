import { sql, type Kysely } from 'kysely';
import { insertRows, jsonRows } from '../../database/rowsRepository';
import type { Schema } from '../../database/schema';
import { sendTogether } from '../../database/sendTogether';
import { employeeChangesLock } from '../../employee-records/employeeChangesRepository';
import type { EmployeeColumns } from './employeeValues';

/** Locks changes of employees until the transaction ends. */
export async function queueEmployeeChanges(database: Kysely<Schema>): Promise<void> {
  await sendTogether(database, [
    employeeChangesLock(database),
    // A role that is given here is not deleted concurrently.
    database.selectFrom('roles').select('id').orderBy('id').forShare(),
  ]);
}

/**
 * Locks an employee and the employees of the team before projects and tasks, as timers do: a deactivation changes all of
 * them.
 */
export async function lockWithTeam(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database
    .selectFrom('employees')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', employeeId), eb('team_leader_id', '=', employeeId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks employees before the months that a change of them concerns. */
export async function lockRecords(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .selectFrom('employees')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Adds employees. Team leaders are set last, because they may be among the new employees. */
export async function insertEmployees(
  database: Kysely<Schema>,
  people: readonly (EmployeeColumns & { id: string })[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await insertRows(
    database,
    'employees',
    people.map((person) => ({ ...person, team_leader_id: null, created_at: now })),
  );
  const led = people.filter(({ team_leader_id }) => team_leader_id !== null);
  if (led.length === 0) return;
  const leaders = led.map(({ id, team_leader_id }) => ({ id, team_leader_id }));
  await sql`update employees set team_leader_id = led.team_leader_id from ${jsonRows('employees', leaders)} led where employees.id = led.id`.execute(
    database,
  );
}

/** Frees the mail addresses of employees who are about to get others, for those who take them in the same transaction. */
export async function freeAddresses(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('employees')
    .set({ email: sql<string>`id::text` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Stores the values of several employees, each its own. */
export async function updateEmployees(
  database: Kysely<Schema>,
  people: readonly (EmployeeColumns & { id: string })[],
): Promise<void> {
  const [first] = people;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const assignments = columns.map((column) => sql`${sql.ref(column)} = edited.${sql.ref(column)}`);
  await sql`update employees set ${sql.join(assignments)} from ${jsonRows('employees', people)} edited where employees.id = edited.id`.execute(
    database,
  );
}

export async function storeStatus(database: Kysely<Schema>, id: string, status: 'Active' | 'DeActive'): Promise<void> {
  await database.updateTable('employees').set({ status }).where('id', '=', id).execute();
}

/** Invalidates mailed links. */
export async function deleteEmployeeLinks(database: Kysely<Schema>, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await database
    .deleteFrom('password_resets')
    .where('employee_id', 'in', [...employeeIds])
    .execute();
}
