import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { selectRunningTimer } from '../../tasks/taskTimerSelectors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { TaskTimerButton } from '../../tasks/TaskTimerButton';
import { DashboardPanel } from './DashboardPanel';

export function RunningTimerPanel() {
  const running = useSelector(selectRunningTimer);
  return (
    <DashboardPanel title="Running timer">
      {running ? (
        <>
          <p>
            <Link to={shortTaskPath(running.taskId)}>
              <strong>{running.taskKey}</strong> {running.summary}
            </Link>
          </p>
          <TaskTimerButton
            key={running.taskId}
            taskId={running.taskId}
            projectId={running.projectId}
            taskKey={running.taskKey}
          />
        </>
      ) : (
        <EmptyState isLarge={false} title="No timer is running">
          Start one next to a task, or press T.
        </EmptyState>
      )}
    </DashboardPanel>
  );
}
