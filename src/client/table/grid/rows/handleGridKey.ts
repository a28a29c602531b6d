import type { KeyboardEvent } from 'react';
import { type GridPosition, type GridSize, positionAfterKey } from '../gridNavigation';

export interface GridKeyCommands {
  readonly moveTo: (place: GridPosition) => void;
  /** Enter on a cell or heading. */
  readonly enter: (place: GridPosition, isShift: boolean) => void;
  /** F2: edit in place. */
  readonly edit: (place: GridPosition) => void;
  /** Space: select, with shift from the last selected row. */
  readonly select: (place: GridPosition, isShift: boolean) => void;
  readonly selectAll: () => void;
  /** Alt + down on a heading. */
  readonly openColumnMenu: (place: GridPosition) => void;
}

/** Maps a key press in the grid to a command. Other keys are left to the page. */
export function handleGridKey(
  event: KeyboardEvent,
  place: GridPosition,
  size: GridSize,
  commands: GridKeyCommands,
): void {
  const hasControl = event.ctrlKey || event.metaKey;
  const isHeader = place.row < 0;
  if (event.altKey && event.key === 'ArrowDown' && isHeader) {
    event.preventDefault();
    commands.openColumnMenu(place);
    return;
  }
  if (event.altKey) return;
  const next = positionAfterKey(place, event.key, hasControl, size);
  if (next) {
    event.preventDefault();
    commands.moveTo(next);
    return;
  }
  if (event.key === 'Enter' && !hasControl) {
    event.preventDefault();
    commands.enter(place, event.shiftKey);
  } else if (event.key === ' ') {
    event.preventDefault();
    commands.select(place, event.shiftKey);
  } else if (event.key === 'F2') {
    event.preventDefault();
    commands.edit(place);
  } else if (hasControl && event.key.toLowerCase() === 'a') {
    event.preventDefault();
    commands.selectAll();
  }
}
