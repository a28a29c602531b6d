import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import type { Schema } from '../../../src/server/database/schema';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

const onServer = process.env['DATABASE_URL'] === undefined ? test.skip : test;
const role = `daybook_program_${randomUUID().replaceAll('-', '')}`;

let database: Database;
beforeAll(async () => {
  database = await openOwnTestDatabase();
});
afterAll(() => database.close());

/** What happens to a statement; it is undone. */
async function attempt(transaction: Kysely<Schema>, statement: string): Promise<string> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await sql.raw(statement).execute(transaction);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await sql`rollback to savepoint attempt`.execute(transaction);
  }
}

onServer(
  'a role of the program that owns nothing adds and removes old events by the rules, and changes none',
  async () => {
    const results = await database.kysely
      .transaction()
      .execute(async (transaction) => {
        // As the operations page says.
        await sql
          .raw(
            `create role ${role};
           grant usage on schema public to ${role};
           grant all on all tables in schema public to ${role};
           revoke update, delete, truncate, trigger on audit_events from ${role};
           insert into audit_events (id, happened_at, kind) values (gen_random_uuid(), '2001-01-01', 'month_closed');
           set local role ${role}`,
          )
          .execute(transaction);
        const made: Record<string, string> = {};
        for (const statement of [
          "insert into audit_events (id, happened_at, kind) values (gen_random_uuid(), '2199-01-01', 'month_closed')",
          "update audit_events set kind = 'signed_out'",
          'delete from audit_events',
          'truncate audit_events',
          'alter table audit_events disable trigger all',
          'drop table audit_events',
          "set session_replication_role = 'replica'",
          "select audit_events_remove('infinity'::timestamptz, 1000)",
        ])
          made[statement] = await attempt(transaction, statement);
        throw Object.assign(new Error('undone'), { made });
      })
      .catch((error: Error & { made?: Record<string, string> }) => {
        if (error.made === undefined) throw error;
        return error.made;
      });
    expect(Object.values(results)).toEqual([
      'done',
      'permission denied for table audit_events',
      'permission denied for table audit_events',
      'permission denied for table audit_events',
      'must be owner of table audit_events',
      'must be owner of table audit_events',
      'permission denied to set parameter "session_replication_role"',
      'done',
    ]);
  },
);
