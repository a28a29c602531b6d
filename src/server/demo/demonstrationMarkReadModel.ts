import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** The row of company_settings that marks every demonstration company. */
export const demonstrationMark = 'demonstration_company';

export async function isDemonstrationCompany(database: Kysely<Schema>): Promise<boolean> {
  return (
    (await database
      .selectFrom('company_settings')
      .select('key')
      .where('key', '=', demonstrationMark)
      .executeTakeFirst()) !== undefined
  );
}

/** True with an account whose password is public, marked or not. */
export async function hasDemonstrationAccounts(database: Kysely<Schema>): Promise<boolean> {
  return (
    (await database
      .selectFrom('employees')
      .select('id')
      .where('email', '=', 'hr@daybook.example')
      .executeTakeFirst()) !== undefined
  );
}
