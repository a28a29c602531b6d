import { sql, type Kysely } from 'kysely';

/** Passkeys: public keys of devices, and the challenges that a device signs, each for one use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      employee_id uuid not null references employees on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      name text collate alphabetical not null,
      added_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_employee on passkeys (employee_id, added_at);
    create table passkey_challenges (
      challenge_hash bytea primary key,
      employee_id uuid references employees on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expiry on passkey_challenges (expires_at);
  `.execute(database);
}
