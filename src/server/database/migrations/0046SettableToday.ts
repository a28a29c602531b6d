import { sql, type Kysely } from 'kysely';

/** In demonstration companies of earlier versions, who keeps the roles may now set what day it is. Nowhere else has the flag a use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update roles set granted_flags = granted_flags || '{Demonstration.Set_Today}'
    where 'Master.Roles_Permission' = any (granted_flags) and not 'Demonstration.Set_Today' = any (granted_flags)
      and exists (select from company_settings where key = 'demonstration_company')`.execute(database);
}
