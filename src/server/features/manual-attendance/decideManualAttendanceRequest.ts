import { manualMessages, rejectionProblems } from '../../../domain/manual-attendance/manualRequestRules';
import { isRecordId } from '../../database/isRecordId';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { approveRequest, claimedCorrection, mustBeDecidable, rejectRequest, type Correction } from './requestOutcome';
import type { RequestRow } from './requestsReadModel';
import { lockRequests } from './requestsRepository';
import { requestWire } from './requestWire';

type Body = Call<'decideManualAttendanceRequest'>['body'];

const stated = (time: string | undefined): string | undefined => (time === undefined || time === '' ? undefined : time);

/** @throws Failure 422 when the body names another employee or type than the request */
function statedCorrection(body: Body, request: RequestRow): Correction {
  if (body.employee_id !== undefined && body.employee_id !== request.employee_id)
    throw failures.invalid([{ field: 'employee_id', message: 'This is the request of another employee' }]);
  if (body.attendance_type !== undefined && body.attendance_type !== request.type)
    throw failures.invalid([{ field: 'attendance_type', message: manualMessages.type }]);
  const claimed = claimedCorrection(request);
  return {
    checkIn: stated(body.manual_check_in) ?? claimed.checkIn,
    checkOut: stated(body.manual_check_out) ?? claimed.checkOut,
    addsFirstHalf: body.added_first_half === 'true',
    addsSecondHalf: body.added_second_half === 'true',
  };
}

/**
 * CALL-048, CALL-049: approves a request, which changes its day in the same transaction, or rejects it with a comment.
 * @throws Failure 403 for an own request or a closed month, 404, 409 when it was decided before, 422 with the problems
 */
export const decideManualAttendanceRequest: Handler<'decideManualAttendanceRequest'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const isApproved = body.status === 'approved';
  mustBeValid(isApproved ? [] : rejectionProblems(body.status_comment ?? ''));
  const id = (isApproved ? body.attendance_id : body.reject_id) ?? '';
  if (isRecordId(id)) await lockRequests(database, [id]);
  const deciding = { database, caller, now, timeZone: services.companyTimeZone };
  const request = await mustBeDecidable(deciding, id);
  const decided = isApproved
    ? await approveRequest(deciding, request, statedCorrection(body, request))
    : await rejectRequest(deciding, request, body.status_comment ?? '');
  return requestWire(decided, caller);
};
