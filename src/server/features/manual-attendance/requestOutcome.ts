import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { mayChangeClosedMonths } from '../../../domain/present-data/closedMonth';
import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { clockText } from '../../../domain/calendar/clockText';
import { formatDay } from '../../../domain/calendar/formatDay';
import {
  halfOfTime,
  manualMessages,
  manualTypeLabels,
  momentOfWorkDay,
} from '../../../domain/manual-attendance/manualRequestRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import { notifyAll } from '../../notifications/notify';
import type { Caller } from '../../operations/caller';
import { daysInClosedMonths } from '../../present-months/closingsReadModel';
import { linkedRecords, type RequestRow } from './requestsReadModel';
import { correctDays, setRequestStatus, type CorrectedDay } from './requestsRepository';
import { requestWire } from './requestWire';

/** Times of day (HH:mm) and halves that an approval stores; a missing time keeps the stored one. */
export interface Correction {
  readonly checkIn: string | undefined;
  readonly checkOut: string | undefined;
  readonly addsFirstHalf: boolean;
  readonly addsSecondHalf: boolean;
}

export interface Deciding {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * To be called for a locked and visible request.
 * @throws Failure 403 for an own request, 409 when it is decided already
 */
export function mustBeDecidable(request: RequestRow, caller: Caller): void {
  if (request.employee_id === caller.employeeId)
    throw new Failure(403, manualMessages.ownDecision, { code: 'own_request' });
  if (request.status !== 'Pending')
    throw new Failure(409, decidedAlreadyText('request', request.status, request.actor_name), {
      code: 'already_decided',
      current: requestWire(request, caller),
    });
}

/** The claimed time, and the half of the day in which it lies as present. */
export function claimedCorrection({ type, claimed_time: time }: Pick<RequestRow, 'type' | 'claimed_time'>): Correction {
  const claimed = time.slice(0, 5);
  const isCheckIn = type === 'checkIn';
  return {
    checkIn: isCheckIn ? claimed : undefined,
    checkOut: isCheckIn ? undefined : claimed,
    addsFirstHalf: halfOfTime(claimed) === 'First Half',
    addsSecondHalf: halfOfTime(claimed) === 'Second Half',
  };
}

interface Settlement {
  readonly status: 'Approved' | 'Rejected';
  readonly comment: string | null;
}

/** Sets the status of requests and notifies their employees. */
export async function settleRequests(
  { database, caller, now }: Deciding,
  requests: readonly RequestRow[],
  { status, comment }: Settlement,
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  await setRequestStatus(database, ids, { action: status, comment, authorId: caller.employeeId, at: now });
  await notifyAll(
    database,
    requests.map((request) => ({
      recipientIds: [request.employee_id],
      actorId: caller.employeeId,
      kind: 'manual-attendance-decided',
      text: `Your request for ${manualTypeLabels[request.type].toLowerCase()} ${clockText(request.claimed_time)} on ${formatDay(request.work_date)} was ${status}${comment === null ? '' : `: ${comment}`}`,
      path: notificationLinks['manual-attendance-decided'].record.request(request.id),
      happenedAt: now,
    })),
  );
}

const dayKey = (request: Pick<RequestRow, 'employee_id' | 'work_date'>): string =>
  `${request.employee_id} ${request.work_date}`;

type Times = Pick<CorrectedDay, 'checkInAt' | 'checkOutAt'>;

/** Approvals of locked requests, one after the other: two of one day are checked together. */
export class Approvals {
  readonly #deciding: Deciding;
  readonly #closedDays: ReadonlySet<Day>;
  /** The times of each day as stored and approved until now. */
  readonly #times: Map<string, Times>;
  readonly #corrected = new Map<string, CorrectedDay>();

  private constructor(deciding: Deciding, closedDays: ReadonlySet<Day>, times: Map<string, Times>) {
    this.#deciding = deciding;
    this.#closedDays = closedDays;
    this.#times = times;
  }

  /** @param requests those that may be approved */
  static async begin(deciding: Deciding, requests: readonly RequestRow[]): Promise<Approvals> {
    const { database } = deciding;
    const [closed, stored] = await allInOrder([
      daysInClosedMonths(
        database,
        requests.map(({ work_date: day }) => day),
      ),
      linkedRecords(database, requests),
    ]);
    const times = stored.map((row): [string, Times] => [
      dayKey(row),
      { checkInAt: row.check_in_at, checkOutAt: row.check_out_at },
    ]);
    return new Approvals(deciding, closed, new Map(times));
  }

  /**
   * Adds the correction of a request; `store` stores it.
   * @throws Failure 403 for a closed month, 422 for a time still to come, and when the day would end before it begins
   */
  add(request: RequestRow, { checkIn, checkOut, addsFirstHalf, addsSecondHalf }: Correction): void {
    const { caller, now, timeZone } = this.#deciding;
    if (this.#closedDays.has(request.work_date) && !mayChangeClosedMonths(caller))
      throw new Failure(403, manualMessages.closedForDecision, { code: 'month_closed' });
    const at = (time: string | undefined): Date | null =>
      time === undefined ? null : momentOfWorkDay(request.work_date, time, timeZone);
    const [checkInAt, checkOutAt] = [at(checkIn), at(checkOut)];
    mustBeValid([
      ...(checkInAt && checkInAt > now ? [{ field: 'manual_check_in', message: manualMessages.toCome }] : []),
      ...(checkOutAt && checkOutAt > now ? [{ field: 'manual_check_out', message: manualMessages.toCome }] : []),
    ]);
    const key = dayKey(request);
    const known = this.#times.get(key);
    const times: Times = {
      checkInAt: checkInAt ?? known?.checkInAt ?? null,
      checkOutAt: checkOutAt ?? known?.checkOutAt ?? null,
    };
    if (times.checkInAt && times.checkOutAt && times.checkOutAt <= times.checkInAt)
      throw failures.invalid([
        { field: request.type === 'checkIn' ? 'manual_check_in' : 'manual_check_out', message: manualMessages.order },
      ]);
    this.#times.set(key, times);
    const earlier = this.#corrected.get(key);
    this.#corrected.set(key, {
      employeeId: request.employee_id,
      day: request.work_date,
      ...times,
      isFirstHalfAdded: addsFirstHalf || (earlier?.isFirstHalfAdded ?? false),
      isSecondHalfAdded: addsSecondHalf || (earlier?.isSecondHalfAdded ?? false),
    });
  }

  async store(): Promise<void> {
    const { caller, database, now } = this.#deciding;
    await correctDays(database, [...this.#corrected.values()], caller.employeeId, now);
  }
}
