import type { ColumnDefinition, ColumnType } from '../../ui/table/columnDefinition';
import { ACTIONS_COLUMN_WIDTH_PX, NUMBER_COLUMN_WIDTH_PX } from '../../ui/table/shownColumns';
import type { TableView } from '../../ui/table/tableView';

/** Words can use more room; days and figures are as wide as they are. */
const wordTypes: ReadonlySet<ColumnType> = new Set(['text', 'link', 'person', 'status']);

/** Names that stand still beside what scrolls may be half as wide again, not more. */
const frozenWordTypes: ReadonlySet<ColumnType> = new Set(['text', 'person']);
const mostFrozenGrowth = 1.5;

/** So little is taken from the columns of words rather than having the table scroll for it. */
const squeezedPx = 24;

/** Row number, scroll bar and borders. The bar has its place whether it is there or not: columns do not jump when a filter leaves few rows. */
const takenPx = NUMBER_COLUMN_WIDTH_PX + 20;

/**
 * The same columns, with the room that is left shared among the columns of words by their widths. In a window that lacks more
 * than a few pixels nothing changes: there the table scrolls sideways.
 *
 * @param availablePx what the whole table may take
 * @param hasRowMenu whether the table has a column of its own for it, as it does by `rowActions`
 */
export function stretchedColumns<Row>(columns: readonly ColumnDefinition<Row>[], { hidden, widths }: Pick<TableView, 'hidden' | 'widths'>, availablePx: number, hasRowMenu = true): readonly ColumnDefinition<Row>[] {
  const shown = columns.filter((column) => column.hideable === false || !hidden.includes(column.key));
  const sizable = shown.filter((column) => !column.onPress && widths[column.key] === undefined);
  const free = sizable.filter((column) => !column.frozen);
  const words = free.filter((column) => wordTypes.has(column.type));
  // A table of figures alone spreads them.
  const growing = words.length > 0 ? words : free;
  const sumOf = (some: readonly ColumnDefinition<Row>[]): number => some.reduce((sum, column) => sum + (widths[column.key] ?? column.width), 0);
  const menuPx = hasRowMenu && !columns.some(({ onPress }) => onPress === 'row menu') ? ACTIONS_COLUMN_WIDTH_PX : 0;
  const room = availablePx - takenPx - menuPx - sumOf(shown);
  if (room === 0 || room < -squeezedPx || growing.length === 0) return columns;
  const names = room > 0 && words.length > 0 ? sizable.filter((column) => column.frozen && frozenWordTypes.has(column.type)) : [];
  const nameFactor = Math.min(mostFrozenGrowth, 1 + room / sumOf([...growing, ...names]));
  const factor = 1 + (room - sumOf(names) * (nameFactor - 1)) / sumOf(growing);
  const factorOf = (column: ColumnDefinition<Row>): number => (growing.includes(column) ? factor : names.includes(column) ? nameFactor : 1);
  return columns.map((column) => (factorOf(column) === 1 ? column : { ...column, declaredWidth: column.width, width: Math.floor(column.width * factorOf(column)) }));
}
