import { sql, type Kysely } from 'kysely';

/**
 * Mails with a link that sets a password, until the mail server has accepted them. The link itself is made when its mail is
 * sent: no table holds a token.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_mails (
      employee_id uuid not null references employees (id) on delete cascade,
      kind text not null check (kind in ('invitation', 'password_link')),
      queued_at timestamptz not null,
      due_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0,
      primary key (employee_id, kind)
    );
    comment on table link_mails is 'Mails with a link that sets a password, which the mail server has not accepted yet';
    comment on column link_mails.due_at is 'When the next try may begin, by the clock of the machine';
    comment on column link_mails.expires_at is 'After it there are no more tries, by the clock of the machine'
  `.execute(database);
}
