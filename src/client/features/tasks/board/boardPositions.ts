import type { TaskStatus } from '../../../../domain/tasks/taskChoices';

export interface BoardPosition {
  readonly column: number;
  readonly row: number;
}

/** Number of cards per column. */
type BoardSize = readonly number[];

const withinColumn = (place: BoardPosition, size: BoardSize): BoardPosition => ({
  column: place.column,
  row: Math.max(0, Math.min(place.row, (size[place.column] ?? 0) - 1)),
});

/** The target of a key on the board; undefined when the key does not move. Empty columns are skipped. */
export function positionAfterBoardKey(place: BoardPosition, key: string, size: BoardSize): BoardPosition | undefined {
  const sideways = (step: 1 | -1): BoardPosition => {
    let column = place.column + step;
    while (column >= 0 && column < size.length && size[column] === 0) column += step;
    return column < 0 || column >= size.length ? place : withinColumn({ column, row: place.row }, size);
  };
  switch (key) {
    case 'ArrowUp':
      return withinColumn({ ...place, row: place.row - 1 }, size);
    case 'ArrowDown':
      return withinColumn({ ...place, row: place.row + 1 }, size);
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    case 'Home':
      return withinColumn({ ...place, row: 0 }, size);
    case 'End':
      return withinColumn({ ...place, row: Number.MAX_SAFE_INTEGER }, size);
    case 'PageUp':
      return withinColumn({ ...place, row: place.row - 5 }, size);
    case 'PageDown':
      return withinColumn({ ...place, row: place.row + 5 }, size);
    default:
      return undefined;
  }
}

/** A task that was dropped on a column and may not be in its list yet. */
export interface BoardMove<Task> {
  readonly task: Task;
  readonly to: TaskStatus;
  /** When the server answered; undefined while pending. */
  readonly settledAt?: number;
}

interface ColumnSource<Task> {
  readonly total: number;
  readonly rowAt: (index: number) => Task | undefined;
}

/** The cards of a column: its list without tasks that were dropped elsewhere, after those that were dropped here. */
export interface ColumnCards<Task> {
  readonly count: number;
  readonly cardAt: (row: number) => Task | undefined;
  /** Position in the server's list; undefined for dropped tasks. */
  readonly indexAt: (row: number) => number | undefined;
}

/**
 * @param loaded positions that are loaded, ascending
 * @param arrived tasks that were dropped here; those already in the list are skipped
 */
export function columnCards<Task extends { readonly _id: string; readonly Status: string }>(
  source: ColumnSource<Task>,
  loaded: readonly number[],
  status: TaskStatus,
  arrived: readonly Task[],
): ColumnCards<Task> {
  const gone: number[] = [];
  const own = new Set<string>();
  for (const index of loaded) {
    const task = source.rowAt(index);
    if (!task) continue;
    if (task.Status === status) own.add(task._id);
    else gone.push(index);
  }
  const first = arrived.filter((task) => !own.has(task._id));
  const indexAt = (row: number): number | undefined => {
    if (row < first.length) return undefined;
    let index = row - first.length;
    for (const place of gone) if (place <= index) index++;
    return index;
  };
  return {
    count: Math.max(0, source.total - gone.length) + first.length,
    indexAt,
    cardAt: (row) => {
      const index = indexAt(row);
      return index === undefined ? first[row] : source.rowAt(index);
    },
  };
}
