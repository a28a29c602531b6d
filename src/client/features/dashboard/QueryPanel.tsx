import type { JSX, ReactNode } from 'react';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { DashboardPanel } from './DashboardPanel';

export interface QueryPanelProps<Answer> {
  readonly title: string;
  readonly action?: JSX.Element;
  /** As a query hook answers. */
  readonly query: { readonly data?: Answer; readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** In the middle of a sentence: 'your tasks'. */
  readonly what: string;
  /** About as many as will come. Default 4. */
  readonly lines?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of a dashboard that has one answer behind it: it loads, fails and is tried again by itself. */
export function QueryPanel<Answer>({ title, action, query, what, lines = 4, children }: QueryPanelProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  const failure = shownFailure(error);
  return (
    <DashboardPanel title={title} action={action}>
      {data !== undefined ? (
        children(data)
      ) : failure ? (
        <LoadFailed what={what} message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PanelSkeleton lines={lines} label={`Loading ${what}`} />
      )}
    </DashboardPanel>
  );
}
