import { addDays, dayIn } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lockCandidateOfRound, roundById, roundsWith } from './interviewsReadModel';
import { insertRound } from './interviewsRepository';
import { interviewWire } from './interviewWire';

/**
 * Creates the next round as a draft, by default tomorrow at ten.
 * @throws Failure 404, 409 while the last round is not submitted, and for a rejected candidate
 */
export const startNextInterviewRound: Handler<'startNextInterviewRound'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const [, { candidate_id: candidateId }, all] = await allInOrder([
    lockCandidateOfRound(database, body.id),
    roundById(database, body.id),
    roundsWith(database, body.id),
  ]);
  const last = all.reduce((latest, round) => (round.number > latest.number ? round : latest));
  if (last.submitted_at === null) throw failures.conflict(`Round ${last.number} was not submitted yet`);
  if (last.result === 'Rejected') throw failures.conflict('The candidate was rejected');
  const { companyTimeZone } = services;
  const heldAt = instantAt(addDays(dayIn(companyTimeZone, now), 1), '10:00', companyTimeZone);
  const draft = {
    title: `Round ${last.number + 1}`,
    held_at: heldAt,
    mode: last.mode,
    ratings: '{}',
    average: null,
    result: null,
    remarks: null,
    submitted_at: null,
    submitted_by_id: null,
  };
  return interviewWire(call, await insertRound(database, candidateId, last.number + 1, draft, caller.employeeId, now));
};
