import { holidaysOfEmployee } from '../calendar/calendarReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import type { AttendanceSources } from '../../domain/attendance/attendanceDay';
import { groupedBy } from '../../domain/collections/groupedBy';
import { isGrantedLeave, activeLeaveStatuses, type DayHalf } from '../../domain/leave/leaveChoices';
import { coveredHalves, type LeavePeriod } from '../../domain/leave/leavePeriod';
import type { Schema } from '../database/schema';
import { readEmployment } from './employmentReadModel';
import { isFaceTimeCounted } from './countedFaceTimesReadModel';
import type { Span } from './span';
import { firstRecordedDay } from './firstRecordedDayReadModel';
import { leavesOfEmployment } from '../leave-days/leavesOfEmploymentReadModel';

const readFaceLogs = (database: Kysely<Schema>, employeeId: string, { first, last }: Span) =>
  database
    .selectFrom('face_logs')
    .select(['work_date', 'logged_at', 'direction'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .where(isFaceTimeCounted('face_logs'))
    .orderBy('work_date')
    .orderBy('logged_at')
    .execute();

const readCorrections = (database: Kysely<Schema>, employeeId: string, { first, last }: Span) =>
  database
    .selectFrom('manual_attendances')
    .select(['work_date', 'check_in_at', 'check_out_at', 'present_first_half', 'present_second_half'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .execute();

const readRequests = (database: Kysely<Schema>, employeeId: string, { first, last }: Span) =>
  database
    .selectFrom('manual_attendance_requests')
    .select(['id', 'work_date', 'type', 'claimed_time', 'status'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const readLeaves = (database: Kysely<Schema>, employeeId: string, span: Span, timeZone: string) =>
  database
    .selectFrom(
      leavesOfEmployment({ timeZone, statuses: activeLeaveStatuses, employees: [employeeId], ...span }).as('leaves'),
    )
    .select(['starts_on', 'ends_on', 'half_from', 'half_to', 'status', 'status_comment'])
    .orderBy('starts_on')
    .orderBy('half_from')
    .orderBy('id')
    .execute();

type EmployeeLeave = Awaited<ReturnType<typeof readLeaves>>[number];

/** A day with the records that determine its attendance, and those that screens show next to it. */
export interface SourcedDay {
  readonly sources: AttendanceSources;
  readonly holiday: { readonly name: string; readonly half: DayHalf | null } | null;
  /** A granted leave before a pending one. */
  readonly leave: EmployeeLeave | null;
  readonly requests: Awaited<ReturnType<typeof readRequests>>;
}

const toPeriod = (leave: EmployeeLeave): LeavePeriod => ({
  from: leave.starts_on,
  to: leave.ends_on,
  halfFrom: leave.half_from,
  halfTo: leave.half_to,
});
const coversDay = (leave: EmployeeLeave, day: Day): boolean => {
  const { first, second } = coveredHalves(toPeriod(leave), day);
  return first || second;
};

function byDay<Row>(rows: readonly Row[], rowDay: (row: Row) => Day): (day: Day) => readonly Row[] {
  const found = groupedBy(rows, rowDay);
  return (day) => found.get(day) ?? [];
}

/** All attendance records of one employee, in seven queries for any number of days. */
export async function sourcedDays(
  database: Kysely<Schema>,
  employeeId: string,
  days: readonly Day[],
  timeZone: string,
): Promise<SourcedDay[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { first, last };
  const [logs, corrections, requests, leaves, holidays, employment, recordedFrom] = await Promise.all([
    readFaceLogs(database, employeeId, span),
    readCorrections(database, employeeId, span),
    readRequests(database, employeeId, span),
    readLeaves(database, employeeId, span, timeZone),
    holidaysOfEmployee(database, employeeId, first, last).execute(),
    readEmployment(database, employeeId, timeZone),
    firstRecordedDay(database),
  ]);
  const [logsOn, correctionsOn, requestsOn] = [
    byDay(logs, (log) => log.work_date),
    byDay(corrections, (row) => row.work_date),
    byDay(requests, (row) => row.work_date),
  ];
  const holidaysOn = byDay(holidays, (holiday) => holiday.day);
  const granted = leaves.filter((leave) => isGrantedLeave(leave.status)).map(toPeriod);
  return days.map((day): SourcedDay => {
    const logTimes = (direction: 'in' | 'out'): number[] =>
      logsOn(day)
        .filter((log) => log.direction === direction)
        .map((log) => log.logged_at.getTime());
    const [manual] = correctionsOn(day);
    const applicable = holidaysOn(day);
    const covering = leaves.filter((leave) => coversDay(leave, day));
    return {
      sources: {
        day,
        faceIns: logTimes('in'),
        faceOuts: logTimes('out'),
        manual:
          manual === undefined
            ? null
            : {
                checkIn: manual.check_in_at?.getTime() ?? null,
                checkOut: manual.check_out_at?.getTime() ?? null,
                firstHalf: manual.present_first_half,
                secondHalf: manual.present_second_half,
              },
        leaves: granted,
        holidays: applicable,
        employment,
        recordedFrom,
      },
      holiday: mergedHoliday(applicable),
      leave: covering.find((leave) => isGrantedLeave(leave.status)) ?? covering[0] ?? null,
      requests: [...requestsOn(day)],
    };
  });
}

/** Two half holidays of one day are a whole one. */
function mergedHoliday(applicable: readonly { name: string; half: DayHalf | null }[]): SourcedDay['holiday'] {
  const [only] = applicable;
  if (only === undefined) return null;
  const halves = new Set(applicable.map(({ half }) => half));
  return { name: applicable.map(({ name }) => name).join(', '), half: halves.size === 1 ? only.half : null };
}
