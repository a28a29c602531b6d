import type { Placement } from '../../../../domain/schedule/schedule';
import type { DraftMove } from './MoveDialog';
import type { PlacedTask } from './timelineModel';
import type { MoveKind } from './useTimelineDrag';

/** The placement of a task with the move that is not saved. */
export function draftPlacement(task: PlacedTask, draft: DraftMove | null): Placement | undefined {
  if (draft?.id !== task.id) return task.placement;
  const length = task.placement ? task.placement.end - task.placement.start : 1;
  return { start: draft.start, end: draft.end ?? draft.start + length };
}

interface Shift {
  readonly kind: MoveKind;
  /** In half days. */
  readonly by: number;
  /** The half day from which a task without days is moved. */
  readonly now: number;
}

/**
 * The move of a task, its start or its end by some half days.
 * @param from the move that is not saved yet
 */
export function shiftedDraft(task: PlacedTask, from: DraftMove | null, { kind, by, now }: Shift): DraftMove {
  const known = draftPlacement(task, from);
  const start = known?.start ?? now;
  if (kind === 'move') {
    const end = from?.id === task.id && from.end !== null ? from.end + by : null;
    return {
      id: task.id,
      start: task.placement || from?.id === task.id ? start + by : start + Math.max(0, by),
      end,
    };
  }
  const end = known?.end ?? start + 1;
  return kind === 'start'
    ? { id: task.id, start: Math.min(end, start + by), end }
    : { id: task.id, start, end: Math.max(start, end + by) };
}
