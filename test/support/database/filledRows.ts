import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import { testMoment } from '../testMoment';

interface RequiredColumn {
  readonly name: string;
  readonly type: string;
}

const valueOf: Readonly<Record<string, () => unknown>> = {
  uuid: randomUUID,
  text: () => 'Some text',
  'timestamp with time zone': testMoment,
  date: () => '2026-02-02',
  'time without time zone': () => '09:00',
  integer: () => 1,
  smallint: () => 1,
  bigint: () => 1,
  numeric: () => 1,
  boolean: () => false,
  jsonb: () => '{}',
  bytea: () => Buffer.from(randomUUID()),
};

/** Adds a row to any table: what the caller does not say, and the database needs, is made up. */
export async function addRow(
  database: Kysely<Schema>,
  table: keyof Schema,
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { rows: required } = await sql<RequiredColumn>`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_generated = 'NEVER' and is_identity = 'NO'`.execute(database);
  const values = Object.fromEntries(
    required.filter(({ name }) => given[name] === undefined).map(({ name, type }) => [name, valueOf[type]?.()]),
  );
  const row = { ...values, ...given };
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(database);
  return row;
}
