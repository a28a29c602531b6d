import { attendanceFlags } from '../../../domain/permissions/flagSets';
import type { Kysely } from 'kysely';
import type { PersonsDay } from '../../../domain/company/companyFigures';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { presenceOn } from '../../presence/presenceReadModel';
import { companyPeople, type CompanyPersonRow } from './companyDayReadModel';

export interface CompanyPerson extends PersonsDay {
  readonly row: CompanyPersonRow;
  readonly checkInAt: Date | null;
  readonly checkOutAt: Date | null;
}

/** What a list of people shows of the figure that it belongs to. */
export interface FigureOfPerson {
  day: Day;
  checkInAt: Date | null;
  checkOutAt: Date | null;
  state: string;
}

export const companyPersonWire = (
  row: Pick<
    CompanyPersonRow,
    'id' | 'first_name' | 'last_name' | 'code' | 'department' | 'position' | 'location' | 'vertical'
  >,
  { day, checkInAt, checkOutAt, state }: FigureOfPerson,
): Schemas['CompanyPerson'] => ({
  _id: row.id,
  First_name: row.first_name,
  Last_name: row.last_name,
  Employee_code: row.code,
  Department: row.department,
  Position: row.position,
  Location: row.location,
  Vertical: row.vertical,
  Day: day,
  Check_in: checkInAt?.toISOString() ?? null,
  Check_out: checkOutAt?.toISOString() ?? null,
  State: state,
});

/** All employees of a day with what it was for them: the figures and their lists use the same rows. */
export async function companyPeopleOn(
  database: Kysely<Schema>,
  on: { readonly day: Day; readonly timeZone: string },
): Promise<CompanyPerson[]> {
  const [people, presence] = await Promise.all([companyPeople(database, on), presenceOn(database, on)]);
  return people.map((row) => {
    const {
      checkInAt = null,
      checkOutAt = null,
      lastMark = null,
      leaveHalves = 0,
      isDayOff = false,
      isBeforeJoining = false,
    } = presence.get(row.id) ?? {};
    return {
      row,
      isActive: row.is_active,
      checkInAt,
      checkOutAt,
      lastMark,
      leaveHalves,
      isDayOff,
      isBeforeJoining,
      isFirstHalfAway: row.is_first_half_away,
      isSecondHalfAway: row.is_second_half_away,
    };
  });
}

/** Flags of the reports that show single punches of others. */
export const maySeeMissingPunches = ({ grantedFlags }: Caller): boolean =>
  attendanceFlags.some((flag) => grantedFlags.has(flag));
