import { sql, type Kysely } from 'kysely';

/** Orders of the lists of overtime and ratings that the first versions of the tables had no index for, and the closed tasks of a person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index overtime_entries_by_decision on overtime_entries (acted_at, id);
    create index overtime_entries_by_hours on overtime_entries (claimed_hours, id);
    create index kra_records_by_own_average_of_all on kra_records (own_average, id);
    create index kra_records_by_leader_average_of_all on kra_records (leader_average, id);
    create index kra_records_by_difference on kra_records ((leader_average - own_average), id);
    create index tasks_closed_by_assignee on tasks (assignee_id, closed_at) where closed_at is not null and deleted_at is null;
  `.execute(database);
}
