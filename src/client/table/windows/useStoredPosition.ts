import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import type { BlueprintParts } from '../grid/rows/blueprintParts';
import { getKeyPosition } from '../grid/rows/positionOfKey';
import { getGeometry } from '../grid/rows/scrollToCell';
import type { TableRows } from '../grid/useTableRows';
import { offsetAt, scrollTopAt } from './rowWindow';
import { scrollWhenLaidOut } from './scrollWhenLaidOut';

/** Scrolling causes no action per frame: the position is stored when it rests for this time. */
export const scrollRestMs = 120;

/** The scroll position of a table: its upper row, by key as far as it is loaded. */
interface StoredPosition {
  readonly key: string | null;
  /** Position of the row among all rows. */
  readonly place: number;
  /** Pixels of the row below the upper edge; negative when it is partly hidden. */
  readonly top: number;
  /** Pixels scrolled sideways. */
  readonly left: number;
}

const isSame = (one: StoredPosition | null, other: StoredPosition | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.key === other.key &&
    one.place === other.place &&
    one.top === other.top &&
    one.left === other.left);

interface StoredPositionInput<Row> {
  readonly rows: TableRows<Row>;
  readonly parts: BlueprintParts | undefined;
  readonly rowHeight: number;
  /** The rows are there. */
  readonly isReady: boolean;
}

function getPosition<Row>({ rows, parts, rowHeight }: StoredPositionInput<Row>): StoredPosition | null {
  if (!parts) return null;
  const { scrollTop, scrollLeft } = parts.scroller;
  // At the beginning a table shows the first row, whichever that is.
  if (scrollTop < 1 && scrollLeft < 1) return null;
  const offset = offsetAt(scrollTop, getGeometry(parts, rows.count, rowHeight));
  const first = Math.floor(offset / rowHeight);
  return {
    key: scrollTop < 1 ? null : (rows.keyAt(first) ?? null),
    place: rows.offset + first,
    top: Math.round(first * rowHeight - offset),
    left: Math.round(scrollLeft),
  };
}

/**
 * Keeps the scroll position of a table in the store, and scrolls to it when another state is shown.
 * @returns true when the table appeared with a position in the store
 */
export function useStoredPosition<Row>(input: StoredPositionInput<Row>): boolean {
  const { rows, parts, rowHeight, isReady } = input;
  const [position, setPosition] = useScreenState<StoredPosition | null>('tables', 'position', null);
  const hasFirst = useRef(position !== null);
  /** The position that this table has itself stored, or scrolled to. */
  const shown = useRef<StoredPosition | null>(null);
  const isScrolling = useRef(false);
  /** Not scrolled since the position was noted there: to ask the element would lay out new rows once more. */
  const isAtBeginning = useRef(true);
  const latest = useRef({ input, position });
  useLayoutEffect(() => {
    latest.current = { input, position };
  });

  useEffect(() => {
    if (!parts || !isReady || isSame(position, shown.current)) return;
    shown.current = position;
    const { rows: presentRows, rowHeight: height } = latest.current.input;
    const before = position === null ? 0 : position.place - presentRows.offset;
    const row = position?.key ? (getKeyPosition(presentRows, position.key, before) ?? before) : before;
    isScrolling.current = true;
    scrollWhenLaidOut(
      parts.scroller,
      scrollTopAt(row * height - (position?.top ?? 0), getGeometry(parts, presentRows.count, height)),
      position?.left ?? 0,
      () => shown.current === position,
      () => {
        isScrolling.current = false;
      },
    );
  }, [parts, isReady, position]);

  const note = useCallback((): void => {
    const { input: present, position: stored } = latest.current;
    if (!present.isReady || isScrolling.current) return;
    const next = getPosition(present);
    isAtBeginning.current = next === null;
    if (isSame(next, stored)) return;
    shown.current = next;
    setPosition(next);
  }, [setPosition]);

  useEffect(() => {
    if (!parts) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      isAtBeginning.current = false;
      clearTimeout(timer);
      timer = setTimeout(note, scrollRestMs);
    };
    parts.scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      parts.scroller.removeEventListener('scroll', onScroll);
    };
  }, [parts, note]);

  // The table stays where it is when its rows change; then another row is at the upper edge.
  useEffect(() => {
    if (parts && isReady && !(isAtBeginning.current && latest.current.position === null)) note();
  }, [parts, isReady, rows, rowHeight, note]);
  return hasFirst.current;
}
