import type { DayHalf } from '../../../domain/leave/leaveChoices';
import { workingCalendar, type WorkingCalendar } from '../../../domain/schedule/workingCalendar';
import type { Timeline } from '../../api/api';

type DaysOff = Pick<Timeline, 'Holidays' | 'Leaves' | 'People'>;

/** When the assignees of an answer work: the same rule with which the server plans, with the days off that the user may know. */
export const assigneeCalendar = ({ Holidays, Leaves, People }: DaysOff): WorkingCalendar =>
  workingCalendar({
    holidays: Holidays.map(({ Day, Half, Location_ids }) => ({
      day: Day,
      half: Half as DayHalf | null,
      locationIds: Location_ids,
    })),
    leaves: Leaves.map((leave) => ({
      employeeId: leave.Employee_id,
      from: leave.From,
      to: leave.To,
      halfFrom: leave.From_half,
      halfTo: leave.To_half,
    })),
    locationIds: new Map(People.map(({ _id, Location_id }) => [_id, Location_id])),
    employments: new Map(
      People.map(({ _id, Joined_on, Left_on, Breaks }) => [
        _id,
        {
          firstDay: Joined_on,
          leftOn: Left_on,
          breaks: Breaks.map(({ From, Until }) => ({ from: From, until: Until })),
        },
      ]),
    ),
  });
