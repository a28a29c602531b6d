import { useCallback, useMemo } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
import { selectTaskById, selectTaskReadAt, type KnownTask } from '../../../entities/knownRecords';
import { selectTaskEdits, withTaskEdits } from '../../../entities/taskEdits';
import { useScreenState } from '../../../screen-state/useScreenState';
import { makeSelectShownTask, type WithTasks } from '../table/shownTask';
import { getLaneKey, type BoardLane, type LaneKind } from './boardLanes';
import type { BoardTarget } from './boardPositions';

const none: readonly never[] = [];

/** Identifies a column of a lane. */
export const getCellKey = ({ lane, status }: BoardTarget): string => `${lane}\n${status}`;

interface BoardCells {
  readonly laneKind: LaneKind;
  readonly lanes: readonly Pick<BoardLane, 'key'>[];
  readonly statuses: readonly TaskStatus[];
}

/**
 * The cards that have left the column they were read with, by whatever change: a drop, its undo, a change of many tasks or
 * one of a colleague. The store says where they are; they are kept until the list of that column is read again, or they
 * belong to none.
 */
export function useBoardMoves({ laneKind, lanes, statuses }: BoardCells) {
  const store = useStore<WithTasks>();
  const edits = useSelector(selectTaskEdits);
  /** As they were when they left; used when the store no longer has them. */
  const [moves, setMoves] = useScreenState<readonly KnownTask[]>('tables', 'moves', none);
  const records = useSelector(
    (state: WithTasks) => moves.map((task) => selectTaskById(state, task._id) ?? task),
    shallowEqual,
  );
  const getCell = useCallback(
    (task: KnownTask): string => getCellKey({ lane: getLaneKey(laneKind, task), status: task.Status }),
    [laneKind],
  );
  const cells = useMemo(
    () => new Set(lanes.flatMap(({ key }) => statuses.map((status) => getCellKey({ lane: key, status })))),
    [lanes, statuses],
  );

  const keepMoved = useCallback(
    (left: readonly KnownTask[]): void =>
      setMoves((current) => {
        const added = left.filter(({ _id }) => current.every((task) => task._id !== _id));
        return added.length === 0 ? current : [...added, ...current];
      }),
    [setMoves],
  );
  /** A list that was asked for again after a move was known contains the task. */
  const forgetMoves = useCallback(
    (target: BoardTarget, readAt: number): void => {
      const state = store.getState();
      const pending = Object.values(selectTaskEdits(state));
      const isNeeded = (task: KnownTask): boolean => {
        if (pending.some((wanted) => task._id in wanted)) return true;
        const cell = getCell(makeSelectShownTask(task._id)(state) ?? task);
        const isRead = cell === getCellKey(target) && readAt >= selectTaskReadAt(state, task._id);
        return cells.has(cell) && !isRead;
      };
      setMoves((current) => (current.every(isNeeded) ? current : current.filter(isNeeded)));
    },
    [store, getCell, cells, setMoves],
  );
  const movedByCell = useMemo(() => {
    const found = new Map<string, KnownTask[]>();
    for (const record of records) {
      const task = withTaskEdits(record, edits);
      found.set(getCell(task), [...(found.get(getCell(task)) ?? []), task]);
    }
    return found;
  }, [records, edits, getCell]);
  const arrivedIn = useCallback(
    (target: BoardTarget): readonly KnownTask[] => movedByCell.get(getCellKey(target)) ?? none,
    [movedByCell],
  );
  return { keepMoved, forgetMoves, arrivedIn };
}
