import { sql, type Kysely } from 'kysely';
import { CLOCK_CHANNEL } from '../database/changeSignal';
import type { Schema } from '../database/schema';

const shiftKey = 'clock_shift_ms';

/** By how much users have shifted the company's clock. */
export async function storedShift(database: Kysely<Schema>): Promise<number> {
  const row = await database
    .selectFrom('company_settings')
    .select('value')
    .where('key', '=', shiftKey)
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
}

/** Stores it for the next start, and notifies all servers at the commit. */
export async function storeShift(database: Kysely<Schema>, shiftMs: number): Promise<void> {
  if (shiftMs === 0) await database.deleteFrom('company_settings').where('key', '=', shiftKey).execute();
  else {
    const value = String(shiftMs);
    await database
      .insertInto('company_settings')
      .values({ key: shiftKey, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
  await sql`select pg_notify(${CLOCK_CHANNEL}, '')`.execute(database);
}
