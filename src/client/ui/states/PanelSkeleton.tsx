import { Classes } from '@blueprintjs/core';
import './states.css';

export interface PanelSkeletonProps {
  /** About as many lines as will come. Default 5. */
  readonly lines?: number;
  /** For screen readers. Default 'Loading'. */
  readonly label?: string;
}

// Uneven ends, as text has them.
const widthsPercent = [92, 74, 86, 61, 79];

/** Stands for a panel or a list that is on its way. */
export function PanelSkeleton({ lines = 5, label = 'Loading' }: PanelSkeletonProps) {
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
