import { clockText } from '../../../domain/calendar/clockText';
import { formatDay } from '../../../domain/calendar/formatDay';
import {
  manualMessages,
  manualTypeLabels,
  momentOfWorkDay,
  rejectionProblems,
} from '../../../domain/manual-attendance/manualRequestRules';
import { isRecordId } from '../../database/isRecordId';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Call, Handler } from '../../operations/call';
import { isMonthClosed, keepMonthsAsTheyAre } from '../../present-months/closingsReadModel';
import { linkedRecord, mustSeeRequest, requestById, type RequestRow } from './requestsReadModel';
import { correctDay, holdRequest, settleRequest } from './requestsRepository';
import { requestWire } from './requestWire';

type Decision = Call<'decideManualAttendanceRequest'>;

const stated = (time: string | undefined): string | undefined => (time === undefined || time === '' ? undefined : time);

/** The request is held from here on; of ten who decide it at once, nine find it decided. */
async function mustBeDecidable({ body, caller, database }: Decision): Promise<RequestRow> {
  const id = (body.status === 'approved' ? body.attendance_id : body.reject_id) ?? '';
  if (isRecordId(id)) await holdRequest(database, id);
  const request = await mustSeeRequest(database, caller, id);
  if (request.employee_id === caller.employeeId) throw new Failure(403, manualMessages.ownDecision);
  if (request.status !== 'Pending')
    throw new Failure(409, `This request is ${request.status} already`, { current: requestWire(request, caller) });
  return request;
}

async function approve({ body, caller, database, now, services }: Decision, request: RequestRow): Promise<void> {
  if (body.employee_id !== undefined && body.employee_id !== request.employee_id)
    throw failures.invalid([{ field: 'employee_id', message: 'This is the request of another employee' }]);
  if (body.attendance_type !== undefined && body.attendance_type !== request.type)
    throw failures.invalid([{ field: 'attendance_type', message: manualMessages.type }]);
  await keepMonthsAsTheyAre(database, request.work_date, request.work_date);
  if ((await isMonthClosed(database, request.work_date)) && !caller.grantedFlags.has('Report.Employee_Present'))
    throw new Failure(403, manualMessages.closedForDecision);
  const claimed = request.claimed_time.slice(0, 5);
  const at = (time: string | undefined): Date | null =>
    time === undefined ? null : momentOfWorkDay(request.work_date, time, services.companyTimeZone);
  const checkInAt = at(stated(body.manual_check_in) ?? (request.type === 'checkIn' ? claimed : undefined));
  const checkOutAt = at(stated(body.manual_check_out) ?? (request.type === 'checkOut' ? claimed : undefined));
  const stored = await linkedRecord(database, request.employee_id, request.work_date);
  const [entered, left] = [checkInAt ?? stored?.check_in_at, checkOutAt ?? stored?.check_out_at];
  if (entered && left && left <= entered)
    throw failures.invalid([
      { field: request.type === 'checkIn' ? 'manual_check_in' : 'manual_check_out', message: manualMessages.order },
    ]);
  await correctDay(database, {
    employeeId: request.employee_id,
    day: request.work_date,
    checkInAt,
    checkOutAt,
    addsFirstHalf: body.added_first_half === 'true',
    addsSecondHalf: body.added_second_half === 'true',
    authorId: caller.employeeId,
    at: now,
  });
}

/**
 * CALL-048, CALL-049: approves a request, which changes its day in the same transaction, or rejects it with a comment.
 * @throws Failure 403 for one's own or a closed month, 404, 409 when it was decided before, 422 with what is wrong
 */
export const decideManualAttendanceRequest: Handler<'decideManualAttendanceRequest'> = async (call) => {
  const { body, caller, database, now } = call;
  const isApproved = body.status === 'approved';
  mustBeValid(isApproved ? [] : rejectionProblems(body.status_comment ?? ''));
  const request = await mustBeDecidable(call);
  if (isApproved) await approve(call, request);
  const action = isApproved ? 'Approved' : 'Rejected';
  const comment = isApproved ? null : (body.status_comment ?? '').trim();
  await settleRequest(database, { requestId: request.id, action, comment, authorId: caller.employeeId, at: now });
  await notify(database, {
    recipientIds: [request.employee_id],
    actorId: caller.employeeId,
    kind: 'manual-attendance-decided',
    text: `Your request for ${manualTypeLabels[request.type].toLowerCase()} ${clockText(request.claimed_time)} on ${formatDay(request.work_date)} was ${action}${comment === null ? '' : `: ${comment}`}`,
    path: '/myattendance',
    happenedAt: now,
  });
  return requestWire(await requestById(database, request.id), caller);
};
