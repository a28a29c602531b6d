import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AttendanceMoment } from '../../../../domain/attendance/attendanceDay';
import { workDateIn } from '../../../../domain/attendance/workDate';
import type { Day } from '../../../../domain/calendar/day';
import { daysOfMonth } from '../../../../domain/calendar/month';
import { missingPunchKinds, type MissingPunchKind } from '../../../../domain/present-data/monthEnd';
import { attendanceStays, isLastCheckOutMissing, isPunchMissing } from '../../../attendance/attendanceHalvesReadModel';
import { belongsToMonth } from '../../../attendance/employmentReadModel';
import { containsText } from '../../../database/textSearch';
import type { Schema } from '../../../database/schema';
import type { ValueCount } from '../../../database/valueCountsReadModel';
import type { Call } from '../../../operations/call';
import { listedChoices, listedOrder } from '../../../operations/listQuery';

type Query = Call<'listMissingPunches'>['query'];

export interface MissingPunchRow {
  id: string;
  code: string;
  name: string;
  day: Day;
  missing: MissingPunchKind;
  check_in: Date | null;
  check_out: Date | null;
}

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };
const defaultSort = 'Day:asc,Name:asc';
const columns = { Name: 'name', Code: 'code', Day: 'day', Missing: 'missing' } as const;
const sortKeys = ['Name', 'Code', 'Day', 'Missing'] as const;

/** `punches`: the rows of the list, of the employees that the comparison of the month has. */
function missingRows(query: Query, moment: AttendanceMoment): RawBuilder<unknown> {
  const span = daysOfMonth(query.month);
  const today = workDateIn(moment.timeZone, moment.now);
  const chosen = listedChoices('Missing', query.Missing, missingPunchKinds);
  const text = query.q?.trim() ?? '';
  return sql`
    with people as materialized (select id, code, full_name from employees where ${belongsToMonth(span, moment.timeZone)}),
    ${attendanceStays(span, moment)},
    found as (
      select people.id, people.code, people.full_name as name, s.work_date as day, s.check_in, s.check_out,
        case when s.check_in is null then 'Check-in' when ${isLastCheckOutMissing} then 'Last check-out' else 'Check-out' end as missing
      from stays s join people on people.id = s.employee_id
      where ${isPunchMissing('s.work_date', today)} and ${text === '' ? sql`true` : containsText(sql`people.full_name || ' ' || people.code`, text)}
    ),
    punches as (select * from found where ${chosen === undefined ? sql`true` : sql`missing in (${sql.join(chosen)})`})`;
}

/** A window of the days of a month on which a punch is missing. */
export async function missingPunchWindow(
  database: Kysely<Schema>,
  query: Query,
  moment: AttendanceMoment,
): Promise<MissingPunchRow[]> {
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const order = listedOrder(query.sort ?? defaultSort, sortKeys, 'Missing punches').map(
    ({ key, direction }) => sql`${sql.ref(columns[key])} ${sql.raw(direction)}`,
  );
  const { rows } = await sql<MissingPunchRow>`${missingRows(query, moment)}
    select * from punches order by ${sql.join([...order, sql`code`, sql`day`])} offset ${offset} limit ${limit}`.execute(
    database,
  );
  return rows;
}

/** The rows of the list by what is missing. */
export async function countMissingPunches(
  database: Kysely<Schema>,
  query: Query,
  moment: AttendanceMoment,
): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`${missingRows(query, moment)}
    select missing as "Value", count(*)::integer as "Count" from punches group by 1 order by 2 desc, 1`.execute(
    database,
  );
  return rows;
}
