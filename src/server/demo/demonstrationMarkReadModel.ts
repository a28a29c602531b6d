import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** The row of company_settings that the generator has written with every demonstration company since the first one. */
export const demonstrationMark = 'demonstration_company';

/** True when the records are those of the demonstration company. */
export async function isDemonstrationCompany(database: Kysely<Schema>): Promise<boolean> {
  return (
    (await database
      .selectFrom('company_settings')
      .select('key')
      .where('key', '=', demonstrationMark)
      .executeTakeFirst()) !== undefined
  );
}
