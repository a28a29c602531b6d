import { sql, type Kysely } from 'kysely';

/** When a holiday was entered, so that plans made before that can be told from those that know it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table holidays add column entered_at timestamptz;
    comment on column holidays.entered_at is 'When its day, half or locations were last set; null before this was recorded: every plan knew it';
  `.execute(database);
}
