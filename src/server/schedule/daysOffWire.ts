import type { Day } from '../../domain/calendar/day';
import type { Schemas } from '../operations/call';
import type { DaysOff } from './assigneeTimes';

/** @param from the first day that is shown */
export const daysOffWire = ({ people, leaves, holidays }: DaysOff, from: Day): Schemas['AssigneeDaysOff'] => ({
  People: people.map(({ id, full_name, location_id, first_day, left_on, breaks }) => ({
    _id: id,
    Name: full_name,
    Location_id: location_id,
    // The days of colleagues are given as far as they take working time from what is shown.
    Joined_on: first_day > from ? first_day : null,
    Left_on: left_on,
    Breaks: breaks.map((left) => ({ From: left.from, Until: left.until })),
  })),
  Holidays: holidays.map(({ day, name, half, locationIds }) => ({
    Day: day,
    Name: name,
    Half: half,
    Location_ids: locationIds,
  })),
  Leaves: leaves.map((leave) => ({
    Employee_id: leave.employee_id,
    From: leave.starts_on,
    From_half: leave.half_from,
    To: leave.ends_on,
    To_half: leave.half_to,
  })),
});
