import { daysOfMonth } from '../../../domain/calendar/month';
import type { KraRatings } from '../../../domain/kra/kraRatings';
import type { Handler, Schemas } from '../../operations/call';
import { leaderRatings, recordedTexts } from '../../ratings/ratingsWire';
import { kraReportRows } from './kraReportReadModel';

type Row = Awaited<ReturnType<typeof kraReportRows>>[number];

/** null without a record. */
const toOwnRatings = (row: Row): KraRatings | null =>
  leaderRatings({
    leader_q1: row.own_q1,
    leader_q2: row.own_q2,
    leader_q3: row.own_q3,
    leader_q4: row.own_q4,
    leader_q5: row.own_q5,
  });

function ratingState({ record_id, rated_at, has_rater }: Row): Schemas['KraReportRow']['State'] {
  if (record_id === null) return 'Not rated';
  if (rated_at !== null) return 'Submitted';
  return has_rater ? 'Waiting' : 'No rater';
}

/** C-33: the ratings of a month of all employees, including those who have not rated yet. */
export const listKraReport: Handler<'listKraReport'> = async ({ database, query, services }) => {
  const { first, last } = daysOfMonth(query.month);
  return (await kraReportRows(database, first, last, services.companyTimeZone)).map((row) => ({
    _id: row.id,
    Employee: { _id: row.id, First_name: row.first_name, Last_name: row.last_name, Employee_code: row.code },
    Position: row.position,
    Department: row.department,
    Own_leader: row.own_leader_name,
    Record_id: row.record_id,
    State: ratingState(row),
    Team_leader: row.leader_name,
    Team_leader_id: row.leader_id,
    Employee_rating: toOwnRatings(row),
    Team_leader_rating: leaderRatings(row),
    Own_average: row.own_average,
    Leader_average: row.leader_average,
    Create_at: row.created_at?.toISOString() ?? null,
    Rated_on: row.rated_at?.toISOString() ?? null,
    Texts: row.record_id === null ? null : recordedTexts(row),
  }));
};
