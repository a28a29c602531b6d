import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../../entities/knownRecords';
import { type TableView, viewWithFilter } from '../../../table/view/tableView';
import { Button } from '../../../ui/controls/Button';

export interface BugCountersProps {
  readonly bugs: readonly KnownTask[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** The number of bugs per status; a press filters by it. */
export function BugCounters({ bugs, view, onViewChange }: BugCountersProps) {
  const filter = view.filters.Status;
  const only = filter?.kind === 'choices' && filter.values.length === 1 ? filter.values[0] : undefined;
  const show = (status: string | undefined): void =>
    onViewChange(
      viewWithFilter(view, 'Status', status === undefined ? undefined : { kind: 'choices', values: [status] }),
    );
  const counts = taskStatuses
    .map((status) => ({ status, count: bugs.filter((bug) => bug.Status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="db-bug-counters" role="group" aria-label="Bugs by status">
      <Button
        size="small"
        variant="outlined"
        active={only === undefined}
        aria-pressed={only === undefined}
        text={`All ${bugs.length}`}
        onClick={() => show(undefined)}
      />
      {counts.map(({ status, count }) => (
        <Button
          key={status}
          size="small"
          variant="outlined"
          active={only === status}
          aria-pressed={only === status}
          text={`${status} ${count}`}
          onClick={() => show(only === status ? undefined : status)}
        />
      ))}
    </div>
  );
}
