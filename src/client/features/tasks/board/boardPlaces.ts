import type { TaskStatus } from '../../../../domain/tasks/taskChoices';

/** A card on the board. */
export interface BoardPlace {
  readonly column: number;
  readonly row: number;
}

/** How many cards each column has. */
type BoardSize = readonly number[];

const withinColumn = (place: BoardPlace, size: BoardSize): BoardPlace => ({
  column: place.column,
  row: Math.max(0, Math.min(place.row, (size[place.column] ?? 0) - 1)),
});

/** Where a key leads on the board; undefined when it does not move. Columns without cards are passed over. */
export function placeAfterBoardKey(place: BoardPlace, key: string, size: BoardSize): BoardPlace | undefined {
  const sideways = (step: 1 | -1): BoardPlace => {
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

/** A task that was dropped on a column and may not stand in its list yet. */
export interface BoardMove<Task> {
  readonly task: Task;
  readonly to: TaskStatus;
  /** When the server had answered; undefined while it has not. */
  readonly settledAt?: number;
}

interface ColumnSource<Task> {
  readonly total: number;
  readonly rowAt: (index: number) => Task | undefined;
}

/** What a column shows: its own list without what has just left, below what has just arrived. */
export interface ColumnCards<Task> {
  readonly count: number;
  readonly cardAt: (row: number) => Task | undefined;
  /** Place in the list of the server; undefined for what has just arrived. */
  readonly indexAt: (row: number) => number | undefined;
}

/**
 * @param loaded places in the list that are loaded, ascending
 * @param arrived tasks that were dropped here; those that the list has already are left out
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
