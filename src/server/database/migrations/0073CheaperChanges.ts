import { sql, type Kysely } from 'kysely';

/** The columns of tasks that the change log of lists keeps. */
const moveColumns = `id, project_id, number, key, issue_type, summary, reporter_id, assignee_id, sprint_id, milestone_id, assigned_on, due_on, duration_hours, priority, status, updated_at, deleted_at, assignee_name, reporter_name, sprint_name, milestone_name, priority_rank, status_rank, closed_at, status_since, logged_seconds, variance_hours, progress_percent, reopen_count, comment_count`;

const origin = `nullif(current_setting('daybook.origin', true), '')`;

/** Entries of the change log for any number of rows: more than 50 rows of one statement become one entry of 'several'. */
const published = (changed: string, rows: string): string => `
      with changed as (${changed}),
      told (kind, subject_id, project_id, people) as (${rows}),
      single as (select kind, case when (select count(*) from told) > 100 then null else subject_id end as subject_id, project_id, person from told left join lateral unnest(people) person on true)
      insert into changes (kind, subject_id, project_id, people, origin)
      select kind, subject_id, project_id, coalesce(array_agg(distinct person) filter (where person is not null), '{}'::uuid[]), ${origin}
      from single group by kind, subject_id, project_id;`;

const rowsOfSubject = (kind: string): string =>
  `select '${kind}', coalesce(r.task_id, r.project_id), coalesce(r.project_id, t.project_id), array[t.assignee_id] from changed r left join tasks t on t.id = r.task_id`;

/** One person at most belongs to a row of these tables, and nearly all statements add one row. */
const tables: Readonly<Record<string, string>> = {
  history_entries: rowsOfSubject('history'),
  comments: rowsOfSubject('comment'),
  task_timers: `select 'timer', r.task_id, r.project_id, array[r.employee_id] from changed r`,
};

const publishChanges = (table: string, rows: string): string => `
  create or replace function ${table}_tell_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        with changed as (select * from new_rows where (select count(*) from (select from new_rows limit 2) some_rows) = 1),
        told (kind, subject_id, project_id, people) as (${rows})
        insert into changes (kind, subject_id, project_id, people, origin)
        select kind, subject_id, project_id, array_remove(people, null), ${origin} from told;
        if found then return null; end if;
        ${published('select * from new_rows', rows)}
      elsif tg_op = 'UPDATE' then ${published('select * from new_rows union all select * from old_rows', rows)}
      else ${published('select * from old_rows', rows)}
      end if;
      return null;
    end $$;`;

const taskRows = `select 'task', r.id, r.project_id, array[r.assignee_id] from changed r`;

/**
 * What a change of a task costs beside its own row: three triggers for each UPDATE become one, which has a short path for
 * one task, and the count of a project's tasks is looked at only when a deleted task is concerned. Orders within one
 * project that are used rarely are sorted when they are read: a project has few tasks, and each of these indexes was
 * written with every change of every task. Orders by number have the unique index of the number.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    drop index tasks_by_number, tasks_by_type, tasks_by_reporter_name, tasks_by_sprint_name, tasks_by_duration,
      tasks_by_milestone_name, tasks_by_closed_at, tasks_by_status_since, tasks_by_logged_seconds,
      tasks_by_variance_hours, tasks_by_progress_percent, tasks_by_reopen_count, tasks_by_comment_count;

    drop trigger tasks_tell_change_update on tasks;
    drop trigger tasks_note_moves_update on tasks;
    drop trigger tasks_count_deleted on tasks;
    drop function tasks_count_deleted();
    create function tasks_note_update() returns trigger language plpgsql as $$
    declare
      row_count integer;
      is_any_deleted boolean;
    begin
      select count(*) / 2, bool_or(deleted_at is not null) into row_count, is_any_deleted
        from (select deleted_at from new_rows union all select deleted_at from old_rows) both_rows;
      if row_count = 0 then return null; end if;
      if row_count > 500 then insert into task_moves (move) values ('many');
      else
        insert into task_moves (move, ${moveColumns})
          select 'leaves', ${moveColumns} from old_rows union all select 'enters', ${moveColumns} from new_rows;
      end if;
      if is_any_deleted then
        update project_task_counts set task_count = project_task_counts.task_count + changed.difference
        from (
          select present.project_id, sum(case when present.deleted_at is null then 1 else -1 end) as difference
          from new_rows present join old_rows former on former.id = present.id
          where (present.deleted_at is null) <> (former.deleted_at is null)
          group by present.project_id
        ) changed
        where project_task_counts.project_id = changed.project_id;
      end if;
      if row_count = 1 then
        insert into changes (kind, subject_id, project_id, people, origin)
          select 'task', present.id, present.project_id,
            array_remove(case when former.assignee_id = present.assignee_id then array[present.assignee_id]
              else array[former.assignee_id, present.assignee_id] end, null), ${origin}
          from new_rows present, old_rows former where former.project_id = present.project_id;
        if found then return null; end if;
      end if;
      ${published('select * from new_rows union all select * from old_rows', taskRows)}
      return null;
    end $$;
    create trigger tasks_note_update after update on tasks referencing old table as old_rows new table as new_rows
      for each statement execute function tasks_note_update();
    ${Object.entries(tables)
      .map(([table, rows]) => publishChanges(table, rows))
      .join('')}`,
    )
    .execute(database);
}
