import type { Database } from '../database/database';

/** True when nobody has an account yet: only such a database is filled with the demonstration company. */
export async function isEmptyDatabase({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('employees').select('id').limit(1).executeTakeFirst()) === undefined;
}
