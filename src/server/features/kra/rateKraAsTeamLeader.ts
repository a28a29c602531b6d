import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { monthName, toMonth } from '../../../domain/calendar/month';
import { ratingProblems } from '../../../domain/kra/kraRatings';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { notify } from '../../notifications/notify';
import { mustSeeKra } from './kraReadModel';
import { rateKra } from './kraRepository';
import { kraWire } from './kraWire';

/**
 * CALL-084: the rating by the team leader whom the employee chose, once.
 * @throws Failure 404 when the caller may not see the record, 403 for an own record or another leader's, 422 for a missing rating, 409 when it is rated
 */
export const rateKraAsTeamLeader: Handler<'rateKraAsTeamLeader'> = async ({ body, caller, database, now }) => {
  const record = await mustSeeKra(database, caller, body.id);
  if (record.employee_id === caller.employeeId)
    throw new Failure(403, 'You cannot rate yourself', { code: 'own_request' });
  if (record.team_leader_id !== caller.employeeId) throw failures.notPermitted();
  mustBeValid(ratingProblems(body));
  const isRated = await rateKra(database, record.id, body, now);
  const stored = await mustSeeKra(database, caller, body.id);
  if (!isRated)
    throw new Failure(409, 'This KRA is rated already', {
      code: 'already_decided',
      current: kraWire(stored, 'leader'),
    });
  await notify(database, {
    recipientIds: [record.employee_id],
    actorId: caller.employeeId,
    kind: 'rating',
    text: `${caller.fullName} has rated your KRA of ${monthName(toMonth(record.month))}`,
    path: notificationLinks.rating.record.own(record.id),
    happenedAt: now,
  });
  return kraWire(stored, 'leader');
};
