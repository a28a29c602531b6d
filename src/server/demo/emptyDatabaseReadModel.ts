import type { Database } from '../database/database';

/** True when nobody has an account yet: only such a database is filled with the demonstration company. */
export async function isEmptyDatabase({ kysely }: Database): Promise<boolean> {
  const { exists } = await kysely.selectNoFrom(({ exists: anyRow, selectFrom }) => anyRow(selectFrom('employees').select('id')).as('exists')).executeTakeFirstOrThrow();
  return exists !== true && exists !== 1;
}
