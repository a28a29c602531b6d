import { Classes } from '@blueprintjs/core';
import { useContentEntry } from '../focus/useOverlayFocus';
import './states.css';

export interface PanelSkeletonProps {
  /** Approximate number of lines. Default 5. */
  readonly lines?: number;
  /** For screen readers. Default 'Loading'. */
  readonly label?: string;
}

// Uneven ends, as text has them.
const widthsPercent = [92, 74, 86, 61, 79];

/** Placeholder of a panel or a list while it is loading. */
export function PanelSkeleton({ lines = 5, label = 'Loading' }: PanelSkeletonProps) {
  useContentEntry();
  return (
    <div className="db-skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={`db-skeleton-line ${Classes.SKELETON}`}
          style={{ width: `${widthsPercent[line % widthsPercent.length]}%` }}
        />
      ))}
    </div>
  );
}
