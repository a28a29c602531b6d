import { Classes } from '@blueprintjs/core';
import { PanelSkeleton } from './PanelSkeleton';
import './states.css';

export interface PageSkeletonProps {
  /** The expected shape. Default 'table'. */
  readonly shape?: 'table' | 'detail' | 'dashboard';
}

const bodies = {
  table: (
    <div className="db-page-skeleton-rows">
      {Array.from({ length: 18 }, (_, row) => (
        <div key={row} className={`db-page-skeleton-row ${Classes.SKELETON}`} />
      ))}
    </div>
  ),
  detail: (
    <div className="db-page-skeleton-columns">
      <PanelSkeleton lines={12} />
      <PanelSkeleton lines={8} />
    </div>
  ),
  dashboard: (
    <div className="db-page-skeleton-tiles">
      {Array.from({ length: 6 }, (_, tile) => (
        <PanelSkeleton key={tile} lines={6} />
      ))}
    </div>
  ),
};

/** Placeholder of a whole page. */
export function PageSkeleton({ shape = 'table' }: PageSkeletonProps) {
  return (
    <div className="db-page-skeleton" role="status" aria-label="Loading the page">
      <div className={`db-page-skeleton-title ${Classes.SKELETON}`} />
      {bodies[shape]}
    </div>
  );
}
