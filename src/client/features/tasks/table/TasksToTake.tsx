import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useListTasksQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { selectOwnAssignment } from './taskChange';
import { TaskEditNotices } from './TaskEditNotices';
import { useTaskEdit } from './useTaskEdit';
import './taskTable.css';

const maxShown = 20;
const unassigned = {
  scope: 'all',
  preset: 'open',
  employeeId: 'none',
  sort: 'Priority:asc,Due_date:asc',
  limit: maxShown,
} as const;

/** For someone without tasks: the open ones in view that are assigned to no one, the most urgent first. */
export function TasksToTake() {
  const { currentData: list, error, isFetching, refetch } = useListTasksQuery(unassigned);
  const ownAssignment = useSelector(selectOwnAssignment);
  const { change, failures, competing } = useTaskEdit();
  const failure = shownFailure(error);
  if (failure && !list)
    return <LoadFailed what="unassigned tasks" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!list) return <PanelSkeleton lines={6} label="Loading unassigned tasks" />;
  if (list.Rows.length === 0) return <TaskEditNotices failures={failures} competing={competing} />;
  const { Rows: rows, Total: total } = list;
  return (
    <section className="db-tasks-to-take" aria-label="Unassigned open tasks">
      <TaskEditNotices failures={failures} competing={competing} />
      <h2>Unassigned open tasks</h2>
      <SmallTable
        name="Unassigned open tasks"
        columns={[
          { header: 'Key', cell: (task) => <Link to={taskPath(task)}>{task.Task_key}</Link> },
          { header: 'Summary', cellClassName: 'db-long-text', cell: (task) => task.Short_summary },
          { header: 'Project', cell: (task) => task.Project_name },
          { header: 'Type', cell: (task) => task.Issue_type },
          { header: 'Priority', cell: (task) => task.Priority },
          { header: 'Status', cell: (task) => <StatusBadge status={task.Status} /> },
          { header: 'Due Date', cell: (task) => formatDay(task.Due_date) || '-' },
          {
            header: 'Assignees',
            cell: (task) => (
              <Button
                size="small"
                text="Assign to me"
                aria-label={`Assign to me: ${task.Task_key}`}
                onClick={() => void change(task, ownAssignment)}
              />
            ),
          },
        ]}
        rows={rows}
        rowKey={({ _id }) => _id}
        looks="striped"
      />
      {total > rows.length && <p className="db-muted">{`The ${rows.length} most urgent of ${total} tasks`}</p>}
    </section>
  );
}
