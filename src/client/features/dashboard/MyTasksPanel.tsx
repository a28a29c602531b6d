import { HTMLTable } from '@blueprintjs/core';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { dueGroups, tasksByDueGroup } from '../../../domain/tasks/dueGroups';
import { useListOwnTasksQuery, type TaskRow } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectRunningTimer } from '../../taskTimer/taskTimerSelectors';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useTimerToggle } from '../../widgets/task-timer/useTimerToggle';
import { Notice } from '../../widgets/tasks/Notice';
import { useToday } from '../../widgets/useToday';
import { DashboardPanel } from './DashboardPanel';
import { DueTaskRow } from './DueTaskRow';

/** Rows of a group before 'all' has to be opened. */
const mostShown = 12;

function TaskGroups({ tasks }: { readonly tasks: readonly TaskRow[] }) {
  const groups = tasksByDueGroup(tasks, useToday());
  const runningTaskId = useSelector(selectRunningTimer)?.taskId;
  const { toggle, failure, forgetFailure } = useTimerToggle();
  const toggleRow = useCallback((task: TaskRow) => void toggle({ taskId: task._id, projectId: task.Project_id }), [toggle]);
  if (Object.values(groups).every((group) => group.length === 0)) return <EmptyState title="Nothing is waiting for you">Tasks that are assigned to you appear here, the most urgent first.</EmptyState>;
  return (
    <>
      {failure && <Notice text={failure.message} onClose={forgetFailure} />}
      <HTMLTable compact interactive className="db-dashboard-tasks">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Summary</th>
            <th scope="col" className="db-dashboard-wide">Project</th>
            <th scope="col">P</th>
            <th scope="col">Status</th>
            <th scope="col">Due Date</th>
            <th scope="col">Timer</th>
          </tr>
        </thead>
        {dueGroups
          .filter(({ group }) => groups[group].length > 0)
          .map(({ group, label }) => (
            <tbody key={group}>
              <tr className={`db-dashboard-group db-dashboard-group-${group}`}>
                <th colSpan={7} scope="rowgroup">
                  {label} <span className="db-muted">{groups[group].length}</span>
                </th>
              </tr>
              {groups[group].slice(0, mostShown).map((task) => (
                <DueTaskRow key={task._id} task={task} isRunning={task._id === runningTaskId} onToggle={toggleRow} />
              ))}
              {groups[group].length > mostShown && (
                <tr>
                  <td colSpan={7}>
                    <Link to="/taskList">{`${groups[group].length - mostShown} more in My tasks`}</Link>
                  </td>
                </tr>
              )}
            </tbody>
          ))}
      </HTMLTable>
    </>
  );
}

/** The person's open tasks by urgency: Overdue, Today, Next 7 days, later. */
export function MyTasksPanel() {
  const { data, error, isFetching, refetch } = useListOwnTasksQuery(undefined, { refetchOnMountOrArgChange: 30, refetchOnFocus: true });
  const failure = shownFailure(error);
  return (
    <DashboardPanel title="My tasks" action={<Link to="/taskList">All my tasks</Link>}>
      {data ? (
        <TaskGroups tasks={data} />
      ) : failure ? (
        <LoadFailed what="your tasks" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PanelSkeleton lines={14} label="Loading your tasks" />
      )}
    </DashboardPanel>
  );
}
