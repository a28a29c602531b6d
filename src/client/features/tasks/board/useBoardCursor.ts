import { useCallback, useEffect, useMemo, useRef } from 'react';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../../entities/knownRecords';
import { useScreenState } from '../../../screen-state/useScreenState';
import type { BoardColumnHandle } from './BoardColumn';
import type { BoardLane } from './boardLanes';
import { findCursor, type BoardCursor, type BoardPosition, type BoardTarget, type FoundCursor } from './boardPositions';
import { getCellKey } from './useBoardMoves';

type Cell = Pick<BoardPosition, 'lane' | 'column'>;

/**
 * The cursor of the board, stored by lane, status and card, and its position among the lanes and columns that are shown
 * now: others move cards, and lanes come and go.
 */
export function useBoardCursor(lanes: readonly BoardLane[], statuses: readonly TaskStatus[]) {
  const handles = useRef(new Map<string, BoardColumnHandle>());
  const first = useMemo(
    (): BoardCursor => ({ lane: lanes[0]?.key ?? '', status: statuses[0] ?? taskStatuses[0], row: 0 }),
    [lanes, statuses],
  );
  const [cursor, setCursor] = useScreenState<BoardCursor>('tables', 'cursor', first);
  const register = useCallback((cell: BoardTarget, handle: BoardColumnHandle | null): void => {
    if (handle) handles.current.set(getCellKey(cell), handle);
    else handles.current.delete(getCellKey(cell));
  }, []);
  const getHandle = useCallback(
    ({ lane, column }: Cell): BoardColumnHandle | undefined => {
      const [shownLane, status] = [lanes[lane], statuses[column]];
      return shownLane && status && handles.current.get(getCellKey({ lane: shownLane.key, status }));
    },
    [lanes, statuses],
  );
  const cardAt = useCallback(
    (place: BoardPosition): KnownTask | undefined => getHandle(place)?.cards().cardAt(place.row),
    [getHandle],
  );
  const getPosition = useCallback(
    (lane: string, status: string | null, row: number): BoardPosition => ({
      lane: lanes.findIndex(({ key }) => key === lane),
      column: statuses.findIndex((candidate) => candidate === status),
      row,
    }),
    [lanes, statuses],
  );
  /** Where the cursor is now. */
  const locate = (): FoundCursor => {
    const columns = lanes.flatMap((_lane, lane) =>
      statuses.flatMap((_status, column) => {
        const cards = getHandle({ lane, column })?.cards();
        return cards ? [{ lane, column, cards }] : [];
      }),
    );
    return findCursor(columns, getPosition(cursor.lane, cursor.status, cursor.row), cursor.id);
  };
  const moveTo = useCallback(
    ({ lane, column, row }: BoardPosition, id: string | undefined): void => {
      const [shownLane, status] = [lanes[lane], statuses[column]];
      if (shownLane && status) setCursor({ lane: shownLane.key, status, row, id });
    },
    [lanes, statuses, setCursor],
  );
  // A card that a colleague moves takes the cursor along.
  useEffect(() => {
    const { position, isThere } = locate();
    const from = getPosition(cursor.lane, cursor.status, cursor.row);
    if (isThere && cursor.id !== undefined && (position.lane !== from.lane || position.column !== from.column))
      moveTo(position, cursor.id);
  });
  const onCursorMoved = useCallback(
    (row: number, id: string) => setCursor((known) => ({ ...known, row, id })),
    [setCursor],
  );
  return { cursor, locate, moveTo, onCursorMoved, register, getHandle, cardAt, getPosition };
}
