import { rejectionProblems } from '../../../domain/manual-attendance/manualRequestRules';
import { isRecordId } from '../../database/isRecordId';
import { parseIdsToDecide, checkDecisions } from '../../decisions/manyDecisions';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { Approvals, claimedCorrection, mustBeDecidable, settleRequests } from './requestOutcome';
import { visibleRequests } from './requestsReadModel';
import { lockRequests } from './requestsRepository';

/**
 * Decides several requests, each by itself. An approval stores the time that the request claims.
 * @throws Failure 422 for more than 100 requests, and for a rejection without a comment
 */
export const decideManualAttendanceRequests: Handler<'decideManualAttendanceRequests'> = async ({
  body,
  caller,
  database,
  now,
  services,
}) => {
  const ids = parseIdsToDecide(body.ids, 'requests');
  const comment = body.status_comment ?? '';
  const isApproved = body.status === 'approved';
  mustBeValid(isApproved ? [] : rejectionProblems(comment));
  const known = ids.filter(isRecordId);
  await lockRequests(database, known);
  const deciding = { database, caller, now, timeZone: services.companyTimeZone };
  const requests = await visibleRequests(database, caller, known);
  const approvals = await Approvals.begin(deciding, isApproved ? requests : []);
  const { decidable, results } = checkDecisions(ids, requests, 'Request', (request) => {
    mustBeDecidable(request, caller);
    if (isApproved) approvals.add(request, claimedCorrection(request));
  });
  await approvals.store();
  await settleRequests(
    deciding,
    decidable,
    isApproved ? { status: 'Approved', comment: null } : { status: 'Rejected', comment: comment.trim() },
  );
  return results;
};
