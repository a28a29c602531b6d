import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
// oxlint-disable-next-line clock/in-screens -- after a change was answered
import { machineMs } from '../../../browser/clock';
import { selectTaskById, type KnownTask } from '../../../entities/knownRecords';
import { selectTaskEdits, withTaskEdits } from '../../../entities/taskEdits';
import { useScreenState } from '../../../screen-state/useScreenState';
import { makeSelectShownTask, type WithTasks } from '../table/shownTask';
import { getLaneKey, type LaneKind } from './boardLanes';
import type { BoardTarget } from './boardPositions';

/** A card that is not where the list that it was read with has it; the list of its column may not have it yet. */
interface MovedCard {
  /** As it was when it left; used when the store no longer has it. */
  readonly task: KnownTask;
  /** When its change was answered; undefined while pending. */
  readonly settledAt?: number;
}

const none: readonly never[] = [];

/** Identifies a column of a lane. */
export const getCellKey = ({ lane, status }: BoardTarget): string => `${lane}\n${status}`;

/**
 * The cards that have left the column they were read with, by whatever change: a drop, its undo, a change of many tasks or
 * one of a colleague. The store says where they are; they are kept until the list of that column is read again.
 */
export function useBoardMoves(laneKind: LaneKind) {
  const store = useStore<WithTasks>();
  const edits = useSelector(selectTaskEdits);
  const [moves, setMoves] = useScreenState<readonly MovedCard[]>('tables', 'moves', none);
  const records = useSelector(
    (state: WithTasks) => moves.map(({ task }) => selectTaskById(state, task._id) ?? task),
    shallowEqual,
  );
  const getCell = useCallback(
    (task: KnownTask): string => getCellKey({ lane: getLaneKey(laneKind, task), status: task.Status }),
    [laneKind],
  );

  useEffect(() => {
    const isPending = ({ _id }: KnownTask): boolean => Object.values(edits).some((wanted) => _id in wanted);
    const isKnown = ({ task, settledAt }: MovedCard): boolean => isPending(task) === (settledAt === undefined);
    if (moves.every(isKnown)) return;
    setMoves((current) =>
      current.map((move) =>
        isKnown(move) ? move : { task: move.task, ...(!isPending(move.task) && { settledAt: machineMs() }) },
      ),
    );
  }, [edits, moves, setMoves]);
  const keepMoved = useCallback(
    (left: readonly KnownTask[]): void =>
      setMoves((current) => {
        const isNew = (task: KnownTask): boolean => current.every((move) => move.task._id !== task._id);
        return left.some(isNew) ? [...left.filter(isNew).map((task) => ({ task })), ...current] : current;
      }),
    [setMoves],
  );
  /** A list that was read again already contains the tasks that were moved into it before. */
  const forgetMoves = useCallback(
    (target: BoardTarget, readAt: number): void => {
      const isRead = ({ task, settledAt }: MovedCard): boolean => {
        const shown = makeSelectShownTask(task._id)(store.getState()) ?? task;
        return settledAt !== undefined && settledAt <= readAt && getCell(shown) === getCellKey(target);
      };
      setMoves((current) => (current.some(isRead) ? current.filter((move) => !isRead(move)) : current));
    },
    [store, getCell, setMoves],
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
