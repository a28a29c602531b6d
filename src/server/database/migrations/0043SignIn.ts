import { sql, type Kysely } from 'kysely';

/**
 * Failed tries as a level that sinks with time, devices that have signed in before, and which device a session was
 * opened on. Subjects and tokens are stored as hashes only: strangers decide what is typed into a sign-in form.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempt_levels (
      subject bytea primary key,
      level double precision not null,
      counted_at timestamptz not null
    );
    create index attempt_levels_age on attempt_levels (counted_at);

    create table known_devices (
      token_hash bytea not null,
      employee_id uuid not null references employees on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (token_hash, employee_id)
    );
    create index known_devices_employee on known_devices (employee_id, last_used_at desc);

    alter table sessions add column device_hash bytea;
    delete from attempts where subject like 'sign-in %' or subject like 'password %';
  `.execute(database);
}
