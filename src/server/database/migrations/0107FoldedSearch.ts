import { sql, type Kysely } from 'kysely';

/** What is searched for with an index, by table. */
const searchedTexts: Readonly<Record<string, string>> = {
  employees: "full_name || ' ' || code",
  tasks: "key || ' ' || summary",
  tickets: "key || ' ' || title",
  projects: "name || ' ' || short_name",
  present_records: "name || ' ' || code",
};

/**
 * A search finds 'Zoë' by 'zoe', as the filters of lists in the browser do. `fold_letters` does what `foldLetters` of
 * `domain/wording` does; texts of ASCII alone, which most are, are compared by their bytes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold_letters(value text) returns text immutable parallel safe language sql
    return case when octet_length(value) = char_length(value) then lower(value collate "C")
      else lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]+', '', 'g') collate alphabetical) collate "C" end`.execute(database);
  for (const [table, text] of Object.entries(searchedTexts)) {
    await sql`drop index ${sql.ref(`${table}_search`)}`.execute(database);
    await sql`create index ${sql.ref(`${table}_search`)} on ${sql.table(table)} using gin (fold_letters(${sql.raw(text)}) gin_trgm_ops)`.execute(
      database,
    );
    // How often a text occurs is known of an index only after its table was looked at.
    await sql`analyze ${sql.table(table)}`.execute(database);
  }
}
