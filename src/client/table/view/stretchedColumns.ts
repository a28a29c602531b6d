import type { ColumnDefinition, ColumnType } from './columnDefinition';
import { ACTIONS_COLUMN_WIDTH_PX, NUMBER_COLUMN_WIDTH_PX, TICKED_COLUMN_WIDTH_PX } from './shownColumns';
import type { TableView } from './tableView';

/** Text benefits from more space; days and numbers do not. */
const wordTypes: ReadonlySet<ColumnType> = new Set(['text', 'link', 'person', 'status']);

/** Sentences: narrower columns are codes, and choices have few words. */
const isFreeText = <Row>({ type, width, choices, frozen }: ColumnDefinition<Row>): boolean =>
  (type === 'text' || type === 'link') && width >= minFreeTextPx && !choices && !frozen;
const minFreeTextPx = 120;

/** Frozen names may grow by half, other words next to free text by a quarter. */
const frozenWordTypes: ReadonlySet<ColumnType> = new Set(['text', 'person']);
const maxFrozenGrowth = 1.5;
const maxWordGrowth = 1.25;

/** Text columns shrink by up to this much before the table scrolls. */
const squeezedPx = 24;

/** Scroll bar and borders. The bar's space is always reserved: columns do not jump when a filter leaves few rows. */
const takenPx = 20;

interface Grower {
  readonly key: string;
  readonly width: number;
  readonly max: number;
}

/** The growth factor of each column: equal, but limited by each column's maximum. */
function getGrowth(growers: readonly Grower[], room: number): ReadonlyMap<string, number> {
  const factors = new Map<string, number>();
  let left = room;
  let open = [...growers];
  while (open.length > 0) {
    const sum = open.reduce((total, { width }) => total + width, 0);
    const factor = 1 + left / sum;
    const full = open.filter(({ max }) => max < factor);
    for (const { key, max } of full.length > 0 ? full : open) factors.set(key, full.length > 0 ? max : factor);
    if (full.length === 0) break;
    left -= full.reduce((total, { width, max }) => total + width * (max - 1), 0);
    open = open.filter(({ max }) => max >= factor);
  }
  return factors;
}

/**
 * The columns with the remaining width distributed among text columns by width, most of it to free text. If more than a
 * few pixels are missing nothing changes, and the table scrolls sideways.
 * @param availablePx width of the whole table
 * @param hasRowMenu whether the table has a row menu column (`rowActions`)
 * @param isSelectable whether rows have a checkbox
 */
export function stretchedColumns<Row>(
  columns: readonly ColumnDefinition<Row>[],
  { hidden, widths }: Pick<TableView, 'hidden' | 'widths'>,
  availablePx: number,
  hasRowMenu = true,
  isSelectable = false,
): readonly ColumnDefinition<Row>[] {
  const shown = columns.filter((column) => column.hideable === false || !hidden.includes(column.key));
  const sizable = shown.filter((column) => !column.onPress && widths[column.key] === undefined);
  const free = sizable.filter((column) => !column.frozen);
  const words = free.filter((column) => wordTypes.has(column.type));
  // A table without text columns widens the others.
  const growing = words.length > 0 ? words : free;
  const sumMaxWidths = (some: readonly ColumnDefinition<Row>[]): number =>
    some.reduce((sum, column) => sum + (widths[column.key] ?? column.width), 0);
  const menuPx = hasRowMenu && !columns.some(({ onPress }) => onPress === 'row menu') ? ACTIONS_COLUMN_WIDTH_PX : 0;
  const numberPx = isSelectable ? TICKED_COLUMN_WIDTH_PX : NUMBER_COLUMN_WIDTH_PX;
  const room = availablePx - takenPx - numberPx - menuPx - sumMaxWidths(shown);
  if (room === 0 || room < -squeezedPx || growing.length === 0) return columns;
  const names =
    room > 0 && words.length > 0 ? sizable.filter((column) => column.frozen && frozenWordTypes.has(column.type)) : [];
  const hasFreeText = words.some(isFreeText);
  const getMax = (column: ColumnDefinition<Row>): number =>
    column.frozen ? maxFrozenGrowth : hasFreeText && !isFreeText(column) ? maxWordGrowth : Infinity;
  const factors = getGrowth(
    [...growing, ...names].map((column) => ({ key: column.key, width: column.width, max: getMax(column) })),
    room,
  );
  return columns.map((column) => {
    const factor = factors.get(column.key) ?? 1;
    return factor === 1 ? column : { ...column, declaredWidth: column.width, width: Math.floor(column.width * factor) };
  });
}
