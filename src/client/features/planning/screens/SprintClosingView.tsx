import { HTMLTable, Tag } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { closingText } from '../../../../domain/planning/sprintClosing';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { SprintClosing } from '../../../api/api';
import { getCounts } from '../../../entities/workFigures';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { StatusBadge } from '../../../ui/badges/StatusBadge';

/** The tasks of a sprint when it was closed, with their statuses at that time. */
export function SprintClosingView({
  closing,
  projectId,
}: {
  readonly closing: SprintClosing;
  readonly projectId: string;
}) {
  const timeZone = useSelector(selectTimeZone);
  const closedAt = formatInstant(closing.Closed_at, timeZone);
  return (
    <section aria-label={`Closed ${closedAt}`}>
      <header>
        <strong>{`Closed ${closedAt}`}</strong> {closing.Closed_by !== null && `by ${closing.Closed_by}`}
        <div className="db-muted">
          {closingText({
            counts: getCounts(closing.Work),
            carriedOver: closing.Carried_over,
            carriedTo: closing.Carried_to,
          })}
        </div>
      </header>
      {closing.Tasks.length > 0 && (
        <HTMLTable compact striped>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Summary</th>
              <th scope="col">Status</th>
              <th scope="col">Assignees</th>
              <th scope="col">Estimated</th>
            </tr>
          </thead>
          <tbody>
            {closing.Tasks.map((task) => (
              <tr key={task._id}>
                <td>
                  <Link to={taskPath({ _id: task._id, Project_id: projectId })}>{task.Task_key}</Link>
                </td>
                <td>
                  {task.Short_summary} {task.Carried && <Tag minimal>carried over</Tag>}
                </td>
                <td>
                  <StatusBadge status={task.Status} />
                </td>
                <td>{task.Assignees ?? '-'}</td>
                <td>{formatHours(task.Task_duration) || '-'}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      )}
    </section>
  );
}
