import { sql, type Kysely } from 'kysely';

/**
 * The database asks no clock of its own: every instant comes from the server, which has one clock for the whole company.
 * Columns lose the defaults that read the machine's clock; a statement that names no instant fails.
 *
 * The log of changes is the one exception. It is cleared by age, holds nothing of the company, and must go on when the
 * company's clock is set; its age comes from `change_log_clock()`, which nothing else uses.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function change_log_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';
    comment on function change_log_clock() is 'The machine''s clock, for the age of rows in the log of changes only';
    alter table changes alter column happened_at set default change_log_clock();
  `.execute(database);
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where c.relnamespace = current_schema()::regnamespace and lower(pg_get_expr(d.adbin, d.adrelid)) in ('now()', 'current_timestamp', 'clock_timestamp()')`.execute(database);
  for (const { table, column } of rows) await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop default`.execute(database);
}
