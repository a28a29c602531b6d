import { sql, type Kysely } from 'kysely';

/** What people are told: one row per person and event, read or not, mailed or not. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      recipient_id uuid not null references employees on delete cascade,
      actor_id uuid references employees,
      kind text not null,
      text text not null check (btrim(text) <> ''),
      path text not null check (path like '/%'),
      created_at timestamptz not null default now(),
      read_at timestamptz,
      mailed_at timestamptz
    );
    comment on column notifications.path is 'Address in the client that shows what it is about';
    comment on column notifications.mailed_at is 'When the mail was handed over; null while it waits, also for the end of days off';
    create index notifications_recipient on notifications (recipient_id, created_at desc, id);
    create index notifications_unread on notifications (recipient_id) where read_at is null;
    create index notifications_unmailed on notifications (created_at, id) where mailed_at is null;
    create index notifications_actor on notifications (actor_id);
  `.execute(database);
}
