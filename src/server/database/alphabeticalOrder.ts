import { sql, type Kysely } from 'kysely';

/**
 * Rebuilds the indexes of sorted lists after an update of the collation library, which may sort texts differently.
 * @returns the number of rebuilt tables; 0 while the version is unchanged
 */
export async function refreshAlphabeticalOrder<Tables>(database: Kysely<Tables>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isOutdated: boolean }>`
      select collversion is distinct from pg_collation_actual_version(oid) as "isOutdated" from pg_collation where collname = 'alphabetical'`.execute(
      transaction,
    );
    if (rows[0]?.isOutdated !== true) return 0;
    await sql`set local statement_timeout = 0`.execute(transaction);
    const { rows: tables } = await sql<{ name: string }>`
      select distinct a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and not a.attisdropped and a.attcollation = (select oid from pg_collation where collname = 'alphabetical')`.execute(
      transaction,
    );
    for (const { name } of tables) await sql`reindex table ${sql.table(name)}`.execute(transaction);
    await sql`alter collation alphabetical refresh version`.execute(transaction);
    return tables.length;
  });
}
