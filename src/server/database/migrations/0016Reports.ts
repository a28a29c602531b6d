import { sql, type Kysely } from 'kysely';

/** What the lists sort by; each is an index of its own over all projects, and the figures also one within a project. */
const sortedOverAll = ['summary', 'issue_type', 'priority_rank', 'status_rank', 'assignee_name', 'reporter_name', 'sprint_name', 'assigned_on', 'due_on', 'duration_hours', 'updated_at'];
const figures = ['milestone_name', 'closed_at', 'status_since', 'logged_seconds', 'variance_hours', 'progress_percent', 'reopen_count', 'comment_count'];

/**
 * Figures of a task in its own row, so that the task report sorts and filters by them from an index; triggers keep them
 * true. Logged time is that of finished stretches: a running timer counts when it stops.
 * The number of tasks of each project is kept too: the length of a list is then no scan.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tasks
      add column milestone_id uuid,
      add column milestone_name text,
      add column closed_at timestamptz,
      add column status_since timestamptz,
      add column logged_seconds bigint not null default 0,
      add column reopen_count integer not null default 0,
      add column comment_count integer not null default 0;

    update tasks set
      milestone_id = (select milestone_id from sprints where sprints.id = tasks.sprint_id),
      milestone_name = (select milestones.name from sprints join milestones on milestones.id = sprints.milestone_id where sprints.id = tasks.sprint_id),
      status_since = coalesce((select max(happened_at) from history_entries where task_id = tasks.id and field = 'status'), created_at),
      closed_at = case when status = 'CLOSE' then coalesce((select max(happened_at) from history_entries where task_id = tasks.id and field = 'status'), updated_at) end,
      logged_seconds = coalesce((select floor(sum(extract(epoch from stopped_at - started_at))) from task_timers where task_id = tasks.id and stopped_at is not null), 0),
      reopen_count = (select count(*) from history_entries where task_id = tasks.id and field = 'status' and current_value = 'REOPEN'),
      comment_count = (select count(*) from comments where task_id = tasks.id);

    alter table tasks
      alter column status_since set not null,
      add column variance_hours numeric(12, 2) generated always as (logged_seconds / 3600.0 - duration_hours) stored,
      add column progress_percent integer generated always as (case when duration_hours > 0 then least(round(logged_seconds / (36 * duration_hours)), 1000000) end) stored;
    comment on column tasks.logged_seconds is 'Of finished stretches';
    comment on column tasks.variance_hours is 'Logged less estimated; null without an estimate';

    create index tasks_milestone on tasks (milestone_id, due_on) where deleted_at is null;
    create index projects_short_name_order on projects (short_name, id) where deleted_at is null;

    create function tasks_keep_state() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.status_since := coalesce(new.status_since, new.created_at);
        if new.status = 'CLOSE' then new.closed_at := coalesce(new.closed_at, new.updated_at); end if;
      elsif new.status <> old.status then
        new.status_since := new.updated_at;
        new.closed_at := case when new.status = 'CLOSE' then new.updated_at end;
        if new.status = 'REOPEN' then new.reopen_count := old.reopen_count + 1; end if;
      end if;
      if tg_op = 'INSERT' or new.sprint_id is distinct from old.sprint_id then
        select milestones.id, milestones.name into new.milestone_id, new.milestone_name
          from sprints left join milestones on milestones.id = sprints.milestone_id where sprints.id = new.sprint_id;
      end if;
      return new;
    end $$;
    create trigger tasks_keep_state before insert or update of status, sprint_id on tasks
      for each row execute function tasks_keep_state();

    create function sprints_move_tasks() returns trigger language plpgsql as $$
    begin
      update tasks set milestone_id = new.milestone_id, milestone_name = (select name from milestones where id = new.milestone_id) where sprint_id = new.id;
      return null;
    end $$;
    create trigger sprints_move_tasks after update of milestone_id on sprints
      for each row when (old.milestone_id is distinct from new.milestone_id) execute function sprints_move_tasks();

    create function milestones_rename_in_tasks() returns trigger language plpgsql as $$
    begin
      update tasks set milestone_name = new.name where milestone_id = new.id;
      return null;
    end $$;
    create trigger milestones_rename_in_tasks after update of name on milestones
      for each row when (old.name is distinct from new.name) execute function milestones_rename_in_tasks();

    create function comments_count_in_tasks() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then update tasks set comment_count = comment_count + 1 where id = new.task_id;
      else update tasks set comment_count = comment_count - 1 where id = old.task_id;
      end if;
      return null;
    end $$;
    create trigger comments_count_in_tasks after insert or delete on comments
      for each row execute function comments_count_in_tasks();

    create function finished_seconds(started_at timestamptz, stopped_at timestamptz) returns bigint language sql immutable
      return coalesce(floor(extract(epoch from stopped_at - started_at)), 0)::bigint;
    create function task_timers_log_in_tasks() returns trigger language plpgsql as $$
    declare
      former bigint := case when tg_op = 'INSERT' then 0 else finished_seconds(old.started_at, old.stopped_at) end;
      present bigint := case when tg_op = 'DELETE' then 0 else finished_seconds(new.started_at, new.stopped_at) end;
    begin
      if former <> present then
        update tasks set logged_seconds = logged_seconds + present - former where id = case when tg_op = 'DELETE' then old.task_id else new.task_id end;
      end if;
      return null;
    end $$;
    create trigger task_timers_log_in_tasks after insert or delete or update of started_at, stopped_at on task_timers
      for each row execute function task_timers_log_in_tasks();

    create table project_task_counts (
      project_id uuid primary key references projects on delete cascade,
      task_count integer not null
    ) with (fillfactor = 50);
    comment on table project_task_counts is 'Tasks of each project that are not deleted; triggers keep it true';
    insert into project_task_counts select project_id, count(*) from tasks where deleted_at is null group by project_id;

    create function tasks_count_added() returns trigger language plpgsql as $$
    begin
      insert into project_task_counts (project_id, task_count)
        select project_id, count(*) from added where deleted_at is null group by project_id order by project_id
        on conflict (project_id) do update set task_count = project_task_counts.task_count + excluded.task_count;
      return null;
    end $$;
    create trigger tasks_count_added after insert on tasks referencing new table as added
      for each statement execute function tasks_count_added();

    create function tasks_count_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.deleted_at is null then update project_task_counts set task_count = task_count - 1 where project_id = old.project_id; end if;
      else
        update project_task_counts set task_count = task_count + case when new.deleted_at is null then 1 else -1 end where project_id = new.project_id;
      end if;
      return null;
    end $$;
    create trigger tasks_count_deleted after update of deleted_at on tasks
      for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function tasks_count_changed();
    create trigger tasks_count_removed after delete on tasks
      for each row execute function tasks_count_changed();
  `.execute(database);
  for (const column of [...sortedOverAll, ...figures]) await sql`create index ${sql.ref(`tasks_all_by_${column}`)} on tasks (${sql.ref(column)}, id) where deleted_at is null`.execute(database);
  for (const column of figures) await sql`create index ${sql.ref(`tasks_by_${column}`)} on tasks (project_id, ${sql.ref(column)}, id) where deleted_at is null`.execute(database);
}
