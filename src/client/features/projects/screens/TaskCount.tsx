import { Link } from 'react-router-dom';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';

export interface TaskCountProps {
  readonly projectId: string;
  readonly count: number;
  /** Names the count for screen readers: 'Open, Bugs'. */
  readonly label: string;
  /** The filters of the counted tasks, by columns of the tasks' table. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
}

/** A number of tasks, linked to them; zero has no link. */
export function TaskCount({ projectId, count, label, filters }: TaskCountProps) {
  if (count === 0) return <span className="db-muted">0</span>;
  return (
    <Link to={projectTasksPath(projectId, filters)} title={`${label}: ${count}`}>
      {count}
    </Link>
  );
}
