import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/** Saved plans: the days of the tasks of a project at an instant, to compare with later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_baselines (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      name text collate alphabetical not null check (length(name) between 1 and 100),
      saved_by_id uuid not null references employees,
      saved_at timestamptz not null
    );
    create index plan_baselines_project on plan_baselines (project_id, saved_at desc, id desc);
    create index plan_baselines_saved_by on plan_baselines (saved_by_id);
    comment on table plan_baselines is 'The plan of a project as it was at saved_at';

    create table plan_baseline_tasks (
      baseline_id uuid not null references plan_baselines on delete cascade,
      task_id uuid not null references tasks on delete cascade,
      starts_on date,
      start_half text not null,
      due_on date,
      due_half text not null,
      duration_hours numeric,
      primary key (baseline_id, task_id)
    );
    create index plan_baseline_tasks_task on plan_baseline_tasks (task_id);
    comment on table plan_baseline_tasks is 'Days of the tasks that had any, as in tasks';
  `.execute(database);
  await sql
    .raw(
      watch({
        table: 'plan_baselines',
        rows: "select 'baseline', r.id, r.project_id, '{}'::uuid[] from changed r",
      }),
    )
    .execute(database);
}
