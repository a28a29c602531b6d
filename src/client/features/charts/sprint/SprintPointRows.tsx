import { HTMLTable, Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { sprintPointTasks } from '../../../../domain/charts/sprintChart';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { SprintChart } from '../../../api/api';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { pointKey, pointLabel } from './sprintLines';

/** The tasks behind a point of the chart, with their statuses at that time; changes first. */
export function SprintPointRows({
  chart,
  point,
  onClose,
}: {
  readonly chart: SprintChart;
  readonly point: string;
  readonly onClose: () => void;
}) {
  const index = chart.Points.findIndex((known) => pointKey(known) === point);
  const opened = chart.Points[index];
  const rows = useMemo(() => {
    if (opened === undefined) return [];
    const until = (position: number) => {
      const found = chart.Points[position];
      return found && { untilMs: Date.parse(found.Until) };
    };
    const states = chart.States.map(({ Task_id, Status, Hours, From, To }) => ({
      taskId: Task_id,
      status: Status,
      hours: Hours,
      fromMs: Date.parse(From),
      toMs: To === null ? null : Date.parse(To),
    }));
    const tasks = new Map(chart.Tasks.map((task) => [task._id, task]));
    return sprintPointTasks(states, { untilMs: Date.parse(opened.Until) }, until(index - 1))
      .map((row) => ({ ...row, task: tasks.get(row.taskId) }))
      .sort((a, b) => Number(a.event === null) - Number(b.event === null));
  }, [chart, opened, index]);
  if (opened === undefined) return null;
  const title = opened.Day === null ? 'Tasks at the beginning' : `Tasks on ${pointLabel(opened)}`;
  return (
    <section className="db-chart-rows" aria-label={title}>
      <header>
        <strong>{opened.Figures === null ? `${pointLabel(opened)} is still to come` : title}</strong>
        <Button size="small" variant="minimal" text="Close" onClick={onClose} />
      </header>
      {opened.Figures !== null && rows.length === 0 && <p className="db-muted">No tasks were in the sprint.</p>}
      {opened.Figures !== null && rows.length > 0 && (
        <HTMLTable compact striped>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Summary</th>
              <th scope="col">Status</th>
              <th scope="col">Change</th>
              <th scope="col">Assignees</th>
              <th scope="col">Estimated</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ taskId, status, hours, event, task }) => (
              <tr key={taskId}>
                <td>
                  {task ? (
                    <Link to={taskPath({ _id: taskId, Project_id: chart.Project_id })}>{task.Task_key}</Link>
                  ) : (
                    <span className="db-muted">deleted</span>
                  )}
                </td>
                <td>{task?.Summary ?? '-'}</td>
                <td>
                  <StatusBadge status={status} />
                </td>
                <td>{event !== null && <Tag minimal>{event}</Tag>}</td>
                <td>{task?.Assignees ?? '-'}</td>
                <td>{formatHours(hours) || '-'}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      )}
    </section>
  );
}
