import { sql, type Kysely } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import type { HalfCode } from '../../../domain/attendance/attendanceLegend';
import type { AttendanceCounts } from '../../../domain/attendance/attendanceMonth';
import type { Day } from '../../../domain/calendar/day';
import { daysOfMonth } from '../../../domain/calendar/month';
import { halfCode } from './attendanceCodesReadModel';
import { attendanceHalves } from '../../attendance/attendanceHalvesReadModel';
import { attendanceTotals } from '../../attendance/attendanceSummaryReadModel';
import { belongsToMonth, lastDayEmployed } from '../../attendance/employmentReadModel';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import type { Call } from '../../operations/call';
import { locationNameOn, movedWithin } from '../../workplaces/workplacesReadModel';
import { listedOrder } from '../../operations/listQuery';

type Query = Call<'listMusterSheet'>['query'];

export interface MusterRow extends AttendanceCounts {
  id: string;
  code: string;
  name: string;
  department: string | null;
  location: string | null;
  /** When the location or shift has changed within the month. */
  workplace_since: Day | null;
  /** A code for every day of the month. */
  first_codes: (HalfCode | null)[];
  second_codes: (HalfCode | null)[];
  /** Rows of the whole list. */
  total: number;
}

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };
const columns = { Name: 'name', Code: 'code', Department: 'department', Location: 'location' } as const;
const sortKeys = ['Name', 'Code', 'Department', 'Location'] as const;

/**
 * A window of the muster sheet, in one statement: the employees that the comparison of the month has. Only those who can
 * be in it are computed: those of the window, or all that match the search when a code is asked for.
 * @throws Failure 400 for an unknown sort key
 */
export async function musterWindow(
  database: Kysely<Schema>,
  query: Query,
  moment: AttendanceMoment,
): Promise<MusterRow[]> {
  const { offset = defaultWindow.offset, limit = defaultWindow.limit, Half_code: code } = query;
  const order = sql.join([
    ...listedOrder(query.sort ?? 'Name:asc', sortKeys, 'The muster sheet').map(
      ({ key, direction }) => sql`${sql.ref(columns[key])} ${sql.raw(direction)} nulls last`,
    ),
    sql`code`,
  ]);
  const window = sql`order by ${order} offset ${offset} limit ${limit}`;
  const text = query.q?.trim() ?? '';
  const matches = text === '' ? sql`true` : containsText(sql`concat_ws(' ', name, code, department, location)`, text);
  const span = daysOfMonth(query.month);
  const lastDay = lastDayEmployed('e', span, moment.timeZone);
  const { rows } = await sql<MusterRow>`
    with listed as materialized (
      select *, count(*) over () as listed_total
      from (
        select e.id, e.code, e.full_name as name, d.name as department, ${locationNameOn('e', 'l.name', lastDay)} as location, ${movedWithin('e', span.first, lastDay)} as workplace_since
        from (select * from employees where ${belongsToMonth(span, moment.timeZone)}) e left join departments d on d.id = e.department_id left join locations l on l.id = e.location_id
      ) e
      where ${matches} ${code === undefined ? window : sql``}
    ),
    ${attendanceHalves(sql<boolean>`id in (select id from listed)`, span, moment)},
    sheet as (
      select id, array_agg(${halfCode(1)} order by day) as first_codes, array_agg(${halfCode(2)} order by day) as second_codes, ${attendanceTotals}
      from halves group by id
    )
    select listed.*, sheet.*, ${code === undefined ? sql`listed_total` : sql`count(*) over ()`} as total
    from listed join sheet using (id)
    where ${code === undefined ? sql`true` : sql`${code} = any(first_codes || second_codes)`}
    ${code === undefined ? sql`order by ${order}` : window}`.execute(database);
  return rows;
}
