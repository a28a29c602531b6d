import type { TaskRow } from '../../../api/api';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { StatusBadge } from '../../../ui/badges/StatusBadge';

export interface ClosingTasksProps {
  readonly title: string;
  /** undefined while loading. */
  readonly tasks: readonly TaskRow[] | undefined;
  readonly emptyText: string;
}

/** The finished, open or rejected tasks of a sprint that is being closed. */
export function ClosingTasks({ title, tasks, emptyText }: ClosingTasksProps) {
  return (
    <section aria-label={title}>
      <h3>{tasks ? `${title} (${tasks.length})` : title}</h3>
      {!tasks && <PanelSkeleton lines={4} />}
      {tasks?.length === 0 && <p className="db-muted">{emptyText}</p>}
      {tasks && tasks.length > 0 && (
        // A scrolling list must be reachable by keyboard.
        <ul className="db-plan-closing-tasks" tabIndex={0} aria-label={title}>
          {tasks.map((task) => (
            <li key={task._id}>
              <span>{task.Task_key}</span>
              <span title={task.Short_summary}>{task.Short_summary}</span>
              <StatusBadge status={task.Status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
