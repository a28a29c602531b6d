import { Tag } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { formatHours } from '../../../../domain/calendar/formatHours';
import type { TaskState } from '../../../../domain/charts/scopeStates';
import type { PlanPointTask } from '../../../../domain/charts/planChart';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { PlanChart } from '../../../api/api';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { SmallTable } from '../../../ui/layout/SmallTable';

export const toStates = ({ States }: PlanChart): TaskState[] =>
  States.map(({ Task_id, Status, Hours, From, To }) => ({
    taskId: Task_id,
    status: Status,
    hours: Hours,
    fromMs: Date.parse(From),
    toMs: To === null ? null : Date.parse(To),
  }));

/** Tasks of a sprint with their statuses at the time of a point. */
export function ChartTaskTable({
  chart,
  name,
  rows,
}: {
  readonly chart: PlanChart;
  readonly name: string;
  readonly rows: readonly PlanPointTask[];
}) {
  const tasks = new Map(chart.Tasks.map((task) => [task._id, task]));
  return (
    <SmallTable
      name={name}
      columns={[
        {
          header: 'Key',
          cell: ({ taskId }) => {
            const task = tasks.get(taskId);
            return task ? (
              <Link to={taskPath({ _id: taskId, Project_id: chart.Project_id })}>{task.Task_key}</Link>
            ) : (
              <span className="db-muted">deleted</span>
            );
          },
        },
        { header: 'Summary', cellClassName: 'db-long-text', cell: ({ taskId }) => tasks.get(taskId)?.Summary ?? '-' },
        { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
        { header: 'Change', cell: ({ event }) => event !== null && <Tag minimal>{event}</Tag> },
        { header: 'Assignees', cell: ({ taskId }) => tasks.get(taskId)?.Assignees ?? '-' },
        { header: 'Estimated', cell: ({ hours }) => formatHours(hours) || '-' },
      ]}
      rows={rows}
      rowKey={({ taskId }) => taskId}
      looks="striped"
    />
  );
}
