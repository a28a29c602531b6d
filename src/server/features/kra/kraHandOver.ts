import { toMonth } from '../../../domain/calendar/month';
import { suggestedSuccessor } from '../../../domain/employees/duties';
import { kraMessages } from '../../../domain/kra/kraRatings';
import type { Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { recordHandOvers } from '../../employee-records/recordHandOvers';
import { handOverRatings } from '../../ratings/handOverRatings';
import { findRater, ratingsToGive, ratingSuccessors } from '../../ratings/ratersReadModel';

type Person = Pick<NonNullable<Awaited<ReturnType<typeof findRater>>>, 'id' | 'first_name' | 'last_name' | 'code'>;

const toPerson = ({ id, first_name, last_name, code }: Person): Schemas['KraEmployee'] => ({
  _id: id,
  First_name: first_name,
  Last_name: last_name,
  Employee_code: code,
});

/** The ratings that wait for a leader who may not rate any more, and who can give them: nothing while the leader may. */
async function ratingsWithoutRater(database: Kysely<Schema>, leaderId: string) {
  const leader = isRecordId(leaderId) ? await findRater(database, leaderId) : undefined;
  if (leader === undefined) throw failures.notFound('Employee');
  if (leader.may_rate) return { leader, ratings: [], successors: [] };
  const [ratings, successors] = await Promise.all([
    ratingsToGive(database, leader.id),
    ratingSuccessors(database, leader.id),
  ]);
  return { leader, ratings, successors };
}

/** @throws Failure 404 */
export const getKraHandOver: Handler<'getKraHandOver'> = async ({ database, query }) => {
  const { leader, ratings, successors } = await ratingsWithoutRater(database, query.Team_leader_id);
  return {
    Team_leader: toPerson(leader),
    Ratings: ratings.map((rating) => ({
      _id: rating.id,
      Employee: toPerson({ ...rating, id: rating.employee_id }),
      month: toMonth(rating.month),
    })),
    Successors: successors.map(toPerson),
    Suggested_id: suggestedSuccessor(
      successors.map(({ id }) => id),
      [leader.team_leader_id],
    ),
  };
};

/** @throws Failure 404, 409 when no rating waits for a leader who may not rate, 422 for an impossible successor */
export const handOverKraRatings: Handler<'handOverKraRatings'> = async (call) => {
  const { body, database } = call;
  const { leader, ratings, successors } = await ratingsWithoutRater(database, body.Team_leader_id);
  if (ratings.length === 0) throw failures.conflict(kraMessages.nothingWaits);
  const successor = successors.find(({ id }) => id === body.Successor_id);
  if (successor === undefined) throw failures.invalid([{ field: 'Successor_id', message: kraMessages.successor }]);
  const count = await handOverRatings(call, leader, successor.id);
  if (count === 0) throw failures.conflict(kraMessages.nothingWaits);
  await recordHandOvers(call, leader, [{ kind: 'ratings', subject: '', successor }]);
  return { Count: count };
};
