import { useCallback, useMemo } from 'react';
// oxlint-disable-next-line clock/in-screens -- after the drop was answered
import { machineMs } from '../../../browser/clock';
import type { KnownTask } from '../../../entities/knownRecords';
import { useTaskEdit, type TaskChange } from '../table/useTaskEdit';
import { useScreenState } from '../../../screen-state/useScreenState';
import type { BoardMove, BoardTarget } from './boardPositions';

type Moves = readonly BoardMove<KnownTask>[];
const none: readonly never[] = [];
/** The lists are read again then: they have the cards where the server has them. */
const continued = (moves: Moves): Moves => moves.filter(({ settledAt }) => settledAt !== undefined);

/** Identifies a column of a lane. */
export const getCellKey = ({ lane, status }: BoardTarget): string => `${lane}\n${status}`;

/** Changes of status and of the field of the lanes on the board: the card moves immediately, and returns when the server rejects it. */
export function useBoardMoves() {
  const { change, failures, competing } = useTaskEdit('move');
  const [moves, setMoves] = useScreenState<Moves>('tables', 'moves', none, { continued });

  const move = useCallback(
    async (task: KnownTask, { lane, status: to }: BoardTarget, wanted: TaskChange): Promise<boolean> => {
      const { Status = task.Status, Priority = task.Priority, Issue_type = task.Issue_type } = wanted;
      const { Employee_id = task.Employee_id, Assignees = task.Assignees } = wanted;
      const moved = { ...task, Status, Priority, Issue_type, Employee_id, Assignees };
      const started: BoardMove<KnownTask> = { task: moved, to, lane };
      setMoves((current) => [started, ...current.filter((other) => other.task._id !== task._id)]);
      const failure = await change(task, wanted);
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
    ({ lane, status }: BoardTarget, readAt: number): void => {
      setMoves((current) => {
        const left = current.filter(
          (other) =>
            other.to !== status || other.lane !== lane || other.settledAt === undefined || other.settledAt > readAt,
        );
        return left.length === current.length ? current : left;
      });
    },
    [setMoves],
  );
  const arrivedByCell = useMemo(() => {
    const found = new Map<string, KnownTask[]>();
    for (const { to, lane, task } of moves) {
      const key = getCellKey({ lane, status: to });
      found.set(key, [...(found.get(key) ?? []), task]);
    }
    return found;
  }, [moves]);
  const arrivedIn = useCallback(
    (target: BoardTarget): readonly KnownTask[] => arrivedByCell.get(getCellKey(target)) ?? none,
    [arrivedByCell],
  );
  return { move, forgetMoves, arrivedIn, failures, competing };
}
