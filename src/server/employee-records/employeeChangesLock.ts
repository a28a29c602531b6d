import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Sendable } from '../database/sendTogether';

/**
 * The statement that locks changes of employees until the transaction ends: cycles of team leaders, the last role
 * administrator, codes and mail addresses can only be checked against all employees. It precedes locks of rows and roles.
 */
export function employeeChangesLock(database: Kysely<Schema>): Sendable<unknown> {
  const lock = sql`select pg_advisory_xact_lock(hashtext('daybook employees'))`;
  return { compile: () => lock.compile(database) };
}
