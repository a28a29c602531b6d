import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import type { KraTexts } from '../../../domain/kra/kraQuestions';
import type { KraRatings } from '../../../domain/kra/kraRatings';
import type { Schema } from '../../database/schema';

interface OwnRating {
  employeeId: string;
  teamLeaderId: string;
  /** First day of the month. */
  month: Day;
  ratings: KraRatings;
  /** The texts of the questions when these ratings were given. */
  texts: KraTexts;
}

/** Stores the rating of a month. @returns its id, undefined when the month has one already */
export async function insertKra(
  database: Kysely<Schema>,
  { employeeId, teamLeaderId, month, ratings, texts }: OwnRating,
  at: Date,
): Promise<string | undefined> {
  const stored = await database
    .insertInto('kra_records')
    .values({
      id: newId(),
      employee_id: employeeId,
      team_leader_id: teamLeaderId,
      month,
      own_q1: ratings.Q1,
      own_q2: ratings.Q2,
      own_q3: ratings.Q3,
      own_q4: ratings.Q4,
      own_q5: ratings.Q5,
      q1_text: texts.Q1,
      q2_text: texts.Q2,
      q3_text: texts.Q3,
      q4_text: texts.Q4,
      q5_text: texts.Q5,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['employee_id', 'month']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/** Stores the leader's rating once. @returns false when there is one already, also a concurrent one */
export async function rateKra(database: Kysely<Schema>, id: string, ratings: KraRatings, at: Date): Promise<boolean> {
  const changed = await database
    .updateTable('kra_records')
    .set({
      leader_q1: ratings.Q1,
      leader_q2: ratings.Q2,
      leader_q3: ratings.Q3,
      leader_q4: ratings.Q4,
      leader_q5: ratings.Q5,
      rated_at: at,
    })
    .where('id', '=', id)
    .where('rated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
