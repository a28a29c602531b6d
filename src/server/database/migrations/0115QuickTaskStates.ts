import { sql, type Kysely } from 'kysely';

/**
 * The usual change of a task ends its open state and begins the next one: two statements. What the clock or an earlier
 * change of the same instant asks for is looked up only when there is no open state that began before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create or replace function task_states_record() returns trigger language plpgsql as $$
    declare
      changed_at timestamptz;
    begin
      if tg_op = 'INSERT' then changed_at := new.created_at;
      else
        changed_at := case when new.deleted_at is not null and old.deleted_at is null then new.deleted_at else new.updated_at end;
        -- The open state is the last one: no other one ends later than it begins.
        update task_states set valid_to = changed_at where task_id = new.id and valid_to is null and valid_from < changed_at;
        if not found then
          -- The company's clock can be set back.
          changed_at := greatest(changed_at, (select max(coalesce(valid_to, valid_from)) from task_states where task_id = new.id));
          delete from task_states where task_id = new.id and valid_to is null and valid_from = changed_at;
          update task_states set valid_to = changed_at where task_id = new.id and valid_to is null;
        end if;
      end if;
      if new.deleted_at is null then
        insert into task_states (task_id, valid_from, project_id, sprint_id, status, issue_type, duration_hours)
          values (new.id, changed_at, new.project_id, new.sprint_id, new.status, new.issue_type, new.duration_hours);
      end if;
      return null;
    end $$`,
    )
    .execute(database);
}
