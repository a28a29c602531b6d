import { rejectionProblems } from '../../../domain/manual-attendance/manualRequestRules';
import { isRecordId } from '../../database/isRecordId';
import { decideEach, parseIdsToDecide } from '../../decisions/decideEach';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { approveRequest, claimedCorrection, mustBeDecidable, rejectRequest } from './requestOutcome';
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
  const inOrder = known.length === 0 ? [] : await lockRequests(database, known);
  const deciding = { database, caller, now, timeZone: services.companyTimeZone };
  const results = await decideEach(database, [...new Set([...inOrder, ...ids])], async (id) => {
    const request = await mustBeDecidable(deciding, id);
    await (isApproved
      ? approveRequest(deciding, request, claimedCorrection(request))
      : rejectRequest(deciding, request, comment));
  });
  const byId = new Map(results.map((result) => [result._id, result]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
