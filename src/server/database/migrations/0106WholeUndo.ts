import { sql, type Kysely } from 'kysely';

/** Changes that are undone whole or not at all: moves on the timeline, of which a part could let a task begin too early. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_changes add column is_whole boolean not null default false;
    comment on column bulk_changes.is_whole is 'It is undone completely, or not at all when one of its tasks has changed since';
  `.execute(database);
}
