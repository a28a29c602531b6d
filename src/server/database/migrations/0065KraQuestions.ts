import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/** What demonstration companies of earlier versions are asked; elsewhere HR enters the texts. */
const demonstrationTexts = [
  ['Q1', 'Quality of work: is what you deliver complete, tested and free of avoidable faults?'],
  ['Q2', 'Delivery: did you finish what you had planned, on time and within the estimate?'],
  ['Q3', 'Communication: do others know in time what you are doing and what you need?'],
  ['Q4', 'Teamwork: do you help others, share what you know and accept feedback?'],
  ['Q5', 'Learning and initiative: what did you learn, and what did you improve on your own account?'],
] as const;

/** The texts of the KRA questions. A rating keeps those of its time; ratings that are older have none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kra_questions (
      question text primary key check (question in ('Q1', 'Q2', 'Q3', 'Q4', 'Q5')),
      text text not null check (char_length(text) between 1 and 250),
      version integer not null default 1
    );
    comment on table kra_questions is 'What the KRA ratings ask; a question without a text has no row';

    alter table kra_records
      add column q1_text text, add column q2_text text, add column q3_text text, add column q4_text text, add column q5_text text;
    comment on column kra_records.q1_text is 'What Q1 asked when the employee rated; the leader rates the same. Null where there was no text';
  `.execute(database);
  await sql.raw(watch({ table: 'kra_questions', rows: "select 'master', null::uuid, null::uuid, '{}'::uuid[] from changed r" })).execute(database);

  const isDemonstration = sql`exists (select from company_settings where key = 'demonstration_company')`;
  for (const [question, text] of demonstrationTexts) {
    await sql`insert into kra_questions (question, text) select ${question}, ${text} where ${isDemonstration}`.execute(database);
    await sql`update kra_records set ${sql.ref(`${question.toLowerCase()}_text`)} = ${text} where ${isDemonstration}`.execute(database);
  }
  await sql`
    update roles set granted_flags = granted_flags || '{Master.KRA_Question}'
    where 'Master.Roles_Permission' = any (granted_flags) and not 'Master.KRA_Question' = any (granted_flags)`.execute(database);
}
