import { sql, type Kysely } from 'kysely';

/** More messages of one statement are told as one change of several tickets. */
const MOST_ROWS = 100;

const told = (rows: string): string => `
  with changed as (${rows}),
  told as (
    select case when r.is_internal then 'ticket-note' else 'ticket' end as kind,
      case when (select count(*) from changed) > ${MOST_ROWS} then null else k.id end as subject_id,
      array[k.assignee_id, case when r.is_internal then null else k.raised_by_id end]
        || array(select h.employee_id from ticket_department_handlers h where h.ticket_department_id = k.ticket_department_id) as people
    from changed r join tickets k on k.id = r.ticket_id
  ),
  single as (select kind, subject_id, person from told left join lateral unnest(people) person on true)
  insert into changes (kind, subject_id, people, origin)
  select kind, subject_id, coalesce(array_agg(distinct person) filter (where person is not null), '{}'::uuid[]), nullif(current_setting('daybook.origin', true), '')
  from single group by kind, subject_id;`;

/**
 * A note for handlers is told as a change of its own kind, which nobody else hears of: not even that there is one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace function ticket_messages_tell_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${told('select * from new_rows')}
      elsif tg_op = 'UPDATE' then ${told('select * from new_rows union all select * from old_rows')}
      else ${told('select * from old_rows')}
      end if;
      return null;
    end $$;`,
    )
    .execute(database);
}
