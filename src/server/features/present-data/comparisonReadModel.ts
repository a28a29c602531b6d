import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import {
  comparisonOutcomes,
  computedFigures,
  type ComparisonOutcome,
  type ComputedFigure,
} from '../../../domain/present-data/computedMonth';
import { daysOfMonth } from '../../../domain/calendar/month';
import { attendanceHalves } from '../../attendance/attendanceHalvesReadModel';
import { belongsToMonth } from '../../attendance/employmentReadModel';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import type { ValueCount } from '../../database/valueCountsReadModel';
import type { Call } from '../../operations/call';
import { listedChoices, listedOrder } from '../../operations/listQuery';
import { figureColumns } from './presentWire';

type Query = Call<'comparePresentMonth'>['query'];

/** An employee of the month, or a record without an employee: stored and computed figures. */
export type ComparisonRow = {
  code: string;
  name: string;
  id: string | null;
  person_id: string | null;
  outcome: ComparisonOutcome;
  /** Rows of the whole list. */
  total: number;
} & Record<`stored_${ComputedFigure}` | `computed_${ComputedFigure}`, number | null>;

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };
const defaultSort = 'Outcome:asc,Name:asc';
const sortKeys = ['Name', 'Code', 'Outcome', ...computedFigures] as const;

const storedColumn = (figure: ComputedFigure): RawBuilder<number | null> => sql.ref(`record.${figureColumns[figure]}`);
const named = (prefix: 'stored' | 'computed', figure: ComputedFigure) => sql.ref(`${prefix}_${figure}`);

/** Each figure from the halves of an employee's days, as in `domain/present-data/computedMonth.ts`. */
const computedSql: Readonly<Record<ComputedFigure, RawBuilder<number>>> = {
  Working_days: sql`(count(*) filter (where is_planned and not holiday_1) + count(*) filter (where is_planned and not holiday_2))::numeric / 2`,
  Full_leave: sql`count(*) filter (where is_planned and leave_1 and not holiday_1 and not present_1 and leave_2 and not holiday_2 and not present_2)::numeric`,
  Half_leave: sql`count(*) filter (where is_planned and (leave_1 and not holiday_1 and not present_1) <> (leave_2 and not holiday_2 and not present_2))::numeric`,
  Missed_punch: sql`count(*) filter (where is_punch_missing)::numeric`,
  WFM: sql`coalesce((select at_home.days from at_home where at_home.employee_id = halves.id), 0)::numeric`,
  Total_days: sql`(count(*) filter (where present_1) + count(*) filter (where present_2))::numeric / 2`,
};

const outcomeFilter = (query: Query): RawBuilder<boolean> | undefined => {
  const conditions: RawBuilder<boolean>[] = [];
  const outcomes = listedChoices('Outcome', query.Outcome, comparisonOutcomes);
  if (outcomes !== undefined) conditions.push(sql`outcome in (${sql.join(outcomes)})`);
  if (query.Differences === 'true') conditions.push(sql`outcome <> 'Same'`);
  return conditions.length === 0 ? undefined : sql`${sql.join(conditions, sql` and `)}`;
};

function textFilter(query: Query): RawBuilder<boolean> {
  const text = query.q?.trim() ?? '';
  return text === ''
    ? sql`true`
    : containsText(sql`coalesce(person.full_name, record.name) || ' ' || coalesce(person.code, record.code)`, text);
}

type AskedOrder = readonly { readonly key: (typeof sortKeys)[number]; readonly direction: 'asc' | 'desc' }[];
const isByWords = (order: AskedOrder): boolean => order.every(({ key }) => key === 'Name' || key === 'Code');

function orderBy(order: AskedOrder): RawBuilder<unknown> {
  const keys = order.map(({ key, direction }) => {
    const column =
      key === 'Name' || key === 'Code' || key === 'Outcome'
        ? sql.ref(key.toLowerCase())
        : sql`coalesce(${named('stored', key)}, ${named('computed', key)})`;
    // Rows without a record or an employee lack one kind of figures.
    return sql`${column} ${sql.raw(direction)} nulls last`;
  });
  return sql.join([...keys, sql`code`]);
}

/**
 * `listed` and `compared` of a month: the employees and records that match the search, and their outcomes. Only
 * employees in `listed` are computed.
 * @param window cuts `listed`
 */
function comparedRows(query: Query, moment: AttendanceMoment, window: RawBuilder<unknown>): RawBuilder<unknown> {
  const span = daysOfMonth(query.month);
  const differs = sql.join(
    computedFigures.map((figure) => sql`${named('stored', figure)} <> ${sql.ref(`figures.${figure}`)}`),
    sql` or `,
  );
  return sql`
    with listed as materialized (
      select person.id as person_id, record.id, coalesce(person.code, record.code) as code, coalesce(person.full_name, record.name) as name, count(*) over () as listed_total,
        ${sql.join(computedFigures.map((figure) => sql`${storedColumn(figure)} as ${named('stored', figure)}`))}
      from (select id, code, full_name from employees where ${belongsToMonth(span, moment.timeZone)}) person
      full join (select * from present_records where month = ${span.first}) record on lower(record.code) = lower(person.code)
      where ${textFilter(query)} ${window}
    ),
    ${attendanceHalves(sql`id in (select person_id from listed)`, span, moment)},
    at_home as materialized (
      select employee_id, count(distinct work_date) as days from manual_attendance_requests
      where status = 'Approved' and reason = 'WFH' and work_date between ${span.first} and ${span.last} group by employee_id
    ),
    figures as (select id, ${sql.join(computedFigures.map((figure) => sql`${computedSql[figure]} as ${sql.ref(figure)}`))} from halves group by id),
    compared as (
      select listed.*, ${sql.join(computedFigures.map((figure) => sql`${sql.ref(`figures.${figure}`)} as ${named('computed', figure)}`))},
        case when listed.id is null then 'No record' when person_id is null then 'No employee' when ${differs} then 'Differs' else 'Same' end as outcome
      from listed left join figures on figures.id = listed.person_id
    )`;
}

/**
 * A window of the comparison of a month, computed by the database, which returns only the window. Only employees who
 * can be in it are computed: sorted by texts those of the window, otherwise all that match the search.
 * @throws Failure 400 for an unknown sort key or outcome
 */
export async function comparisonWindow(
  database: Kysely<Schema>,
  query: Query,
  moment: AttendanceMoment,
): Promise<ComparisonRow[]> {
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const order = listedOrder(query.sort ?? defaultSort, sortKeys, 'The comparison');
  const hasOutcome = outcomeFilter(query);
  const window = sql`order by ${orderBy(order)} offset ${offset} limit ${limit}`;
  const isCutEarly = hasOutcome === undefined && isByWords(order);
  const { rows } = await sql<ComparisonRow>`${comparedRows(query, moment, isCutEarly ? window : sql``)}
    select *, ${isCutEarly ? sql`listed_total` : sql`count(*) over ()`} as total from compared where ${hasOutcome ?? sql`true`} ${isCutEarly ? sql`order by ${orderBy(order)}` : window}`.execute(
    database,
  );
  return rows;
}

/** The outcomes of the comparison, counted. */
export async function countOutcomes(
  database: Kysely<Schema>,
  query: Query,
  moment: AttendanceMoment,
): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`${comparedRows(query, moment, sql``)}
    select outcome as "Value", count(*)::integer as "Count" from compared where ${outcomeFilter(query) ?? sql`true`} group by 1 order by 2 desc, 1`.execute(
    database,
  );
  return rows;
}
