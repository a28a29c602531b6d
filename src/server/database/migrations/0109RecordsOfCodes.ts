import { sql, type Kysely } from 'kysely';

/**
 * Records of present data that kept the code which their employee had when they were uploaded. They get the present code, and
 * the log entry that the change of the code should have written. An answer from after the change is that of another person.
 * Left are those that another upload or edit has given to the next holder of the code, and those of months with a record of
 * the present code.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    with former as (
      select distinct on (record.month, employee.id) record.id, record.month, record.code as former_code, employee.code, change.changed_at, change.actor_id
      from present_records record
      cross join lateral (
        select employee_id, actor_id, changed_at from employee_changes
        where field = 'Code' and lower(previous_value) = lower(record.code) and changed_at > record.created_at
        order by changed_at, id limit 1) change
      join employees employee on employee.id = change.employee_id
      where employee.erased_at is null and lower(employee.code) <> lower(record.code)
        and not exists (select from present_records other where other.month = record.month and lower(other.code) = lower(employee.code))
        and (not exists (select from employees holder where lower(holder.code) = lower(record.code))
          or not exists (
            select from present_log_entries entry
            where entry.record_id = record.id and entry.action in ('Replaced', 'Edited') and entry.created_at > change.changed_at))
      order by record.month, employee.id, record.created_at desc, record.id),
    moved as (
      update present_records record set code = former.code, version = record.version + 1,
        attendance_status = case when attendance_status_at <= former.changed_at then attendance_status end,
        attendance_comment = case when attendance_status_at <= former.changed_at then attendance_comment end,
        attendance_status_at = case when attendance_status_at <= former.changed_at then attendance_status_at end
      from former where former.id = record.id)
    insert into present_log_entries (id, month, record_id, action, changes, created_by_id, created_at)
      select gen_random_uuid(), month, id, 'Edited', jsonb_build_array(jsonb_build_object('field', 'Code', 'from', former_code, 'to', code)), actor_id, changed_at from former
  `.execute(database);
}
