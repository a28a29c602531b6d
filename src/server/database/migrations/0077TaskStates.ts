import { sql, type Kysely } from 'kysely';

const isCharted = `(old.sprint_id, old.status, old.issue_type, old.duration_hours, old.deleted_at is null)
  is distinct from (new.sprint_id, new.status, new.issue_type, new.duration_hours, new.deleted_at is null)`;

/**
 * What a task was, from when to when: sprint, status, type and estimate, by ids. Charts of a sprint or a project read it
 * from an index; the history has names, which change, and has to be followed from the beginning. A trigger keeps it with
 * every write; a deleted task has no state.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create table task_states (
      task_id uuid not null references tasks on delete cascade,
      valid_from timestamptz not null,
      valid_to timestamptz,
      project_id uuid not null,
      sprint_id uuid,
      status text not null,
      issue_type text not null,
      duration_hours numeric(7, 2),
      primary key (task_id, valid_from),
      check (valid_from < valid_to)
    );
    comment on table task_states is 'States of tasks, gapless while a task is not deleted';
    comment on column task_states.valid_to is 'Exclusive; null for the present state';
    create unique index task_states_present on task_states (task_id) where valid_to is null;
    create index task_states_sprint on task_states (sprint_id) where sprint_id is not null;
    create index task_states_project on task_states (project_id, valid_to);

    create function task_states_record() returns trigger language plpgsql as $$
    declare
      changed_at timestamptz;
    begin
      if tg_op = 'INSERT' then changed_at := new.created_at;
      else
        changed_at := case when new.deleted_at is not null and old.deleted_at is null then new.deleted_at else new.updated_at end;
        -- The company's clock can be set back.
        changed_at := greatest(changed_at, (select max(coalesce(valid_to, valid_from)) from task_states where task_id = new.id));
        delete from task_states where task_id = new.id and valid_to is null and valid_from = changed_at;
        update task_states set valid_to = changed_at where task_id = new.id and valid_to is null;
      end if;
      if new.deleted_at is null then
        insert into task_states (task_id, valid_from, project_id, sprint_id, status, issue_type, duration_hours)
          values (new.id, changed_at, new.project_id, new.sprint_id, new.status, new.issue_type, new.duration_hours);
      end if;
      return null;
    end $$;
    create trigger task_states_created after insert on tasks for each row execute function task_states_record();
    create trigger task_states_changed after update on tasks for each row when (${isCharted}) execute function task_states_record();

    create function task_states_from_history(project_ids uuid[]) returns void language sql as $$
      delete from task_states where project_ids is null or project_id = any (project_ids);
      with chosen as (
        select id, project_id, created_at, deleted_at, sprint_id, status, issue_type, duration_hours
        from tasks where project_ids is null or project_id = any (project_ids)
      ),
      entries as (
        select e.task_id, e.id, greatest(e.happened_at, t.created_at) as at, coalesce(e.field, 'deleted') as field,
          case when e.field is null then (e.action <> 'Task deleted')::text else e.previous_value end as former,
          case when e.field is null then (e.action = 'Task deleted')::text else e.current_value end as present
        from history_entries e join chosen t on t.id = e.task_id
        where e.field in ('sprint', 'status', 'issue_type', 'duration_hours') or e.action in ('Task deleted', 'Task restored')
        union all
        select id, null, deleted_at, 'deleted', 'false', 'true' from chosen where deleted_at > created_at
      ),
      numbered as (
        select *, row_number() over by_time as number, row_number() over (partition by task_id, field order by at desc, id desc nulls first) as number_from_end
        from entries window by_time as (partition by task_id, field order by at, id nulls last)
      ),
      instants as (select task_id, at from entries union select id, created_at from chosen),
      -- The present value comes from the task, with the id of its sprint; earlier sprints are found by name.
      field_values as (
        select distinct on (task_id, field, at) task_id, field, at, value, is_present, had from (
          select task_id, field, at, present as value, number_from_end = 1 as is_present, number as had from numbered
          union all
          select n.task_id, n.field, t.created_at, n.former, false, 0 from numbered n join chosen t on t.id = n.task_id where n.number = 1
        ) every_value
        order by task_id, field, at, had desc
      ),
      grid as (
        select i.task_id, i.at,
          count(s.at) over by_time as sprint_change, s.value as sprint_name, s.is_present as is_present_sprint,
          count(t.at) over by_time as status_change, t.value as status,
          count(y.at) over by_time as type_change, y.value as issue_type,
          count(h.at) over by_time as hours_change, h.value as hours,
          count(d.at) over by_time as deletion_change, d.value as deleted
        from instants i
        left join field_values s on (s.task_id, s.at, s.field) = (i.task_id, i.at, 'sprint')
        left join field_values t on (t.task_id, t.at, t.field) = (i.task_id, i.at, 'status')
        left join field_values y on (y.task_id, y.at, y.field) = (i.task_id, i.at, 'issue_type')
        left join field_values h on (h.task_id, h.at, h.field) = (i.task_id, i.at, 'duration_hours')
        left join field_values d on (d.task_id, d.at, d.field) = (i.task_id, i.at, 'deleted')
        window by_time as (partition by i.task_id order by i.at)
      ),
      filled as (
        select task_id, at, lead(at) over (partition by task_id order by at) as until,
          sprint_change, max(sprint_name) over (partition by task_id, sprint_change) as sprint_name,
          bool_or(is_present_sprint) over (partition by task_id, sprint_change) as is_present_sprint,
          max(status) over (partition by task_id, status_change) as status,
          max(issue_type) over (partition by task_id, type_change) as issue_type,
          hours_change, max(hours) over (partition by task_id, hours_change) as hours,
          max(deleted) over (partition by task_id, deletion_change) as deleted
        from grid
      )
      insert into task_states (task_id, valid_from, valid_to, project_id, sprint_id, status, issue_type, duration_hours)
      select f.task_id, f.at, f.until, c.project_id,
        case when f.sprint_change = 0 or f.is_present_sprint then c.sprint_id
          else (select p.id from sprints p where p.project_id = c.project_id and lower(btrim(p.name)) = lower(btrim(f.sprint_name))
            order by p.deleted_at desc nulls first, p.id limit 1) end,
        case when f.until is null then c.status else coalesce(f.status, c.status) end,
        case when f.until is null then c.issue_type else coalesce(f.issue_type, c.issue_type) end,
        case when f.until is null or f.hours_change = 0 then c.duration_hours else f.hours::numeric end
      from filled f join chosen c on c.id = f.task_id
      where coalesce(f.deleted, 'false') = 'false' and (f.until is not null or c.deleted_at is null);
    $$;
    comment on function task_states_from_history is 'Computes the states of the tasks of projects, or of all, from their history';
    select task_states_from_history(null);
    `,
    )
    .execute(database);
}
