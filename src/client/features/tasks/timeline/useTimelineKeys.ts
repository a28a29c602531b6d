import type { KeyboardEvent, RefObject } from 'react';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import type { DraftMove } from './MoveDialog';
import type { PlacedTask, ShownRow } from './timelineModel';
import type { MoveKind } from './useTimelineDrag';

export interface TimelineKeys {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rowCount: number;
  readonly current: number;
  readonly row: ShownRow | undefined;
  readonly mayMove: boolean;
  readonly isClosed: (groupId: string) => boolean;
  readonly draft: DraftMove | null;
  /** The task that is being linked. */
  readonly blocker: PlacedTask | undefined;
  readonly goTo: (index: number) => void;
  readonly toggle: (groupId: string) => void;
  /** @param by half days */
  readonly shift: (task: PlacedTask, kind: MoveKind, by: number) => void;
  readonly preview: (draft: DraftMove) => void;
  readonly discard: () => void;
  readonly open: (task: PlacedTask) => void;
  readonly openDependencies: (task: PlacedTask) => void;
  readonly beginLink: (task: PlacedTask) => void;
  /** @param task that will wait; undefined cancels */
  readonly endLink: (task: PlacedTask | undefined) => void;
}

const page = 10;

/** The keys of the timeline's rows. @returns for the element that has the focus */
export function useTimelineKeys(keys: TimelineKeys): (event: KeyboardEvent) => void {
  const { frame, rowCount, current, row, mayMove, draft, blocker } = keys;
  const task = row?.kind === 'task' ? row.task : undefined;
  const movable = mayMove && task?.scheduled.isOpen === true ? task : undefined;
  const isFocused = (): boolean => document.activeElement === frame.current;
  usePageKeys('Timeline', [
    { keys: '↑ ↓ PageUp PageDown Home End', description: 'Move between the rows' },
    { keys: 'Enter', description: 'Open the task, preview its move, or close the group' },
    mayMove && { keys: '← →', description: 'Move the task by a day' },
    mayMove && { keys: 'Shift + ← →', description: 'Move the end of the task' },
    mayMove && { keys: 'Ctrl + ← →', description: 'Move the start of the task' },
    mayMove && { keys: 'Alt', description: 'With the arrows: by half a day' },
    mayMove && { keys: 'Escape', description: 'Discard the move' },
    mayMove && {
      keys: 'l',
      description: 'Link the task to one that waits for it',
      run: () => (isFocused() && movable ? keys.beginLink(movable) : false),
    },
    {
      keys: 'd',
      description: 'Dependencies of the task',
      run: () => (isFocused() && task ? keys.openDependencies(task) : false),
    },
  ]);

  const onSideways = (event: KeyboardEvent, side: 1 | -1): boolean => {
    if (movable) {
      const kind = event.shiftKey ? 'end' : event.ctrlKey || event.metaKey ? 'start' : 'move';
      keys.shift(movable, kind, event.altKey ? side : side * 2);
      return true;
    }
    if (row?.kind !== 'group' || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (keys.isClosed(row.id) === side > 0) keys.toggle(row.id);
    return true;
  };
  const onPlain = ({ key }: KeyboardEvent): boolean => {
    const target = new Map([
      ['ArrowUp', current - 1],
      ['ArrowDown', current + 1],
      ['PageUp', current - page],
      ['PageDown', current + page],
      ['Home', 0],
      ['End', rowCount - 1],
    ]).get(key);
    if (target !== undefined) keys.goTo(target);
    else if (blocker && (key === 'Escape' || key === 'Enter')) keys.endLink(key === 'Enter' ? task : undefined);
    else if (key === 'Enter' && draft !== null) keys.preview(draft);
    else if (key === 'Enter' && task) keys.open(task);
    else if (key === 'Enter' && row) keys.toggle(row.id);
    else if (key === 'Escape' && draft !== null) keys.discard();
    else return false;
    return true;
  };
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const side = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isDone = side === undefined ? !hasModifier && onPlain(event) : onSideways(event, side);
    if (isDone) event.preventDefault();
  };
}
