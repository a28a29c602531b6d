import type { Kysely } from 'kysely';
import { clockText } from '../../../domain/calendar/clockText';
import { formatDay } from '../../../domain/calendar/formatDay';
import {
  manualMessages,
  manualTypeLabels,
  momentOfWorkDay,
} from '../../../domain/manual-attendance/manualRequestRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import { isMonthClosed, lockMonths } from '../../present-months/closingsReadModel';
import { linkedRecord, mustSeeRequest, requestById, type RequestRow } from './requestsReadModel';
import { correctDay, settleRequest } from './requestsRepository';
import { requestWire } from './requestWire';

/** Times of day (HH:mm) and halves that an approval stores; a missing time keeps the stored one. */
export interface Correction {
  readonly checkIn: string | undefined;
  readonly checkOut: string | undefined;
  readonly addsFirstHalf: boolean;
  readonly addsSecondHalf: boolean;
}

interface Deciding {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * A locked request that the caller may decide.
 * @throws Failure 404, 403 for an own request, 409 when it is decided already
 */
export async function mustBeDecidable({ database, caller }: Deciding, id: string): Promise<RequestRow> {
  const request = await mustSeeRequest(database, caller, id);
  if (request.employee_id === caller.employeeId)
    throw new Failure(403, manualMessages.ownDecision, { code: 'own_request' });
  if (request.status !== 'Pending')
    throw new Failure(409, decidedAlreadyText('request', request.status, request.actor_name), {
      code: 'already_decided',
      current: requestWire(request, caller),
    });
  return request;
}

/** The claimed time, and the half of the day in which it lies as present. */
export function claimedCorrection({ type, claimed_time: time }: Pick<RequestRow, 'type' | 'claimed_time'>): Correction {
  const claimed = time.slice(0, 5);
  const isCheckIn = type === 'checkIn';
  return {
    checkIn: isCheckIn ? claimed : undefined,
    checkOut: isCheckIn ? undefined : claimed,
    addsFirstHalf: isCheckIn,
    addsSecondHalf: !isCheckIn,
  };
}

async function settle(
  { database, caller, now }: Deciding,
  request: RequestRow,
  action: 'Approved' | 'Rejected',
  comment: string | null,
): Promise<RequestRow> {
  await settleRequest(database, { requestId: request.id, action, comment, authorId: caller.employeeId, at: now });
  await notify(database, {
    recipientIds: [request.employee_id],
    actorId: caller.employeeId,
    kind: 'manual-attendance-decided',
    text: `Your request for ${manualTypeLabels[request.type].toLowerCase()} ${clockText(request.claimed_time)} on ${formatDay(request.work_date)} was ${action}${comment === null ? '' : `: ${comment}`}`,
    path: '/myattendance',
    happenedAt: now,
  });
  return requestById(database, request.id);
}

/**
 * Approves a request and corrects its day.
 * @throws Failure 403 for a closed month, 422 when the day would end before it begins
 */
export async function approveRequest(
  deciding: Deciding,
  request: RequestRow,
  correction: Correction,
): Promise<RequestRow> {
  const { database, caller, now, timeZone } = deciding;
  await lockMonths(database, request.work_date, request.work_date);
  if ((await isMonthClosed(database, request.work_date)) && !caller.grantedFlags.has('Report.Employee_Present'))
    throw new Failure(403, manualMessages.closedForDecision, { code: 'month_closed' });
  const at = (time: string | undefined): Date | null =>
    time === undefined ? null : momentOfWorkDay(request.work_date, time, timeZone);
  const checkInAt = at(correction.checkIn);
  const checkOutAt = at(correction.checkOut);
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
    addsFirstHalf: correction.addsFirstHalf,
    addsSecondHalf: correction.addsSecondHalf,
    authorId: caller.employeeId,
    at: now,
  });
  return settle(deciding, request, 'Approved', null);
}

export const rejectRequest = (deciding: Deciding, request: RequestRow, comment: string): Promise<RequestRow> =>
  settle(deciding, request, 'Rejected', comment.trim());
