import { sql, type Kysely } from 'kysely';

/**
 * Second factors. Secrets of authenticator apps are sealed (security/secretSeal.ts), recovery codes and tokens stored as
 * hashes only. `last_step` is the time step of the last accepted code, so that none is accepted twice.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticators (
      employee_id uuid primary key references employees on delete cascade,
      sealed_secret bytea not null,
      added_at timestamptz not null,
      last_step bigint not null
    );
    create table authenticator_setups (
      employee_id uuid primary key references employees on delete cascade,
      sealed_secret bytea not null,
      expires_at timestamptz not null
    );
    create table recovery_codes (
      employee_id uuid not null references employees on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (employee_id, code_hash)
    );
    create table begun_sign_ins (
      token_hash bytea primary key,
      employee_id uuid not null references employees on delete cascade,
      expires_at timestamptz not null
    );
    create index begun_sign_ins_employee on begun_sign_ins (employee_id);
    create index begun_sign_ins_expiry on begun_sign_ins (expires_at);

    alter table sessions add column confirmed_until timestamptz not null default 'epoch';
    alter table roles add column second_factor_required boolean not null default false;
    alter table role_changes add column second_factor_required boolean;
  `.execute(database);
}
