import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { employeeChangesLock } from '../employee-records/employeeChangesRepository';
import type { Identity } from './identityProvider';

type Linked = Pick<Identity, 'issuer' | 'subject'>;

/** The employee to whom a user at the provider is linked; links of leavers are removed. */
export async function linkedEmployee(
  database: Kysely<Schema>,
  { issuer, subject }: Linked,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('openid_links')
    .select('employee_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.employee_id;
}

/** @returns false when the employee is linked to another user */
export async function linkEmployee(
  database: Kysely<Schema>,
  { issuer, subject }: Linked,
  employeeId: string,
  machineNow: Date,
): Promise<boolean> {
  const changed = await database
    .insertInto('openid_links')
    .values({ issuer, subject, employee_id: employeeId, linked_at: machineNow })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Also an employee who has left. */
export const employeeWithEmail = (database: Kysely<Schema>, email: string) =>
  database
    .selectFrom('employees')
    .select(['id', 'status'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** What a new employee needs: the id of the role, if it exists, and the next free code such as E042. */
export async function newcomerRoleAndCode(
  database: Kysely<Schema>,
  roleName: string,
): Promise<{ roleId: string | undefined; code: string }> {
  await database.executeQuery(employeeChangesLock(database).compile());
  const role = await database.selectFrom('roles').select('id').where('name', '=', roleName).executeTakeFirst();
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(code from '^[Ee](\\d{1,8})$')::int), 0) as last from employees`.execute(database);
  return { roleId: role?.id, code: `E${String((rows[0]?.last ?? 0) + 1).padStart(3, '0')}` };
}

export async function insertNewcomer(
  database: Kysely<Schema>,
  newcomer: {
    readonly id: string;
    readonly code: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly roleId: string;
    readonly now: Date;
  },
): Promise<void> {
  await database
    .insertInto('employees')
    .values({
      id: newcomer.id,
      code: newcomer.code,
      first_name: newcomer.firstName,
      last_name: newcomer.lastName,
      email: newcomer.email,
      role_id: newcomer.roleId,
      created_at: newcomer.now,
    })
    .execute();
}
