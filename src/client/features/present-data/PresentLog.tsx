import { formatDay } from '../../../domain/calendar/formatDay';
import { useListPresentLogsQuery, type ListPresentLogsApiArg, type PresentLogChange } from '../../api/api';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { LogEntries } from '../../widgets/logs/LogEntries';
import { fieldLabel } from './log/presentTexts';
import './log/presentLog.css';

const shown = ({ Field }: PresentLogChange, value: string | null): string =>
  value === null ? '–' : Field === 'Date' ? formatDay(value) : value;

/** The log of a record (`id`) or of a whole month (`month`), newest first. */
export function PresentLog({ about }: { readonly about: ListPresentLogsApiArg }) {
  const log = useListPresentLogsQuery(about);
  return (
    <LogEntries
      log={log}
      className="db-present-log"
      emptyText="No entries yet"
      head={(entry, at) => (
        <div className="db-present-log-head">
          <StatusBadge status={entry.Action_Log} /> {entry.Created_by ?? ''} {at}
        </div>
      )}
      details={({ Changes }) =>
        Changes.map((change) => (
          <div key={change.Field}>
            {fieldLabel(change.Field)}: <del>{shown(change, change.Privious_Value)}</del> →{' '}
            {shown(change, change.Current_Value)}
          </div>
        ))
      }
    />
  );
}
