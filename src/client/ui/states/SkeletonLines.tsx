import { Classes } from '@blueprintjs/core';
import './states.css';

export interface SkeletonProps {
  /** Approximate number of lines. Default 5. */
  readonly lines?: number;
  /** For screen readers. Default 'Loading'. */
  readonly label?: string;
}

// Uneven ends, as text has them.
const widthsPercent = [92, 74, 86, 61, 79];

/** Placeholder of a page before sign-in, which has no overlays: anywhere else it is a `PanelSkeleton`. */
export function SkeletonLines({ lines = 5, label = 'Loading' }: SkeletonProps) {
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
