import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { keepReasons } from '../../../../src/server/features/employees/personal-data/keepReasons';
import { cataloguedTables } from '../../../../src/server/features/employees/personal-data/personalDataReadModel';
import { openTestDatabase } from '../../../support/database/testDatabase';
import type { Database } from '../../../../src/server/database/database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const describable = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'];

async function storedColumns(): Promise<{ table: string; column: string; mustBeNamed: boolean }[]> {
  const { rows } = await sql<{ table: string; column: string; mustBeNamed: boolean }>`
    select c.table_name::text as table, c.column_name::text as column,
      c.data_type = any (${describable}) or exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'employees'::regclass and k.conrelid = c.table_name::regclass and a.attname = c.column_name) as "mustBeNamed"
    from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = current_schema() and c.table_name not like 'kysely%'`.execute(database.kysely);
  return rows;
}

test('every table, and every column that can hold personal data, is in the catalogue', async () => {
  const known = new Map<string, ReadonlySet<string>>(
    cataloguedTables.map(([table, { columns }]) => [table, new Set(Object.values(columns).flat())]),
  );
  const missing = (await storedColumns()).filter(
    ({ table, column, mustBeNamed }) => !known.has(table) || (mustBeNamed && known.get(table)?.has(column) === false),
  );
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('the catalogue names nothing that the database does not have', async () => {
  const stored = new Set((await storedColumns()).flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const named = cataloguedTables.flatMap(([table, { columns, belongs = [], exported, spared }]) => [
    table,
    ...[
      ...Object.values(columns).flat(),
      ...[...belongs, ...(exported?.by ?? [])].map(({ column }) => column),
      spared ?? [],
    ]
      .flat()
      .map((column) => `${table}.${column}`),
  ]);
  expect(named.filter((name) => !stored.has(name))).toEqual([]);
});

test('an unknown column would be noticed', async () => {
  await sql`create table reward_letters (id uuid primary key, employee_id uuid references employees, body text)`.execute(
    database.kysely,
  );
  const found = (await storedColumns()).filter(({ table }) => table === 'reward_letters');
  await sql`drop table reward_letters`.execute(database.kysely);
  expect(found.filter(({ mustBeNamed }) => mustBeNamed).map(({ column }) => column)).toEqual(['employee_id', 'body']);
});

test('rows that belong to a person are exported, except what others own or what is kept for a technical reason', () => {
  const unexported = cataloguedTables.flatMap(([table, { belongs, exported }]) =>
    belongs !== undefined && exported === undefined ? [table] : [],
  );
  expect(unexported.sort()).toEqual([
    'authenticator_setups',
    'begun_sign_ins',
    'bulk_changes',
    'face_days',
    'interview_rounds',
    'leave_notified_employees',
    'link_mails',
    'openid_exchanges',
    'openid_sessions',
    'passkey_challenges',
    'present_log_entries',
    'recovery_codes',
    'ticket_department_handlers',
    'ticket_files',
  ]);
});

test('the document lists every kind of record with what happens to it, and every reason', () => {
  const text = readFileSync('src/docs/personal-data.md', 'utf8');
  for (const [table, { what, rows }] of cataloguedTables) {
    if (rows === 'company') continue;
    const outcome = rows === 'deleted' ? 'deleted' : keepReasons[rows].title;
    const line = text.split('\n').find((candidate) => candidate.startsWith(`| ${what} |`));
    expect([table, line?.includes(outcome)]).toEqual([table, true]);
  }
  for (const { title, basis } of Object.values(keepReasons)) expect(text).toContain(`| ${title} | ${basis} |`);
});
