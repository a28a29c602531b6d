import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import './logs.css';

export interface LogEntry {
  readonly _id: string;
  readonly Action_Log: string;
  readonly Comment: string | null;
  readonly Created_by: string | null;
  readonly Create_at: string;
}

export interface LogEntriesProps<Entry extends LogEntry> {
  /** The query of the entries, the newest first. */
  readonly log: {
    readonly currentData?: readonly Entry[];
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly className?: string;
  readonly emptyText?: string;
  /** The line with action, user and time (`at`), where it is not the usual one. */
  readonly head?: (entry: Entry, at: ReactNode) => ReactNode;
  /** What follows the comment. */
  readonly details?: (entry: Entry) => ReactNode;
}

const usualHead = (entry: LogEntry, at: ReactNode): ReactNode => (
  <>
    <StatusBadge status={entry.Action_Log} /> by {entry.Created_by} {at}
  </>
);

/** The log of a record: user, action, time and comment. */
export function LogEntries<Entry extends LogEntry>({
  log,
  className = 'db-log',
  emptyText = 'No entries yet',
  head = usualHead,
  details,
}: LogEntriesProps<Entry>) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: entries, error, isFetching, refetch } = log;
  const failure = shownFailure(error);
  if (!entries && failure)
    return <LoadFailed what="the logs" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!entries) return <PanelSkeleton lines={4} label="Loading the logs" />;
  if (entries.length === 0) return <EmptyState title={emptyText} isLarge={false} />;
  return (
    <ol className={className} aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id}>
          {head(entry, <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>)}
          {entry.Comment !== null && <div>{entry.Comment}</div>}
          {details?.(entry)}
        </li>
      ))}
    </ol>
  );
}
