import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { cardHeightPx } from './BoardColumn';
import type { BoardLane } from './boardLanes';

/** A lane is as high as its fullest column, up to this number of cards. */
const maxCards = 4;
const columnFramePx = 44;

export interface BoardLaneFrameProps {
  readonly lane: BoardLane;
  readonly isOpen: boolean;
  /** Its tasks are read and drawn; otherwise only its place is kept. */
  readonly isNear: boolean;
  /** Cards in its fullest column. */
  readonly maxCount: number;
  readonly isTarget: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One lane of the board: its heading with the number of tasks, and its columns unless it is closed or empty. */
export function BoardLaneFrame({ lane, isOpen, isNear, maxCount, isTarget, onToggle, children }: BoardLaneFrameProps) {
  const isEmpty = lane.count === 0 && maxCount === 0;
  const isShown = isOpen && !isEmpty;
  const heading = (
    <>
      <strong>{lane.label}</strong>{' '}
      <span className="db-muted">
        {lane.count} {lane.count === 1 ? 'task' : 'tasks'}
      </span>
    </>
  );
  return (
    <section className="db-board-lane" data-lane={lane.key} aria-label={`Lane ${lane.label}`}>
      <div className={`db-board-lane-heading ${isTarget ? 'db-board-target' : ''}`} data-lane-heading>
        {isEmpty ? (
          // Nothing is in it that could be shown.
          <span className="db-board-lane-empty">{heading}</span>
        ) : (
          <button type="button" aria-expanded={isShown} onClick={onToggle}>
            {isShown ? <ChevronDownIcon /> : <ChevronRightIcon />} {heading}
          </button>
        )}
      </div>
      {isShown && (
        <div
          className="db-board-row"
          style={{ height: columnFramePx + Math.max(1, Math.min(maxCards, maxCount)) * cardHeightPx }}
        >
          {isNear && children}
        </div>
      )}
    </section>
  );
}
