import { isDay } from '../../../domain/calendar/day';
import { isSortable, type ColumnDefinition } from './columnDefinition';
import { isOpenFilter, type ColumnFilter, type TableView } from './tableView';

/** What of a filter the column can be asked for; statuses and priorities are known at once, people and sprints are fetched. */
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
 * The view without what an address asks for in vain: keys of no column, days that no calendar has, values that the
 * column never takes. An address that was mistyped, or comes from a former version, then shows the table all the same.
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
