import type { AttendanceDay } from '../../../domain/attendance/attendanceDay';
import type { Schemas } from '../../operations/call';
import type { SourcedDay } from '../../attendance/attendanceSourcesReadModel';
import { minuteMs } from '../../../domain/calendar/duration';
import { joinLeaveDates, leaveDatesField } from '../../../domain/leave/leaveDates';

const instant = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
const ticked = (isPresent: boolean | null): 0 | 1 | null => (isPresent === null ? null : isPresent ? 1 : 0);

/** A day in the contract's spelling (FIELD-033, FIELD-051). */
export const attendanceDayWire = ({
  sources,
  holiday,
  leave,
  requests,
  attendance,
}: SourcedDay & { attendance: AttendanceDay }): Schemas['AttendanceDay'] => ({
  date: attendance.day,
  checkIn: instant(attendance.checkIn),
  checkOut: instant(attendance.checkOut),
  present_first_half: ticked(attendance.present.first),
  present_second_half: ticked(attendance.present.second),
  present_count: attendance.presentCount,
  weekOff: attendance.kinds.first === 'WO',
  holiday: holiday?.name ?? null,
  holiday_half: holiday?.half ?? null,
  leave:
    leave === null
      ? null
      : {
          [leaveDatesField]: joinLeaveDates({ from: leave.starts_on, to: leave.ends_on }),
          Leave_half_from: leave.half_from,
          Leave_half_to: leave.half_to,
          status: leave.status as NonNullable<Schemas['AttendanceLeave']>['status'],
          status_comment: leave.status_comment,
        },
  face_in_logs: sources.faceIns.map((time) => new Date(time).toISOString()),
  face_out_logs: sources.faceOuts.map((time) => new Date(time).toISOString()),
  manual_requests: requests.map((request) => ({
    _id: request.id,
    type: request.type,
    time: request.claimed_time.slice(0, 5),
    status: request.status as Schemas['AttendanceDayRequest']['status'],
  })),
  first_half: attendance.codes.first,
  second_half: attendance.codes.second,
  worked_minutes: Math.floor(attendance.workedMs / minuteMs),
  missing_punch: attendance.isPunchMissing,
  before_joining: attendance.day < sources.employment.firstDay,
  not_employed: attendance.kinds.first === null,
});
