import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/**
 * Tasks start on a day of their own, to the half day, and wait for other tasks of their project. A cycle is impossible: each
 * statement that adds dependencies first changes the row of its project, so that additions in one project wait for each
 * other at every isolation level, and then follows the dependencies that it added. Those of deleted tasks count: the tasks
 * can come back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tasks
      add column starts_on date,
      add column start_half text not null default 'First Half' check (start_half in ('First Half', 'Second Half')),
      add column due_half text not null default 'Second Half' check (due_half in ('First Half', 'Second Half')),
      add constraint tasks_start_before_due
        check (starts_on < due_on or (starts_on = due_on and (start_half = 'First Half' or due_half = 'Second Half')));
    comment on column tasks.starts_on is 'First day of the planned work';
    comment on column tasks.start_half is 'Half of starts_on with which the work begins';
    comment on column tasks.due_half is 'Half of due_on with which the work ends';

    create table task_dependencies (
      task_id uuid not null references tasks on delete cascade,
      blocker_id uuid not null references tasks on delete cascade,
      lag_days smallint not null default 0 check (lag_days between -60 and 260),
      primary key (task_id, blocker_id),
      constraint task_dependencies_not_itself check (task_id <> blocker_id)
    );
    create index task_dependencies_blocker on task_dependencies (blocker_id);
    comment on table task_dependencies is 'task_id starts when blocker_id has ended, lag_days working days later';

    create table task_dependency_projects (
      project_id uuid primary key references projects on delete cascade,
      additions bigint not null
    );
    comment on table task_dependency_projects is 'Locked while dependencies of a project are added';

    create function task_dependencies_check() returns trigger language plpgsql as $$
    begin
      insert into task_dependency_projects (project_id, additions)
        select distinct t.project_id, 1 from new_rows r join tasks t on t.id = r.task_id order by t.project_id
        on conflict (project_id) do update set additions = task_dependency_projects.additions + 1;
      if exists (
        select from new_rows r join tasks t on t.id = r.task_id join tasks b on b.id = r.blocker_id
        where t.project_id <> b.project_id
      ) then
        raise check_violation using constraint = 'task_dependencies_one_project',
          message = 'A task can only wait for tasks of its project';
      end if;
      if exists (
        with recursive chain (task_id, blocker_id) as (
          select r.task_id, r.blocker_id from new_rows r
          union
          select chain.task_id, d.blocker_id from chain join task_dependencies d on d.task_id = chain.blocker_id
        )
        select from chain where task_id = blocker_id
      ) then
        raise check_violation using constraint = 'task_dependencies_no_cycle',
          message = 'Tasks cannot wait for each other';
      end if;
      return null;
    end $$;
    create trigger task_dependencies_check_insert after insert on task_dependencies referencing new table as new_rows
      for each statement execute function task_dependencies_check();
    create trigger task_dependencies_check_update after update on task_dependencies referencing new table as new_rows
      for each statement execute function task_dependencies_check();
  `.execute(database);
  await sql
    .raw(
      watch({
        table: 'task_dependencies',
        rows: "select 'task', t.id, t.project_id, array[t.assignee_id] from changed r join tasks t on t.id in (r.task_id, r.blocker_id)",
      }),
    )
    .execute(database);
}
