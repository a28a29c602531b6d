import { type ColumnFilter } from '../../../domain/lists/filteredPath';
import { compareListed } from '../../../domain/sorting/listOrder';
import { foldLetters } from '../../../domain/wording/foldLetters';
import { dayOfInstant } from '../../../domain/calendar/formatInstant';
import type { CellValue, ColumnDefinition } from './columnDefinition';
import { displayText } from './displayText';
import type { TableView } from './tableView';

type Passes<Row> = (row: Row) => boolean;

function isWithin<Value extends number | string>(
  value: Value,
  from: Value | undefined,
  to: Value | undefined,
): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

function filterTest<Row>(column: ColumnDefinition<Row>, filter: ColumnFilter, timeZone: string): Passes<Row> {
  switch (filter.kind) {
    case 'text': {
      const wanted = foldLetters(filter.text);
      return (row) => foldLetters(displayText(column, row, timeZone)).includes(wanted);
    }
    case 'choices': {
      const wanted = new Set(filter.values);
      return (row) => wanted.has(String(column.value(row) ?? ''));
    }
    case 'dates':
      return (row) => {
        const value = column.value(row);
        if (!value) return false;
        const day = column.type === 'instant' ? dayOfInstant(String(value), timeZone) : String(value).slice(0, 10);
        return isWithin(day, filter.from, filter.to);
      };
    case 'numbers':
      return (row) => {
        const value = column.value(row);
        return typeof value === 'number' && isWithin(value, filter.min, filter.max);
      };
  }
}

/** Matches rows whose display texts contain every word of the search, in any column, whatever their case and accents. */
function searchTest<Row>(
  columns: readonly ColumnDefinition<Row>[],
  search: string,
  timeZone: string,
): Passes<Row> | undefined {
  const words = foldLetters(search).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  return (row) => {
    const text = foldLetters(columns.map((column) => displayText(column, row, timeZone)).join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/** The filtered rows of a view, in their order. The same array without filters. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnDefinition<Row>[],
  view: Pick<TableView, 'filters' | 'search'>,
  timeZone: string,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = view.filters[column.key];
    return filter ? [filterTest(column, filter, timeZone)] : [];
  });
  // The search comes last, because it has to format every cell of a row.
  const search = searchTest(columns, view.search, timeZone);
  if (search) tests.push(search);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

/** The distinct values of a column, for its filter when it declares no choices: as the column is sorted, empty last. */
export function distinctValues<Row>(rows: readonly Row[], column: ColumnDefinition<Row>): string[] {
  const values = new Map<string, CellValue>();
  for (const row of rows) {
    const value = column.value(row);
    values.set(String(value ?? ''), value);
  }
  return [...values].sort(([, one], [, other]) => compareListed(one, other, 'asc')).map(([text]) => text);
}
