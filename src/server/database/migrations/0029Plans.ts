import { sql, type Kysely } from 'kysely';

/** Milestones and sprints are deleted as tasks are: marked, so that they come back with what was in them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['milestones', 'sprints']) {
    await sql`
      alter table ${sql.table(table)}
        add column deleted_at timestamptz,
        add column deleted_by_id uuid references employees,
        add column freed_ids uuid[] not null default '{}';
      drop index ${sql.ref(`${table}_name`)};
      create unique index ${sql.ref(`${table}_name`)} on ${sql.table(table)} (project_id, lower(btrim(name))) where deleted_at is null;
      create index ${sql.ref(`${table}_deleted`)} on ${sql.table(table)} (project_id, deleted_at) where deleted_at is not null;
    `.execute(database);
  }
  await sql`
    comment on column milestones.freed_ids is 'Sprints that the deletion left without a milestone';
    comment on column sprints.freed_ids is 'Tasks that the deletion left without a sprint';
  `.execute(database);
}
