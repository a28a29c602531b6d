import { sql, type Kysely } from 'kysely';

/**
 * Variance as `domain/tasks/variance.ts` says: nothing for a task that has neither logged time nor been closed, and to the
 * hundredth what the shown hours give. A generated column cannot be redefined in place.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tasks drop column variance_hours;
    alter table tasks add column variance_hours numeric(12, 2) generated always as (
      case when round(logged_seconds / 3600.0, 2) > 0 or status = 'CLOSE' then round(logged_seconds / 3600.0, 2) - duration_hours end
    ) stored;
    comment on column tasks.variance_hours is 'Logged less estimated; null without an estimate, and before the first logged time of a task that is not closed';
    create index tasks_all_by_variance_hours on tasks (variance_hours, id) where deleted_at is null;
    create index tasks_by_variance_hours on tasks (project_id, variance_hours, id) where deleted_at is null;
  `.execute(database);
}
