import { sql, type Kysely } from 'kysely';

/**
 * Events of the last 30 days cannot be deleted, whatever a session sets: the guard of the statement trusts a setting, which
 * `audit_events_remove` makes and a session could make too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create function audit_events_keep_recent() returns trigger language plpgsql as $$
    begin
      if old.happened_at >= clock_timestamp() - interval '30 days' then
        raise exception 'audit_events: rows are only added' using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$;
    create trigger audit_events_recent_kept before delete on audit_events
      for each row execute function audit_events_keep_recent();
    `,
    )
    .execute(database);
}
