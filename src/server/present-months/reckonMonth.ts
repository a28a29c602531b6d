import { attendanceOfDay, type AttendanceMoment } from '../../domain/attendance/attendanceDay';
import { daysBetween } from '../../domain/attendance/attendanceMonth';
import type { Day } from '../../domain/calendar/day';
import type { DayHalf } from '../../domain/leave/leaveChoices';
import { computeMonth, type ComputedMonth } from '../../domain/present-data/computedMonth';
import { firstDayOfMonth, lastDayOfMonth } from '../../domain/present-data/presentMonth';

interface OfPerson {
  readonly employee_id: string;
}

/** What a month of everybody is made of; rows of other months do no harm. */
export interface MonthSources {
  readonly faces: readonly (OfPerson & { work_date: Day; first_in_at: Date | null; last_in_at: Date | null; last_out_at: Date | null })[];
  readonly corrections: readonly (OfPerson & { work_date: Day; check_in_at: Date | null; check_out_at: Date | null; present_first_half: boolean; present_second_half: boolean })[];
  /** Granted ones. */
  readonly leaves: readonly (OfPerson & { starts_on: Day; ends_on: Day; half_from: DayHalf; half_to: DayHalf })[];
  /** With the places that keep them; none for everywhere. */
  readonly holidays: readonly { day: Day; half: DayHalf | null; location_ids: readonly string[] }[];
  /** Days that an approved request calls WFH. */
  readonly atHome: readonly (OfPerson & { days: number })[];
}

export interface MonthPerson {
  readonly id: string;
  readonly location_id: string | null;
  readonly joined_on: Day | null;
}

function byPerson<Row extends OfPerson>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.employee_id);
    if (known === undefined) found.set(row.employee_id, [row]);
    else known.push(row);
  }
  return found;
}

const ms = (...times: readonly (Date | null | undefined)[]): number[] => times.flatMap((time) => (time ? [time.getTime()] : []));

/**
 * Reckons the month ('YYYY-MM') of one person after the other from attendance and leave.
 * @returns what a record of the person should say
 */
export function monthReckoner(month: string, sources: MonthSources, moment: AttendanceMoment): (person: MonthPerson) => ComputedMonth {
  const days = daysBetween(firstDayOfMonth(month), lastDayOfMonth(month));
  const [faces, corrections, leaves, atHome] = [byPerson(sources.faces), byPerson(sources.corrections), byPerson(sources.leaves), byPerson(sources.atHome)];
  return (person) => {
    const faceOf = new Map(faces.get(person.id)?.map((face) => [face.work_date, face]));
    const manualOf = new Map(corrections.get(person.id)?.map((row) => [row.work_date, row]));
    const periods = (leaves.get(person.id) ?? []).map((leave) => ({ from: leave.starts_on, to: leave.ends_on, halfFrom: leave.half_from, halfTo: leave.half_to }));
    const attendance = days.map((day) => {
      const face = faceOf.get(day);
      const manual = manualOf.get(day);
      return attendanceOfDay(
        {
          day,
          faceIns: ms(face?.first_in_at, face?.last_in_at),
          faceOuts: ms(face?.last_out_at),
          manual: manual === undefined ? null : { checkIn: manual.check_in_at?.getTime() ?? null, checkOut: manual.check_out_at?.getTime() ?? null, firstHalf: manual.present_first_half, secondHalf: manual.present_second_half },
          leaves: periods,
          holidays: sources.holidays.filter((holiday) => holiday.day === day && (holiday.location_ids.length === 0 || holiday.location_ids.includes(person.location_id ?? ''))),
          joinedOn: person.joined_on,
          // A record says nothing of absence.
          recordedFrom: null,
        },
        moment,
      );
    });
    return computeMonth(attendance, atHome.get(person.id)?.[0]?.days ?? 0);
  };
}
