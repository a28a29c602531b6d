import { manualMessages, rejectionProblems } from '../../../domain/manual-attendance/manualRequestRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { Approvals, claimedCorrection, mustBeDecidable, settleRequests, type Correction } from './requestOutcome';
import { mustSeeRequest, type RequestRow } from './requestsReadModel';
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
  const [, request] = await allInOrder([
    lockRequests(database, [id].filter(isRecordId)),
    mustSeeRequest(database, caller, id),
  ]);
  mustBeDecidable(request, caller);
  const deciding = { database, caller, now, timeZone: services.companyTimeZone };
  if (isApproved) {
    const approvals = await Approvals.begin(deciding, [request]);
    approvals.add(request, statedCorrection(body, request));
    await approvals.store();
  }
  await settleRequests(
    deciding,
    [request],
    isApproved
      ? { status: 'Approved', comment: null }
      : { status: 'Rejected', comment: (body.status_comment ?? '').trim() },
  );
  return lastRead(async () => requestWire(await mustSeeRequest(database, caller, id), caller));
};
