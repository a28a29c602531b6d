import { workDayBeginsAtHour } from '../../../domain/attendance/workDate';
import { addDays } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { coveredHalves } from '../../../domain/leave/leavePeriod';
import type { Day } from '../../../domain/calendar/day';
import type { Call, Schemas } from '../../operations/call';
import { isMonthClosed } from '../../present-months/closingsReadModel';
import { plainText } from '../../richtext/plainText';
import { taskNameWire } from '../../work-figures/taskNameWire';
import { commentsWithin, employeeFaceLogs, holidayOn, leaveOn, timersWithin } from './evidenceReadModel';
import { linkedRecord, requestsOfPerson } from './requestsReadModel';
import { linkedWire, requestWire } from './requestWire';

const maxTextLength = 140;
/** A working day ends where logs begin to belong to the next one. */
const dayBegins = `${String(workDayBeginsAtHour).padStart(2, '0')}:00`;

const evidenceTask = (row: {
  task_id: string | null;
  task_key: string | null;
  task_summary: string | null;
}): Schemas['EvidenceTask'] =>
  row.task_id === null
    ? null
    : taskNameWire({ id: row.task_id, key: row.task_key ?? '', summary: row.task_summary ?? '' });

function leaveText(leave: Awaited<ReturnType<typeof leaveOn>>, day: string): string | null {
  if (leave === undefined) return null;
  const { first, second } = coveredHalves(
    { from: leave.starts_on, to: leave.ends_on, halfFrom: leave.half_from, halfTo: leave.half_to },
    day,
  );
  return first && second ? leave.leave_type : `${leave.leave_type}, ${first ? 'First Half' : 'Second Half'}`;
}

/** All records of a day of an employee: the evidence for or against a correction. */
export async function readDayEvidence(
  { caller, database, services }: Pick<Call<'getAttendanceDayEvidence'>, 'caller' | 'database' | 'services'>,
  employeeId: string,
  day: Day,
): Promise<Schemas['AttendanceDayEvidence']> {
  const span = {
    from: instantAt(day, dayBegins, services.companyTimeZone),
    to: instantAt(addDays(day, 1), dayBegins, services.companyTimeZone),
  };
  const [linked, requests, faceLogs, timers, comments, leave, holiday, isClosed] = await Promise.all([
    linkedRecord(database, employeeId, day),
    requestsOfPerson(database, employeeId, day, day),
    employeeFaceLogs(database, employeeId, day),
    timersWithin(database, caller, employeeId, span),
    commentsWithin(database, caller, employeeId, span),
    leaveOn(database, employeeId, day, services.companyTimeZone),
    holidayOn(database, employeeId, day),
    isMonthClosed(database, day),
  ]);
  return {
    Linked: linkedWire(linked),
    Requests: requests.map((request) => requestWire(request, caller)),
    Face_logs: faceLogs.map((log) => ({ Logged_at: log.logged_at.toISOString(), Direction: log.direction })),
    Timers: timers.map((timer) => ({
      _id: timer.id,
      Check_In: timer.started_at.toISOString(),
      Check_Out: timer.stopped_at?.toISOString() ?? null,
      Task: evidenceTask(timer),
    })),
    Comments: comments.map((comment) => ({
      _id: comment.id,
      Create_at: comment.created_at.toISOString(),
      Edited_at: comment.task_id === null ? null : (comment.edited_at?.toISOString() ?? null),
      Task: evidenceTask(comment),
      Text: comment.task_id === null ? null : plainText(comment.body).slice(0, maxTextLength),
    })),
    Leave: leaveText(leave, day),
    Holiday: holiday?.name ?? null,
    Is_month_closed: isClosed,
  };
}
