import { sql, type Kysely } from 'kysely';

/** The portfolio counts the open bugs of all projects at eight instants: few of the states are of bugs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index task_states_bugs on task_states (project_id, valid_from, valid_to) include (status) where issue_type = 'Bug'`.execute(
    database,
  );
}
