import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { sprintPointTasks } from '../../../../domain/charts/sprintChart';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { SprintChart } from '../../../api/api';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { SmallTable } from '../../../ui/layout/SmallTable';
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
        <SmallTable
          name={title}
          columns={[
            {
              header: 'Key',
              cell: ({ taskId, task }) =>
                task ? (
                  <Link to={taskPath({ _id: taskId, Project_id: chart.Project_id })}>{task.Task_key}</Link>
                ) : (
                  <span className="db-muted">deleted</span>
                ),
            },
            { header: 'Summary', cell: ({ task }) => task?.Summary ?? '-' },
            { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
            { header: 'Change', cell: ({ event }) => event !== null && <Tag minimal>{event}</Tag> },
            { header: 'Assignees', cell: ({ task }) => task?.Assignees ?? '-' },
            { header: 'Estimated', cell: ({ hours }) => formatHours(hours) || '-' },
          ]}
          rows={rows}
          rowKey={({ taskId }) => taskId}
          looks="striped"
        />
      )}
    </section>
  );
}
