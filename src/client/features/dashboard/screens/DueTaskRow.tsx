import { PlayIcon, StopIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { TaskRow } from '../../../api/api';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { TaskSummary } from '../../tasks/TaskSummary';
import { Button } from '../../../ui/controls/Button';

export interface DueTaskRowProps {
  readonly task: TaskRow;
  readonly isRunning: boolean;
  readonly onToggle: (task: TaskRow) => void;
}

export const DueTaskRow = memo(function DueTaskRow({ task, isRunning, onToggle }: DueTaskRowProps) {
  return (
    <tr>
      <td>
        <Link to={taskPath(task)}>{task.Task_key}</Link>
      </td>
      <td className="db-dashboard-summary">
        <Link to={taskPath(task)}>
          <TaskSummary text={task.Short_summary} />
        </Link>
      </td>
      <td className="db-dashboard-wide">
        <Link to={projectPath(task.Project_id)}>{task.Project_name}</Link>
      </td>
      <td className="db-dashboard-roomy">
        <PriorityBadge priority={task.Priority} />
      </td>
      <td className="db-dashboard-roomy">
        <StatusBadge status={task.Status} />
      </td>
      <td>{formatDay(task.Due_date) || '-'}</td>
      <td>
        <Button
          size="small"
          variant="minimal"
          icon={isRunning ? <StopIcon /> : <PlayIcon />}
          intent={isRunning ? 'danger' : 'none'}
          aria-label={`${isRunning ? 'Stop' : 'Start'} timer on ${task.Task_key}`}
          onClick={() => onToggle(task)}
        />
      </td>
    </tr>
  );
});
