import { useListHistoryQuery } from '../../api/api';
import { getHistory } from './getHistory';
import { HistoryItem } from './HistoryItem';

/** Manual corrections of a task's time entries, deletions included: user, change and reason. */
export function HourCorrections({ taskId }: { readonly taskId: string }) {
  const { currentData } = useListHistoryQuery(taskId);
  const entries = getHistory(currentData).filter((entry) => entry.Field === 'Hours');
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
