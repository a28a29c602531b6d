import { useCallback, useMemo } from 'react';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
// oxlint-disable-next-line clock/in-screens -- after the drop was answered
import { machineMs } from '../../../browser/clock';
import type { KnownTask } from '../../../entities/tasks';
import { useTaskEdit } from '../table/useTaskEdit';
import { useScreenState } from '../../../screen-state/useScreenState';
import type { BoardMove } from './boardPositions';

const none: readonly never[] = [];

/** Changes of status on the board: the card moves immediately, and returns when the server rejects it. */
export function useBoardMoves() {
  const { change, failureText, clearFailure } = useTaskEdit('move');
  const [moves, setMoves] = useScreenState<readonly BoardMove<KnownTask>[]>('tables', 'moves', none);

  const move = useCallback(
    async (task: KnownTask, to: TaskStatus): Promise<boolean> => {
      const started: BoardMove<KnownTask> = { task: { ...task, Status: to }, to };
      setMoves((current) => [started, ...current.filter((other) => other.task._id !== task._id)]);
      const failure = await change(task, { Status: to });
      const settledAt = machineMs();
      setMoves((current) =>
        failure
          ? current.filter((other) => other !== started)
          : current.map((other) => (other === started ? { ...other, settledAt } : other)),
      );
      return failure === undefined;
    },
    [change, setMoves],
  );
  /** A list that was read again already contains the tasks dropped before. */
  const forgetMoves = useCallback(
    (status: TaskStatus, readAt: number): void => {
      setMoves((current) => {
        const left = current.filter(
          (other) => other.to !== status || other.settledAt === undefined || other.settledAt > readAt,
        );
        return left.length === current.length ? current : left;
      });
    },
    [setMoves],
  );
  const arrivedByStatus = useMemo(() => {
    const found = new Map<TaskStatus, KnownTask[]>();
    for (const { to, task } of moves) found.set(to, [...(found.get(to) ?? []), task]);
    return found;
  }, [moves]);
  const arrivedIn = useCallback(
    (status: TaskStatus): readonly KnownTask[] => arrivedByStatus.get(status) ?? none,
    [arrivedByStatus],
  );
  return { move, forgetMoves, arrivedIn, failureText, clearFailure };
}
