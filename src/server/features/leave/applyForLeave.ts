import { dayIn } from '../../../domain/calendar/day';
import { joiningProblems } from '../../../domain/employees/beforeJoining';
import {
  emergencyMonth,
  leaveMessages,
  leaveProblems,
  overlapMessage,
  periodOfRequest,
} from '../../../domain/leave/leaveRules';
import { isActiveLeave } from '../../../domain/leave/leaveChoices';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { activeAmong } from '../../employee-records/activePeopleReadModel';
import { lockEmployee } from '../../employee-records/lockEmployeeRepository';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { closedMonthBetween, lockMonths } from '../../present-months/closingsReadModel';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { leaveById } from './leaveReadModel';
import { hasEmergencyIn, insertLeave, findActiveLeave } from './leaveRepository';
import { notifyLeaveFiled, notifyLeaveRequested } from './leaveNotifications';
import { toPeriod } from '../../leave-days/leavePeriodColumns';
import { leaveWire, toLeaveRequest } from './leaveWire';

const maxNotified = 50;

async function readNotified(
  { body, database }: Call<'applyForLeave'>,
  employeeId: string,
): Promise<{ ids: string[]; problems: FieldProblem[] }> {
  const notifiedIds = [...new Set((body.Notified_Employee ?? '').split(',').map((id) => id.trim()))].filter(
    (id) => id !== '' && id !== employeeId,
  );
  if (notifiedIds.length > maxNotified)
    return {
      ids: [],
      problems: [{ field: 'Notified_Employee', message: `At most ${maxNotified} employees can be notified` }],
    };
  const ids = [...(await activeAmong(database, notifiedIds)).keys()];
  return {
    ids,
    problems:
      ids.length === notifiedIds.length
        ? []
        : [{ field: 'Notified_Employee', message: 'A notified employee does not exist or has left' }],
  };
}

/** Problems with stored leaves; their texts say whose leaves they are. */
async function storedProblems(
  { database }: Call<'applyForLeave'>,
  employeeId: string,
  period: LeavePeriod,
  isEmergencyCounted: boolean,
): Promise<(whose: string) => FieldProblem[]> {
  const [other, isEmergencyTaken] = await allInOrder([
    findActiveLeave(database, employeeId, period),
    isEmergencyCounted && hasEmergencyIn(database, employeeId, emergencyMonth(period.from)),
  ]);
  return (whose) => [
    ...(other === undefined ? [] : [{ field: 'StartDate', message: overlapMessage(whose, toPeriod(other)) }]),
    ...(isEmergencyTaken ? [{ field: 'Emergency_leave', message: leaveMessages.emergencyTaken }] : []),
  ];
}

/**
 * CALL-037: files a leave. The employee is the caller; a holder of Report.Leave_Report files for other employees too,
 * with a status and without the limits of notice and emergencies (A-04, VAL-035, VAL-037).
 * @throws Failure 422 with the problems, 403 for days in a closed month
 */
export const applyForLeave: Handler<'applyForLeave'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const isForAnotherEmployee =
    caller.grantedFlags.has('Report.Leave_Report') &&
    body.Employee_ID !== undefined &&
    body.Employee_ID !== '' &&
    body.Employee_ID !== caller.employeeId;
  const employeeId = isForAnotherEmployee ? (body.Employee_ID ?? '') : caller.employeeId;
  const status = body.Status ?? 'Pending';
  const request = toLeaveRequest(body);
  mustBeValid([
    ...leaveProblems(request, { today: dayIn(services.companyTimeZone, now), isForAnotherEmployee }),
    ...(isForAnotherEmployee && body.Status === undefined ? [{ field: 'Status', message: leaveMessages.status }] : []),
    ...(!isForAnotherEmployee && status !== 'Pending' ? [{ field: 'Status', message: leaveMessages.ownDecision }] : []),
  ]);
  const period = periodOfRequest(request);
  const unknown = failures.invalid([{ field: 'Employee_ID', message: leaveMessages.employee }]);
  if (period === undefined || !isRecordId(employeeId)) throw unknown;
  const [person, , closedMonth, notified, stored] = await allInOrder([
    lockEmployee(database, employeeId),
    lockMonths(database, [{ first: period.from, last: period.to }]),
    closedMonthBetween(database, period.from, period.to),
    readNotified(call, employeeId),
    isActiveLeave(status)
      ? storedProblems(call, employeeId, period, request.Emergency_leave && !isForAnotherEmployee)
      : () => [],
  ]);
  if (person?.status !== 'Active') throw unknown;
  mustBeAllowedInMonth(closedMonth, caller, { field: 'StartDate', records: 'leaves' });
  mustBeValid([
    ...joiningProblems('StartDate', period.from, person, 'leave'),
    ...stored(isForAnotherEmployee ? `${person.full_name} has` : 'You have'),
    ...notified.problems,
  ]);

  const isDecided = status !== 'Pending';
  const id = await insertLeave(
    database,
    {
      employee_id: employeeId,
      leave_type: request.Leave_type,
      starts_on: period.from,
      ends_on: period.to,
      half_from: period.halfFrom,
      half_to: period.halfTo,
      reason: request.Reason.trim(),
      is_emergency: request.Emergency_leave,
      status,
      status_comment: null,
      acted_by_id: isDecided ? caller.employeeId : null,
      acted_at: isDecided ? now : null,
      created_by_id: caller.employeeId,
    },
    notified.ids,
    now,
  );
  const leave = await leaveById(database, id, services.companyTimeZone);
  if (isForAnotherEmployee) await notifyLeaveFiled(database, leave, caller, now);
  if (isActiveLeave(status)) await notifyLeaveRequested(database, leave, caller, now);
  return leaveWire(leave, caller);
};
