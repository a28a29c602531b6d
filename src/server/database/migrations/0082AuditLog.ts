import { sql, type Kysely } from 'kysely';

/**
 * The audit log. Rows are only added: triggers reject UPDATE, TRUNCATE, and every DELETE that is not of
 * `audit_events_remove`, which removes nothing younger than 30 days. No references to other tables: an event remains when
 * its subject is deleted. `once_key` keeps frequent events to one per period.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create table audit_events (
      id uuid primary key,
      happened_at timestamptz not null,
      actor_id uuid,
      actor_name text collate alphabetical check (length(actor_name) <= 200),
      kind text not null check (length(kind) <= 40),
      subject_kind text check (length(subject_kind) <= 40),
      subject_id uuid,
      subject_text text check (length(subject_text) <= 200),
      address text check (length(address) <= 60),
      session text check (length(session) <= 8),
      details jsonb not null default '{}' check (length(details::text) <= 8000),
      once_key text unique check (length(once_key) <= 300)
    );
    comment on table audit_events is 'Audit log; rows are only added';
    comment on column audit_events.actor_name is 'The name at that time';
    create index audit_events_order on audit_events (happened_at desc, id desc);
    create index audit_events_actor on audit_events (actor_id, happened_at desc, id desc);
    create index audit_events_subject on audit_events (subject_id, happened_at desc, id desc);
    create index audit_events_kind on audit_events (kind, happened_at desc, id desc);

    create function audit_events_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('daybook.removes_audit_events', true) = 'yes' then return null; end if;
      raise exception 'audit_events: rows are only added' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_events_only_added before update or delete or truncate on audit_events
      for each statement execute function audit_events_guard();

    create function audit_events_remove(before timestamptz, max_rows integer) returns integer
    language plpgsql security definer set search_path from current as $$
    declare removed integer;
    begin
      perform set_config('daybook.removes_audit_events', 'yes', true);
      delete from audit_events where id in (
        select id from audit_events
        where happened_at < least(before, clock_timestamp() - interval '30 days')
        order by happened_at, id limit max_rows
      );
      get diagnostics removed = row_count;
      perform set_config('daybook.removes_audit_events', '', true);
      return removed;
    end $$;
    comment on function audit_events_remove is 'Removes the oldest events before an instant, none of the last 30 days; returns how many';
    `,
    )
    .execute(database);
}
