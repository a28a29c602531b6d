import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListHistoryQuery } from '../../api/api';
import { makeSelectHistoryBySubject } from '../../entities/historyEntries';
import { HistoryItem } from './HistoryItem';

/** Manual corrections of a task's time entries, deletions included: user, change and reason. */
export function HourCorrections({ taskId }: { readonly taskId: string }) {
  useListHistoryQuery(taskId);
  const entries = useSelector(useMemo(() => makeSelectHistoryBySubject(taskId), [taskId])).filter(
    (entry) => entry.Field === 'Hours',
  );
  if (entries.length === 0) return null;
  return (
    <section aria-label="Corrections">
      <h3 className="db-hours-corrections">Corrections</h3>
      <ol className="db-history">
        {entries.map((entry) => (
          <HistoryItem key={entry._id} entry={entry} kind="task" />
        ))}
      </ol>
    </section>
  );
}
