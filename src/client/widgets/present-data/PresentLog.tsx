import { useSelector } from 'react-redux';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { useListPresentLogsQuery, type ListPresentLogsApiArg, type PresentLogChange } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { fieldLabel } from './presentTexts';
import './presentLog.css';

const shown = ({ Field }: PresentLogChange, value: string | null): string => (value === null ? '–' : Field === 'Date' ? formatDay(value) : value);

/** What happened to a record (`id`) or to a month as a whole (`month`): who, when, what from what to what; the newest first. */
export function PresentLog({ about }: { readonly about: ListPresentLogsApiArg }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: entries, error, isFetching, refetch } = useListPresentLogsQuery(about);
  const failure = shownFailure(error);
  if (!entries && failure) return <LoadFailed what="the logs" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!entries) return <PanelSkeleton lines={4} label="Loading the logs" />;
  if (entries.length === 0) return <p className="db-muted">Nothing has happened yet</p>;
  return (
    <ol className="db-present-log" aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id}>
          <div className="db-present-log-head">
            <StatusBadge status={entry.Action_Log} /> {entry.Created_by ?? ''} <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>
          </div>
          {entry.Comment !== null && <div>{entry.Comment}</div>}
          {entry.Changes.map((change) => (
            <div key={change.Field}>
              {fieldLabel(change.Field)}: <del>{shown(change, change.Privious_Value)}</del> → {shown(change, change.Current_Value)}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}
