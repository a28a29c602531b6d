import { daysOfPeriod, coveredHalves } from '../../../../domain/leave/leavePeriod';
import type { Day } from '../../../../domain/calendar/day';
import type { GetLeaveYearApiResponse, LeaveCalendarEntry } from '../../../api/api';
import type { YearMark } from '../../../widgets/year-table/YearTable';
import { holidayMark } from '../../../widgets/year-table/holidayMark';
import { leaveLetter, leaveText, periodOfLeave } from '../screens/shownLeave';

export interface LeaveYearMark extends YearMark {
  /** Absent for a holiday. */
  readonly leaveId?: string;
}

/** 'Casual'. */
const leaveWord = ({ Leave_type }: LeaveCalendarEntry): string => Leave_type.replace(' Leave', '');

function leaveMark(leave: LeaveCalendarEntry, day: Day): LeaveYearMark {
  const { first, second } = coveredHalves(periodOfLeave(leave), day);
  return {
    text: leaveLetter(leave),
    half: first && second ? null : first ? 'First Half' : 'Second Half',
    tone: leave.Status === 'Pending' ? 'waiting' : 'good',
    ...(first && second && { name: leave.Status === 'Pending' ? `${leaveWord(leave)}?` : leaveWord(leave) }),
    spoken: leaveText(leave),
    leaveId: leave._id,
  };
}

/** What is on the days of a year: leaves before holidays. Days without anything are absent. */
export function leaveMarks(year: GetLeaveYearApiResponse | undefined): ReadonlyMap<Day, readonly LeaveYearMark[]> {
  const marks = new Map<Day, LeaveYearMark[]>();
  const add = (day: Day, mark: LeaveYearMark): void => {
    marks.set(day, [...(marks.get(day) ?? []), mark]);
  };
  for (const leave of year?.Leaves ?? [])
    for (const day of daysOfPeriod(periodOfLeave(leave))) add(day, leaveMark(leave, day));
  for (const { Day: day, Name: name, Half: half } of year?.Holidays ?? []) add(day, holidayMark(name, half));
  return marks;
}
