import type { ReactNode } from 'react';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { DashboardPanel, type DashboardPanelProps } from './DashboardPanel';

export interface PanelQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryPanelProps<Query extends PanelQuery> extends Pick<
  DashboardPanelProps,
  'title' | 'action' | 'mark'
> {
  readonly query: Query;
  /** In the middle of a sentence: 'your tasks'. */
  readonly what: string;
  /** Approximately the expected number. Default 4. */
  readonly lines?: number;
  readonly children: (answer: Exclude<Query['data'], undefined>) => ReactNode;
}

/** A part of a dashboard with one query: it loads, fails and retries on its own. */
export function QueryPanel<Query extends PanelQuery>({
  query,
  what,
  lines = 4,
  children,
  ...panel
}: QueryPanelProps<Query>) {
  const { error, isFetching, refetch } = query;
  const data: Query['data'] = query.data;
  const failure = shownFailure(error);
  return (
    <DashboardPanel {...panel}>
      {data !== undefined ? (
        children(data as Exclude<Query['data'], undefined>)
      ) : failure ? (
        <LoadFailed what={what} failure={failure} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <PanelSkeleton lines={lines} label={`Loading ${what}`} />
      )}
    </DashboardPanel>
  );
}
