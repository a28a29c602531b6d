import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { dayIn } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { firstDayOfEmployment } from '../../../domain/attendance/employment';
import { joiningProblems } from '../../../domain/employees/beforeJoining';
import { lockCaller } from '../../employee-records/lockEmployeeRepository';
import {
  manualMessages,
  manualRequestProblems,
  manualTypeLabels,
} from '../../../domain/manual-attendance/manualRequestRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Handler } from '../../operations/call';
import { isMonthClosed, lockMonths } from '../../present-months/closingsReadModel';
import { deciderIds, requestById } from './requestsReadModel';
import { hasActiveRequest, insertRequest } from './requestsRepository';
import { requestWire } from './requestWire';

/**
 * CALL-042: asks for a correction of the caller's own day.
 * @throws Failure 422 for a day that is too old, in the future (VAL-042) or before the employment, 409 when there is such a request already or the month is closed
 */
export const requestManualAttendance: Handler<'requestManualAttendance'> = async ({
  body,
  caller,
  database,
  now,
  services,
}) => {
  const timeZone = services.companyTimeZone;
  mustBeValid(manualRequestProblems(body, { today: dayIn(timeZone, now), now, timeZone }));
  const [person, , isClosed, isRequested, recipientIds] = await allInOrder([
    lockCaller(database, caller),
    lockMonths(database, [{ first: body.date, last: body.date }]),
    isMonthClosed(database, body.date),
    hasActiveRequest(database, caller.employeeId, body.date, body.type),
    deciderIds(database, caller.employeeId),
  ]);
  // As `before_joining` of the days on which the client offers a request.
  const firstDay = firstDayOfEmployment(person.joined_on, person.created_at, timeZone);
  mustBeValid(joiningProblems('date', body.date, { joined_on: firstDay }, 'correction'));
  if (isClosed) throw failures.conflict(manualMessages.closedForRequest, 'month_closed');
  if (isRequested) throw failures.conflict(manualMessages.exists, 'already_exists');
  const id = await insertRequest(database, body, caller.employeeId, now);
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'manual-attendance-requested',
    text: `${caller.fullName} asks to correct ${manualTypeLabels[body.type].toLowerCase()} of ${formatDay(body.date)} to ${body.time}: ${body.reason}`,
    path: notificationLinks['manual-attendance-requested'].record.request(id),
    happenedAt: now,
  });
  return requestWire(await requestById(database, id), caller);
};
