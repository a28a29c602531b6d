import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
  /** Those that a unique index reads, expressions included, unless they are one of a few values. */
  readonly uniqueColumns: readonly string[];
}

/** All tables but those of the migrations and those that grow with calls. */
async function copiedTables(database: Kysely<Schema>): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, null) order by a.attnum) as types,
      array(
        select distinct u.attname::text from pg_index i join pg_attribute u on u.attrelid = c.oid and u.attnum > 0
        where i.indrelid = c.oid and i.indisunique
          and (u.attnum = any(i.indkey) or pg_get_expr(i.indexprs, c.oid) ~ ('\\m' || u.attname || '\\M'))
          and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and u.attnum = any(k.conkey) and pg_get_constraintdef(k.oid) like '%= ANY%')
      ) as "uniqueColumns"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_migration%'
      and c.relname <> all(array['changes', 'audit_events', 'sessions'])
    group by c.oid, c.relname order by c.relname`.execute(database);
  return rows;
}

/**
 * Adds copies of every row of a company: other people with other projects in other places, each of which belongs to its
 * copy as the first ones to theirs. Triggers and foreign keys rest during it; statistics are up to date afterwards.
 * @param from number of the first copy
 * @param to number of the last copy
 */
export async function addCopies(database: Kysely<Schema>, from: number, to: number): Promise<void> {
  const tables = await copiedTables(database);
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name, columns, types, uniqueColumns } of tables) {
      const copied = columns.map((column, index) => {
        const [value, type] = [sql.ref(`original.${column}`), types[index]];
        if (type === 'uuid') return sql`md5(${value}::text || copy)::uuid`;
        if (type === 'uuid[]') return sql`array(select md5(one::text || copy)::uuid from unnest(${value}) one)`;
        return type === 'text' && uniqueColumns.includes(column)
          ? sql`case when ${value} = upper(${value}) then 'C' else 'c' end || copy || ${value}`
          : value;
      });
      await sql`
        insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(copied)} from (select * from ${sql.table(name)}) original cross join generate_series(${from}::int, ${to}::int) copy
        on conflict do nothing`.execute(transaction);
    }
  });
  await sql`analyze`.execute(database);
}
