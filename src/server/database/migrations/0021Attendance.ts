import { sql, type Kysely } from 'kysely';

/**
 * Devices that report face logs, and one row for each person and day on which somebody was seen: lists and summaries of
 * thousands of people read these instead of every log. Triggers keep them in the transaction of the log, in whatever
 * order logs arrive; a device's event is stored once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table face_devices (
      id uuid primary key,
      name text not null check (btrim(name) <> ''),
      location_id uuid references locations,
      key_hash bytea not null unique,
      key_ending text not null,
      status text not null default 'Active' check (status in ('Active', 'DeActive')),
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz,
      event_count bigint not null default 0
    );
    create unique index face_devices_name on face_devices (lower(name)) where status = 'Active';
    create index face_devices_location on face_devices (location_id);
    create index face_devices_creator on face_devices (created_by_id);
    comment on column face_devices.key_hash is 'SHA-256 of the key, which stands nowhere';

    alter table face_logs
      add column device_id uuid references face_devices,
      add column device_event_id text check (char_length(device_event_id) between 1 and 100),
      add check ((device_id is null) = (device_event_id is null));
    create unique index face_logs_event on face_logs (device_id, device_event_id) where device_id is not null;

    create table face_days (
      employee_id uuid not null references employees,
      work_date date not null,
      first_in_at timestamptz,
      last_in_at timestamptz,
      last_out_at timestamptz,
      primary key (work_date, employee_id)
    );
    create index face_days_employee on face_days (employee_id, work_date);
    comment on table face_days is 'Kept by triggers from face_logs: first and last times of a person on a day';

    insert into face_days (employee_id, work_date, first_in_at, last_in_at, last_out_at)
    select employee_id, work_date, min(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'out')
    from face_logs group by employee_id, work_date;

    create function face_logs_add_to_days() returns trigger language plpgsql as $$
    begin
      -- In one order, so that two batches about the same people wait for each other instead of locking each other out.
      insert into face_days as known (employee_id, work_date, first_in_at, last_in_at, last_out_at)
      select employee_id, work_date, min(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'out')
      from new_rows group by employee_id, work_date order by work_date, employee_id
      on conflict (work_date, employee_id) do update set
        first_in_at = least(known.first_in_at, excluded.first_in_at),
        last_in_at = greatest(known.last_in_at, excluded.last_in_at),
        last_out_at = greatest(known.last_out_at, excluded.last_out_at);
      return null;
    end $$;
    create function face_logs_reckon_days() returns trigger language plpgsql as $$
    begin
      delete from face_days d using (select distinct employee_id, work_date from old_rows) o
      where d.employee_id = o.employee_id and d.work_date = o.work_date;
      insert into face_days as known (employee_id, work_date, first_in_at, last_in_at, last_out_at)
      select l.employee_id, l.work_date, min(l.logged_at) filter (where l.direction = 'in'), max(l.logged_at) filter (where l.direction = 'in'), max(l.logged_at) filter (where l.direction = 'out')
      from face_logs l join (select distinct employee_id, work_date from old_rows) o using (employee_id, work_date)
      group by l.employee_id, l.work_date order by l.work_date, l.employee_id
      on conflict (work_date, employee_id) do update set
        first_in_at = excluded.first_in_at, last_in_at = excluded.last_in_at, last_out_at = excluded.last_out_at;
      return null;
    end $$;
    create trigger face_logs_days_insert after insert on face_logs referencing new table as new_rows for each statement execute function face_logs_add_to_days();
    create trigger face_logs_days_delete after delete on face_logs referencing old table as old_rows for each statement execute function face_logs_reckon_days();
    -- Logs are facts: they are added and, with a mistaken batch, taken away, never rewritten.
    create function face_logs_stay() returns trigger language plpgsql as $$
    begin
      raise exception 'face logs are not changed';
    end $$;
    create trigger face_logs_no_update before update of employee_id, work_date, logged_at, direction on face_logs for each row execute function face_logs_stay();

    create function face_devices_tell_change() returns trigger language plpgsql as $$
    begin
      insert into changes (kind, subject_id, project_id, people, origin)
      values ('face-device', new.id, null, '{}'::uuid[], nullif(current_setting('daybook.origin', true), ''));
      return null;
    end $$;
    create trigger face_devices_tell_change_insert after insert on face_devices for each row execute function face_devices_tell_change();
    -- Not with every call of a device, which only moves its counter on.
    create trigger face_devices_tell_change_update after update of name, location_id, status on face_devices for each row execute function face_devices_tell_change();
  `.execute(database);
}
