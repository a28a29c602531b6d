import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { figureLimits, presentFigures, type PresentFigure } from '../../../domain/present-data/presentFields';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import { containsText } from '../../database/textSearch';
import { listDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { listedChoices, listedOrder } from '../../operations/listQuery';
import { selectRecords, type PresentRow } from './presentReadModel';
import { figureColumns } from './presentWire';

type Query = Call<'sumPresentRecords'>['query'];
type Condition = Expression<SqlBool>;

const answers = ['Approved', 'Issue', 'None'] as const;

/** Sort keys of the wire. Each has an index that ends with the id, over all months. */
const columns = {
  Name: 'present_records.name',
  Code: 'present_records.code',
  Date: 'present_records.recorded_on',
  Attendence_Status: 'present_records.attendance_status',
  Attendence_Status_Date: 'present_records.attendance_status_at',
  ...figureColumns,
} as const;
type SortKey = keyof typeof columns;
const sortKeys = Object.keys(columns) as SortKey[];
/** A record without an answer. */
const nullableKeys: ReadonlySet<SortKey> = new Set(['Attendence_Status', 'Attendence_Status_Date']);
const defaultSort = 'Date:desc';

/**
 * 'Missed_punch:1:' as the figure with its min and max.
 * @throws Failure 400 for an unknown figure
 */
function parseRanges(text: string | undefined): { figure: PresentFigure; min: number; max: number }[] {
  return (text ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', min = '', max = ''] = part.split(':');
      const figure = presentFigures.find((known) => known === name);
      if (figure === undefined)
        throw failures.malformed([{ field: 'Ranges', message: `Ranges cannot name '${name}'` }]);
      return {
        figure,
        min: min === '' ? figureLimits[figure].min : Number(min),
        max: max === '' ? figureLimits[figure].max : Number(max),
      };
    });
}

/**
 * The condition of a query on `present_records`.
 * @throws Failure 400 for an unknown choice
 */
export function recordFilter(query: Query): Condition {
  const eb = expressionBuilder<Schema, 'present_records'>();
  const conditions: Condition[] = [];
  if (query.From !== undefined) {
    conditions.push(eb('present_records.recorded_on', '>=', query.From));
    // Redundant, but the indexes within a month begin with it.
    conditions.push(eb('present_records.month', '>=', firstDayOfMonth(query.From)));
  }
  if (query.To !== undefined) {
    conditions.push(eb('present_records.recorded_on', '<=', query.To));
    conditions.push(eb('present_records.month', '<=', firstDayOfMonth(query.To)));
  }
  const chosen = listedChoices('Attendence_Status', query.Attendence_Status, answers);
  if (chosen !== undefined) {
    const given = chosen.filter((answer) => answer !== 'None');
    const isGiven = eb('present_records.attendance_status', 'in', given);
    const isNone = eb('present_records.attendance_status', 'is', null);
    conditions.push(given.length === chosen.length ? isGiven : given.length === 0 ? isNone : eb.or([isGiven, isNone]));
  }
  for (const { figure, min, max } of parseRanges(query.Ranges))
    conditions.push(eb.between(`present_records.${figureColumns[figure]}`, min, max));
  const text = query.q?.trim() ?? '';
  if (text !== '') conditions.push(containsText(sql`present_records.name || ' ' || present_records.code`, text));
  return eb.and(conditions);
}

/** A window of the records that match a condition. */
export function recordWindow(
  database: Kysely<Schema>,
  condition: Condition,
  sort: string | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<PresentRow[]> {
  const order = listedOrder(sort ?? defaultSort, sortKeys, 'Records');
  let rows = selectRecords(database).where(condition);
  for (const { key, direction } of order)
    rows = rows.orderBy(columns[key], listDirection(direction, nullableKeys.has(key)));
  return rows
    .orderBy('present_records.id', order[0]?.direction ?? 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countRecords(database: Kysely<Schema>, condition: Condition): Promise<number> {
  const { total } = await database
    .selectFrom('present_records')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const countRecordsByAnswer = (database: Kysely<Schema>, condition: Condition) =>
  valueCounts(database, sql`present_records`, sql`coalesce(present_records.attendance_status, 'None')`, condition);

/** The sum of each figure over the records that match a condition. */
export async function sumFigures(
  database: Kysely<Schema>,
  condition: Condition,
): Promise<Record<PresentFigure, number>> {
  const sums = await database
    .selectFrom('present_records')
    .where(condition)
    .select((eb) =>
      presentFigures.map((figure) =>
        eb.fn.coalesce(eb.fn.sum<number>(figureColumns[figure]), sql<number>`0`).as(figure),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(presentFigures.map((figure) => [figure, Number(sums[figure])])) as Record<
    PresentFigure,
    number
  >;
}
