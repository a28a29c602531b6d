import type { GroupedLine } from '../grid/groups/rowGroups';
import type { TableRows } from '../grid/useTableRows';
import type { TableSource } from './tableSource';

/** A row by its key, the line of a group as it was, or null: nothing was loaded there. */
type HeldLine = string | Extract<GroupedLine, { kind: 'group' }> | null;

/** The rows that were visible when a row menu or a cell editor opened, by position. Plain data: it is stored. */
export interface HeldRows {
  /** The list with its filters, order and page: the rows of another list are not held. */
  readonly list: string;
  readonly count: number;
  readonly total: number;
  /** Position of the first held line. */
  readonly first: number;
  readonly lines: readonly HeldLine[];
  /** Rows that are in the list no longer, as they were last shown, and the row that the menu belongs to. */
  readonly kept: Readonly<Record<string, object>>;
}

/** A span of lines. */
export interface DrawnSpan {
  readonly first: number;
  readonly count: number;
}

function getLine<Row>(rows: TableRows<Row>, position: number): HeldLine {
  const line = rows.lineAt?.(position);
  return line?.kind === 'group' ? line : (rows.keyAt(position) ?? null);
}

/** Notes the lines of a span. */
export function noteRows<Row extends object>(
  list: string,
  rows: TableRows<Row>,
  { first, count }: DrawnSpan,
  kept: HeldRows['kept'],
): HeldRows {
  const lines = Array.from({ length: count }, (_, index) => getLine(rows, first + index));
  return { list, count: rows.count, total: rows.total, first, lines, kept };
}

/**
 * After a change of the list: lines that have been loaded since are held as well, and rows that have left the list are
 * kept as they were last shown. The same object when nothing has to be stored.
 */
export function noteChanges<Row extends object>(
  held: HeldRows,
  rows: TableRows<Row>,
  find: (key: string) => Row | undefined,
  lastShown: ReadonlyMap<string, Row>,
): HeldRows {
  const lines = held.lines.map((line, index) => line ?? getLine(rows, held.first + index));
  const left = held.lines.flatMap((line) => {
    const row = typeof line === 'string' && find(line) === undefined ? lastShown.get(line) : undefined;
    return row === undefined || row === held.kept[line as string] ? [] : [[line as string, row] as const];
  });
  const isFilled = lines.some((line, index) => line !== held.lines[index]);
  if (!isFilled && left.length === 0) return held;
  return { ...held, lines, kept: { ...held.kept, ...Object.fromEntries(left) } };
}

/** Finds loaded rows by key, at whatever position. */
export function rowFinder<Row>(source: TableSource<Row>): (key: string) => Row | undefined {
  let known: Map<string, Row> | undefined;
  const add = (row: Row | undefined): void => {
    if (row !== undefined) known?.set(source.rowKey(row), row);
  };
  return (key) => {
    if (!known) {
      known = new Map();
      if (source.kind === 'array') source.rows.forEach(add);
      else {
        source.loaded.forEach((index) => add(source.rowAt(index)));
        source.groups?.loaded.forEach(({ group, index }) => add(source.groups?.rowAt(group, index)));
      }
    }
    return known.get(key);
  };
}

/** The held rows at their positions, with their current values; around them the present ones. */
export function withHeldRows<Row extends object>(
  held: HeldRows,
  present: TableRows<Row>,
  find: (key: string) => Row | undefined,
): TableRows<Row> {
  const { first, lines, kept, count, total } = held;
  const lineAt = (position: number): HeldLine => lines[position - first] ?? null;
  const rowAt = (position: number): Row | undefined => {
    const line = lineAt(position);
    if (line === null) return present.rowAt(position);
    return typeof line === 'string' ? (find(line) ?? (kept[line] as Row | undefined)) : undefined;
  };
  return {
    ...present,
    count,
    total,
    rowAt,
    keyAt: (position) => {
      const line = lineAt(position);
      if (line === null) return present.keyAt(position);
      return typeof line === 'string' ? line : undefined;
    },
    loaded: () => {
      const heldPositions = lines.flatMap((line, index) => (typeof line === 'string' ? [first + index] : []));
      return [...new Set([...present.loaded(), ...heldPositions])]
        .filter((position) => position < count && rowAt(position) !== undefined)
        .sort((one, other) => one - other);
    },
    ...(present.lineAt && {
      lineAt: (position) => {
        const line = lineAt(position);
        if (line === null) return present.lineAt?.(position);
        return typeof line === 'string' ? { kind: 'held row' } : line;
      },
    }),
  };
}
