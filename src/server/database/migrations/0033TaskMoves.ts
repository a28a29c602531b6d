import { sql, type Kysely } from 'kysely';

/** What lists of tasks are filtered, sorted and summed by. */
const columns = [
  'id', 'project_id', 'number', 'key', 'issue_type', 'summary', 'reporter_id', 'assignee_id', 'sprint_id', 'milestone_id', 'assigned_on', 'due_on', 'duration_hours', 'priority', 'status',
  'updated_at', 'deleted_at', 'assignee_name', 'reporter_name', 'sprint_name', 'milestone_name', 'priority_rank', 'status_rank', 'closed_at', 'status_since', 'logged_seconds',
  'variance_hours', 'progress_percent', 'reopen_count', 'comment_count',
].join(', ');

/** A statement that changes more tasks is one row: whoever has kept something reads it anew. */
const MOST_TASKS = 500;

/**
 * A short log of tasks as they were (leaves) and as they are (enters), written by triggers: who has kept a count, a sum
 * or a place in a list, and the snapshot it belongs to, makes it true again by the rows since then, in the
 * database's own terms. It takes the place of the number that grew with every change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const noted = (move: string, rows: string): string => `insert into task_moves (move, ${columns}) select '${move}', ${columns} from ${rows};`;
  const unlessMany = (rows: string, ...statements: string[]): string => `
        if (select count(*) from (select from ${rows} limit ${MOST_TASKS + 1}) some_rows) > ${MOST_TASKS} then insert into task_moves (move) values ('many');
        else ${statements.join('\n')}
        end if;`;
  await sql
    .raw(
      `
    drop trigger tasks_note_change on tasks;
    drop function tasks_note_change();
    drop sequence task_changes;

    create table task_moves as select ${columns} from tasks with no data;
    alter table task_moves
      add column transaction_id xid8 not null default pg_current_xact_id(),
      add column move text not null check (move in ('enters', 'leaves', 'many', 'reach'));
    create index task_moves_transaction on task_moves (transaction_id);
    comment on table task_moves is 'Tasks before (leaves) and after (enters) each change; kept for some hours';
    comment on column task_moves.move is 'many: more tasks than are told one by one; reach: who sees which project, or what a project is called';

    create function tasks_note_moves() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${unlessMany('new_rows', noted('enters', 'new_rows'))}
      elsif tg_op = 'UPDATE' then ${unlessMany('new_rows', noted('leaves', 'old_rows'), noted('enters', 'new_rows'))}
      else ${unlessMany('old_rows', noted('leaves', 'old_rows'))}
      end if;
      return null;
    end $$;
    create trigger tasks_note_moves_insert after insert on tasks referencing new table as new_rows for each statement execute function tasks_note_moves();
    create trigger tasks_note_moves_update after update on tasks referencing new table as new_rows old table as old_rows for each statement execute function tasks_note_moves();
    create trigger tasks_note_moves_delete after delete on tasks referencing old table as old_rows for each statement execute function tasks_note_moves();

    create function tasks_note_reach() returns trigger language plpgsql as $$
    begin
      insert into task_moves (move) values ('reach');
      return null;
    end $$;
    create trigger project_members_note_reach after insert or update or delete on project_members for each statement execute function tasks_note_reach();
    create trigger projects_note_reach after update on projects for each row
      when ((old.name, old.short_name, old.deleted_at, old.project_manager_id, old.technical_project_manager_id)
        is distinct from (new.name, new.short_name, new.deleted_at, new.project_manager_id, new.technical_project_manager_id))
      execute function tasks_note_reach();
    `,
    )
    .execute(database);
}
