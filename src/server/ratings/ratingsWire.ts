import type { KraTexts } from '../../domain/kra/kraQuestions';
import type { KraRatings } from '../../domain/kra/kraRatings';
import type { KraRecordsTable } from '../database/tables/attendanceTables';

type Own = Pick<KraRecordsTable, 'own_q1' | 'own_q2' | 'own_q3' | 'own_q4' | 'own_q5'>;
type Leaders = Pick<KraRecordsTable, 'leader_q1' | 'leader_q2' | 'leader_q3' | 'leader_q4' | 'leader_q5'>;
type Texts = Pick<KraRecordsTable, 'q1_text' | 'q2_text' | 'q3_text' | 'q4_text' | 'q5_text'>;

/** The five ratings that the employee gave. */
export const ownRatings = (row: Own): KraRatings => ({
  Q1: row.own_q1,
  Q2: row.own_q2,
  Q3: row.own_q3,
  Q4: row.own_q4,
  Q5: row.own_q5,
});

/** The five ratings that the leader gave; null while there are none. The database holds all five or none. */
export function leaderRatings({
  leader_q1: Q1,
  leader_q2: Q2,
  leader_q3: Q3,
  leader_q4: Q4,
  leader_q5: Q5,
}: Leaders): KraRatings | null {
  return Q1 === null || Q2 === null || Q3 === null || Q4 === null || Q5 === null ? null : { Q1, Q2, Q3, Q4, Q5 };
}

/** What the questions asked when the employee rated. */
export const recordedTexts = (row: Texts): KraTexts => ({
  Q1: row.q1_text,
  Q2: row.q2_text,
  Q3: row.q3_text,
  Q4: row.q4_text,
  Q5: row.q5_text,
});
