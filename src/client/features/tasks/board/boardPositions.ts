import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
import { getKeyPosition } from '../../../table/grid/rows/positionOfKey';

/** A column of a lane. */
export interface BoardTarget {
  /** Key of the lane. */
  readonly lane: string;
  readonly status: TaskStatus;
}

/** Its number on the board that is shown, and that of a card in it. */
export interface BoardPosition {
  readonly lane: number;
  readonly column: number;
  readonly row: number;
}

/** The cursor: its card, and where that was, because cards and lanes move when others change the list. */
export interface BoardCursor extends BoardTarget {
  readonly row: number;
  /** The task; absent until the cursor was moved to it. */
  readonly id?: string | undefined;
}

/** Number of cards per column, by lane; none in closed lanes. */
type BoardSize = readonly (readonly number[])[];

const getCount = ({ lane, column }: Pick<BoardPosition, 'lane' | 'column'>, size: BoardSize): number =>
  size[lane]?.[column] ?? 0;

const withinColumn = (place: BoardPosition, size: BoardSize): BoardPosition => ({
  ...place,
  row: Math.max(0, Math.min(place.row, getCount(place, size) - 1)),
});

/** Sideways in its lane; empty columns are skipped. */
function stepSideways(place: BoardPosition, step: 1 | -1, size: BoardSize): BoardPosition {
  const columns = size[place.lane] ?? [];
  let column = place.column + step;
  while (column >= 0 && column < columns.length && columns[column] === 0) column += step;
  return column < 0 || column >= columns.length ? place : withinColumn({ ...place, column }, size);
}

/** Into the next lane with cards, in the nearest column that has some. */
function stepToLane(place: BoardPosition, step: 1 | -1, size: BoardSize): BoardPosition {
  for (let lane = place.lane + step; lane >= 0 && lane < size.length; lane += step) {
    const columns = (size[lane] ?? []).flatMap((count, column) => (count > 0 ? [column] : []));
    const [column] = columns.sort((one, other) => Math.abs(one - place.column) - Math.abs(other - place.column));
    if (column !== undefined)
      return withinColumn({ lane, column, row: step === 1 ? 0 : Number.MAX_SAFE_INTEGER }, size);
  }
  return place;
}

function stepInColumn(place: BoardPosition, step: 1 | -1, size: BoardSize): BoardPosition {
  const row = place.row + step;
  return row < 0 || row >= getCount(place, size) ? stepToLane(place, step, size) : { ...place, row };
}

/**
 * The target of a key on the board; undefined when the key does not move.
 * @param isThere false when the card of the cursor has left: the cursor is then between two cards
 */
export function positionAfterBoardKey(
  place: BoardPosition,
  key: string,
  size: BoardSize,
  isThere = true,
): BoardPosition | undefined {
  switch (key) {
    case 'ArrowUp':
      return stepInColumn(place, -1, size);
    case 'ArrowDown':
      return stepInColumn(isThere ? place : { ...place, row: place.row - 1 }, 1, size);
    case 'ArrowLeft':
      return stepSideways(place, -1, size);
    case 'ArrowRight':
      return stepSideways(place, 1, size);
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

interface ColumnSource<Task> {
  readonly total: number;
  readonly rowAt: (index: number) => Task | undefined;
}

/** The cards of a column: its list without tasks that have left it, after those that have arrived. */
export interface ColumnCards<Task> {
  readonly count: number;
  readonly cardAt: (row: number) => Task | undefined;
  /** Position in the server's list; undefined for tasks that have arrived. */
  readonly indexAt: (row: number) => number | undefined;
  /** Loaded tasks of the list that belong to another column now. */
  readonly left: readonly Task[];
}

/**
 * @param belongs whether a task is in this column: its status and lane
 * @param loaded positions that are loaded, ascending
 * @param arrived tasks that were moved here; those already in the list are skipped
 */
export function columnCards<Task extends { readonly _id: string }>(
  source: ColumnSource<Task>,
  loaded: readonly number[],
  belongs: (task: Task) => boolean,
  arrived: readonly Task[],
): ColumnCards<Task> {
  const gone: number[] = [];
  const left: Task[] = [];
  const own = new Set<string>();
  for (const index of loaded) {
    const task = source.rowAt(index);
    if (!task) continue;
    if (belongs(task)) own.add(task._id);
    else {
      gone.push(index);
      left.push(task);
    }
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
    left,
    cardAt: (row) => {
      const index = indexAt(row);
      return index === undefined ? first[row] : source.rowAt(index);
    },
  };
}

/**
 * The row of the cursor in its column: that of its card, and of no other card when that has left.
 * @returns undefined when the card is not there
 */
export function getCursorRow<Task extends { readonly _id: string }>(
  { count, cardAt }: Pick<ColumnCards<Task>, 'count' | 'cardAt'>,
  { row, id }: Pick<BoardCursor, 'row' | 'id'>,
): number | undefined {
  if (id === undefined) return Math.min(row, Math.max(0, count - 1));
  return getKeyPosition({ count, keyAt: (at: number) => cardAt(at)?._id }, id, row);
}

/** A moved card is only searched up to this position. */
const furthestFollowed = 500;

export interface FoundCursor {
  readonly position: BoardPosition;
  /** False when its card is in no column, or is not loaded: keys must not act on another card. */
  readonly isThere: boolean;
}

/**
 * The position of the cursor: in its column, otherwise where its card is now.
 * @param columns those that are shown
 * @param from where it was
 */
export function findCursor<Task extends { readonly _id: string }>(
  columns: readonly (Pick<BoardPosition, 'lane' | 'column'> & {
    readonly cards: Pick<ColumnCards<Task>, 'count' | 'cardAt'>;
  })[],
  from: BoardPosition,
  id: string | undefined,
): FoundCursor {
  const own = columns.find(({ lane, column }) => lane === from.lane && column === from.column);
  const row = own && getCursorRow(own.cards, { row: from.row, id });
  if (row !== undefined) return { position: { ...from, row }, isThere: true };
  if (id !== undefined)
    for (const { lane, column, cards } of columns)
      for (let at = 0; at < Math.min(cards.count, furthestFollowed); at++)
        if (cards.cardAt(at)?._id === id) return { position: { lane, column, row: at }, isThere: true };
  return { position: from, isThere: false };
}
