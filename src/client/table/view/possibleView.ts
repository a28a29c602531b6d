import { type ColumnFilter } from '../../../domain/lists/filteredPath';
import { isDay } from '../../../domain/calendar/isDay';
import { isSortable, type ColumnDefinition } from './columnDefinition';
import { isOpenFilter, type TableView } from './tableView';

/**
 * The part of a filter that the column supports; statuses and priorities are known immediately, people and sprints are
 * fetched.
 */
function possibleFilter<Row>(column: ColumnDefinition<Row>, filter: ColumnFilter): ColumnFilter {
  if (filter.kind === 'dates') {
    const { from, to } = filter;
    return { kind: 'dates', ...(from && isDay(from) && { from }), ...(to && isDay(to) && { to }) };
  }
  const { choices } = column;
  if (filter.kind !== 'choices' || !choices || (column.type !== 'status' && column.type !== 'priority')) return filter;
  return { kind: 'choices', values: filter.values.filter((value) => choices.some((choice) => choice.value === value)) };
}

/**
 * The view without invalid parts of the URL: unknown columns, invalid days, impossible values. A mistyped or
 * outdated URL then still shows the table.
 */
export function possibleView<Row>(view: TableView, columns: readonly ColumnDefinition<Row>[]): TableView {
  const findColumn = (key: string): ColumnDefinition<Row> | undefined => columns.find((column) => column.key === key);
  const filters = Object.entries(view.filters).flatMap(([key, filter]): [string, ColumnFilter][] => {
    const column = findColumn(key);
    const possible = column && possibleFilter(column, filter);
    return possible && !isOpenFilter(possible) ? [[key, possible]] : [];
  });
  const sort = view.sort.filter(({ key }) => {
    const column = findColumn(key);
    return column !== undefined && isSortable(column);
  });
  return { ...view, sort, filters: Object.fromEntries(filters) };
}
