import { sql, type Kysely } from 'kysely';

/** Whether the identity provider has checked two factors; a sign-in there that waits for the second factor of Daybook. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column is_strong boolean not null default false;
    alter table openid_exchanges add column is_strong boolean not null default false;
    alter table begun_sign_ins
      add column exchange_hash bytea references openid_exchanges (code_hash) on delete cascade;
    create index begun_sign_ins_exchange on begun_sign_ins (exchange_hash) where exchange_hash is not null;
  `.execute(database);
}
