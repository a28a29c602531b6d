import { Link } from 'react-router-dom';
import { tasksPath } from './tasksPath';

export interface TaskCountProps {
  readonly projectId: string;
  readonly count: number;
  /** What is counted, for who does not see the headings: 'Open, Bugs'. */
  readonly label: string;
  /** What makes a task count, by columns of the tasks' table. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
}

/** A number of tasks that leads to them; nothing leads nowhere. */
export function TaskCount({ projectId, count, label, filters }: TaskCountProps) {
  if (count === 0) return <span className="db-muted">0</span>;
  return (
    <Link to={tasksPath(projectId, filters)} title={`${label}: ${count}`}>
      {count}
    </Link>
  );
}
