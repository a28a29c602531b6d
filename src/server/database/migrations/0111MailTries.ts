import { sql, type Kysely } from 'kysely';

/** A mail that was rejected waits longer after each try. The others are due as before, when no server works on them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column mail_tries smallint not null default 0,
      add column mail_due_at timestamptz;
    comment on column notifications.mail_tries is 'How often the mail was rejected';
    comment on column notifications.mail_due_at is 'When the next try may begin, by the clock of the machine; null before the first'
  `.execute(database);
}
