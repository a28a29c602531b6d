import { sql, type Kysely } from 'kysely';
import type { AttendanceMoment } from '../../domain/attendance/attendanceDay';
import type { AttendanceCounts } from '../../domain/attendance/attendanceMonth';
import type { Schema } from '../database/schema';
import { attendanceHalves } from './attendanceHalvesReadModel';
import { inPortionsOfPeople } from './portionsOfPeopleReadModel';
import type { Span } from './span';
import { belongsToMonth } from './employmentReadModel';

export interface SummaryRow extends AttendanceCounts {
  readonly employeeId: string;
}

/** The totals of `halves`, as columns of a query that groups by employee. */
export const attendanceTotals = sql`
      (count(*) filter (where is_planned and not holiday_1) + count(*) filter (where is_planned and not holiday_2))::float8 / 2 as "workingDays",
      (count(*) filter (where is_planned and holiday_1) + count(*) filter (where is_planned and holiday_2))::float8 / 2 as holiday,
      (count(*) filter (where present_1) + count(*) filter (where present_2))::float8 / 2 as present,
      (count(*) filter (where is_planned and not holiday_1 and leave_1 and not present_1 and not is_to_come)
        + count(*) filter (where is_planned and not holiday_2 and leave_2 and not present_2 and not is_to_come))::float8 / 2 as "paidLeave",
      (count(*) filter (where is_planned and not holiday_1 and not leave_1 and not present_1 and not open_1)
        + count(*) filter (where is_planned and not holiday_2 and not leave_2 and not present_2 and not open_2))::float8 / 2 as absent`;

/**
 * The totals of people between two days, in any order: in one statement, or in portions (`inPortionsOfPeople`).
 * @param belongs condition on `employees`; default: the employees of these days
 */
export async function attendanceSummary(
  database: Kysely<Schema>,
  span: Span,
  moment: AttendanceMoment,
  belongs = belongsToMonth(span, moment.timeZone),
): Promise<SummaryRow[]> {
  const portions = await inPortionsOfPeople(database, belongs, async (condition) => {
    const { rows } = await sql<SummaryRow>`
      with ${attendanceHalves(condition, span, moment)}
      select id as "employeeId", ${attendanceTotals} from halves group by id order by id`.execute(database);
    return { answer: rows, peopleCount: rows.length, lastId: rows.at(-1)?.employeeId ?? null };
  });
  return portions.flat();
}
