import { sql, type Kysely } from 'kysely';

/** Sessions, password resets, attempts that the rate limits count, and personal preferences. Tokens stand here only as hashes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      token_hash bytea not null unique,
      employee_id uuid not null references employees on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      address text,
      browser text
    );
    create index sessions_employee on sessions (employee_id, created_at desc);
    create index sessions_expiry on sessions (expires_at);

    create table password_resets (
      token_hash bytea primary key,
      employee_id uuid not null references employees on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_resets_employee on password_resets (employee_id);

    create table attempts (
      subject text not null,
      attempted_at timestamptz not null default now()
    );
    create index attempts_subject on attempts (subject, attempted_at);
    create index attempts_age on attempts (attempted_at);

    create table preferences (
      employee_id uuid not null references employees on delete cascade,
      key text not null,
      value text not null,
      updated_at timestamptz not null default now(),
      primary key (employee_id, key)
    );
  `.execute(database);
}
