import type { TaskRow } from '../../../api/api';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { StatusBadge } from '../../../ui/badges/StatusBadge';

export interface ClosingTasksProps {
  readonly title: string;
  /** undefined while they are read. */
  readonly tasks: readonly TaskRow[] | undefined;
  readonly emptyText: string;
}

/** The finished, the open or the rejected tasks of a sprint that is about to be closed. */
export function ClosingTasks({ title, tasks, emptyText }: ClosingTasksProps) {
  return (
    <section aria-label={title}>
      <h3>{tasks ? `${title} (${tasks.length})` : title}</h3>
      {!tasks && <PanelSkeleton lines={4} />}
      {tasks?.length === 0 && <p className="db-muted">{emptyText}</p>}
      {tasks && tasks.length > 0 && (
        // A list that scrolls must be reachable by keyboard.
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
