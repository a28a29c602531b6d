import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/**
 * Locks an employee until the transaction ends: his or her leaves, overtime and requests are filed one after the other.
 * @returns data for filing; undefined for an unknown employee
 */
export const lockEmployee = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employees')
    .select(['id', 'full_name', 'status', 'team_leader_id', 'joined_on', 'created_at'])
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The same for the caller, whose record exists. */
export async function lockCaller(database: Kysely<Schema>, { employeeId }: { readonly employeeId: string }) {
  const caller = await lockEmployee(database, employeeId);
  if (caller === undefined) throw new Error('A caller without a record');
  return caller;
}
