import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertRows } from '../database/rowsRepository';
import type { Schema } from '../database/schema';
import type { Sendable } from '../database/sendTogether';

/** A changed field with readable values. */
export interface FieldChange {
  readonly field: string;
  readonly previous: string | null;
  readonly current: string | null;
}

/** Writes the history of the person; to be called in the transaction of the change. */
export async function addEmployeeChanges(
  database: Kysely<Schema>,
  actorId: string,
  now: Date,
  changes: readonly (FieldChange & { readonly employeeId: string })[],
): Promise<void> {
  await insertRows(
    database,
    'employee_changes',
    changes.map(({ employeeId, field, previous, current }) => ({
      id: newId(),
      employee_id: employeeId,
      actor_id: actorId,
      field,
      previous_value: previous,
      current_value: current,
      changed_at: now,
    })),
  );
}

/**
 * The statement that locks changes of employees until the transaction ends: cycles of team leaders, the last role
 * administrator, codes and mail addresses can only be checked against all employees. It precedes locks of rows and roles.
 */
export function employeeChangesLock(database: Kysely<Schema>): Sendable<unknown> {
  const lock = sql`select pg_advisory_xact_lock(hashtext('daybook employees'))`;
  return { compile: () => lock.compile(database) };
}
