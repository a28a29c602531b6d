import type { ColumnDefinition } from './columnDefinition';
import type { TableLayout } from './tableView';

/** Widths in pixels. */
export const NUMBER_COLUMN_WIDTH_PX = 52;
/** The same with a checkbox before the number. */
export const TICKED_COLUMN_WIDTH_PX = 72;
export const ACTIONS_COLUMN_WIDTH_PX = 28;

/** A column on the screen. The row number and the row menu are columns of the table, not of the data. */
export interface ShownColumn<Row> {
  readonly kind: 'number' | 'actions' | 'data';
  readonly key: string;
  readonly definition?: ColumnDefinition<Row>;
  /** Pixels from the left edge of the table. */
  readonly left: number;
  readonly width: number;
  readonly isFrozen: boolean;
}

/** All columns in the order of the layout; columns without a position follow as declared. */
export function orderedColumns<Row>(
  columns: readonly ColumnDefinition<Row>[],
  order: readonly string[],
): ColumnDefinition<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const named = order.flatMap((key) => byKey.get(key) ?? []);
  const rest = columns.filter((column) => !order.includes(column.key));
  const all = [...named, ...rest];
  // Without an order of the user's own, frozen columns come first.
  return order.length > 0 ? all : [...all.filter((column) => column.frozen), ...all.filter((column) => !column.frozen)];
}

/** True when the layout shows a column; columns that cannot be hidden are always shown. */
export function isShown<Row>(column: ColumnDefinition<Row>, hidden: readonly string[]): boolean {
  return column.hideable === false || !hidden.includes(column.key);
}

/** The columns of an Excel file: those on the screen, and those that it has in any case. */
export const exportedColumns = <Row>(
  columns: readonly ColumnDefinition<Row>[],
  { order, hidden }: Pick<TableLayout, 'order' | 'hidden'>,
): ColumnDefinition<Row>[] =>
  orderedColumns(columns, order).filter(
    (column) => column.isExported !== false && (column.isExportedHidden === true || isShown(column, hidden)),
  );

/** The visible columns from left to right, with their positions. */
export function shownColumns<Row>(
  columns: readonly ColumnDefinition<Row>[],
  layout: Pick<TableLayout, 'order' | 'hidden' | 'widths' | 'frozenCount'>,
  hasRowMenu: boolean,
  isSelectable = false,
): ShownColumn<Row>[] {
  const shown = orderedColumns(columns, layout.order).filter((column) => isShown(column, layout.hidden));
  const places: Omit<ShownColumn<Row>, 'left'>[] = [
    { kind: 'number', key: '#', width: isSelectable ? TICKED_COLUMN_WIDTH_PX : NUMBER_COLUMN_WIDTH_PX, isFrozen: true },
    ...(hasRowMenu ? [{ kind: 'actions' as const, key: '⋮', width: ACTIONS_COLUMN_WIDTH_PX, isFrozen: true }] : []),
    ...shown.map((definition, index) => ({
      kind: 'data' as const,
      key: definition.key,
      definition,
      width: layout.widths[definition.key] ?? definition.width,
      isFrozen: index < layout.frozenCount,
    })),
  ];
  let left = 0;
  return places.map((place) => {
    const column = { ...place, left };
    left += place.width;
    return column;
  });
}

/** The key order after moving the shown column at one position to another. */
export function orderAfterMove<Row>(
  columns: readonly ColumnDefinition<Row>[],
  layout: TableLayout,
  key: string,
  beforeKey: string | undefined,
): string[] {
  const keys = orderedColumns(columns, layout.order)
    .map((column) => column.key)
    .filter((candidate) => candidate !== key);
  const place = beforeKey === undefined ? keys.length : keys.indexOf(beforeKey);
  keys.splice(place < 0 ? keys.length : place, 0, key);
  return keys;
}
