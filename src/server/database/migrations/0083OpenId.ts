import { sql, type Kysely } from 'kysely';

/** Sign-in at an identity provider. Codes and states are stored as hashes, refresh tokens encrypted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create table openid_attempts (
      state_hash bytea primary key,
      browser_hash bytea not null,
      nonce text not null,
      code_verifier text not null,
      expires_at timestamptz not null
    );
    comment on table openid_attempts is 'Sign-ins that have been sent to the provider';
    comment on column openid_attempts.browser_hash is 'Hash of the cookie of the browser that began it';
    create index openid_attempts_expiry on openid_attempts (expires_at);

    create table openid_links (
      issuer text not null,
      subject text not null,
      employee_id uuid not null references employees on delete cascade,
      linked_at timestamptz not null,
      primary key (issuer, subject),
      unique (employee_id, issuer)
    );
    comment on table openid_links is 'Which account at the provider belongs to an employee';

    create table openid_exchanges (
      code_hash bytea primary key,
      browser_hash bytea not null,
      employee_id uuid not null references employees on delete cascade,
      issuer text not null,
      subject text not null,
      provider_session text,
      refresh_token bytea,
      expires_at timestamptz not null
    );
    comment on table openid_exchanges is 'Finished sign-ins for which the page has not yet fetched a session';
    create index openid_exchanges_employee on openid_exchanges (employee_id);
    create index openid_exchanges_expiry on openid_exchanges (expires_at);

    create table openid_sessions (
      session_id uuid primary key references sessions on delete cascade,
      issuer text not null,
      subject text not null,
      provider_session text,
      refresh_token bytea,
      refreshed_at timestamptz not null
    );
    comment on table openid_sessions is 'Sessions that end with the session at the provider';
    comment on column openid_sessions.refreshed_at is 'By the machine''s clock: the last attempt to refresh';
    create index openid_sessions_subject on openid_sessions (issuer, subject);
    create index openid_sessions_refresh on openid_sessions (refreshed_at) where refresh_token is not null;

    create table openid_logouts (
      token_hash bytea primary key,
      expires_at timestamptz not null
    );
    comment on table openid_logouts is 'Logout tokens that have been used';
    create index openid_logouts_expiry on openid_logouts (expires_at);

    -- Whoever leaves or gets another mail address is matched again by the verified address.
    create function openid_links_end() returns trigger language plpgsql as $$
    begin
      delete from openid_links where employee_id = new.id;
      return null;
    end $$;
    create trigger openid_links_ended after update of status, email on employees for each row
      when (new.status <> 'Active' or lower(new.email) <> lower(old.email)) execute function openid_links_end();
    `,
    )
    .execute(database);
}
