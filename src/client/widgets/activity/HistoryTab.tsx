import { useListHistoryQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { getHistory } from './getHistory';
import { HistoryItem } from './HistoryItem';
import type { Subject } from './subject';

/** Every change of the task or project, newest first (SCR-036). */
export function HistoryTab({ subject }: { readonly subject: Subject }) {
  const { currentData, isUninitialized, isLoading, isFetching, error, refetch } = useListHistoryQuery(subject.id);
  const entries = getHistory(currentData);
  if ((isLoading || isUninitialized) && entries.length === 0)
    return <PanelSkeleton lines={6} label="Loading the history" />;
  return (
    <>
      {error !== undefined && (
        <LoadFailed what="the history" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {error === undefined && entries.length === 0 && <EmptyState title="No changes yet" isLarge={false} />}
      {entries.length > 0 && (
        <ol className="db-history" aria-label="History">
          {entries.map((entry) => (
            <HistoryItem key={entry._id} entry={entry} kind={subject.kind} />
          ))}
        </ol>
      )}
    </>
  );
}
