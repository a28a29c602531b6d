import { sql, type Kysely } from 'kysely';

/** A correction by HR can replace the recorded times of its day, which stay as evidence. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table manual_attendances add column replaces_recorded boolean not null default false;
    create index manual_attendances_replacing on manual_attendances (employee_id, work_date) where replaces_recorded;
    comment on column manual_attendances.replaces_recorded is 'Face logs of the day do not count';
  `.execute(database);
}
