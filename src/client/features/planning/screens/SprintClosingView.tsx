import { Tag } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { closingText } from '../../../../domain/planning/sprintClosing';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { SprintClosing } from '../../../api/api';
import { getCounts } from '../../../entities/workFigures';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { SmallTable } from '../../../ui/layout/SmallTable';
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
        <SmallTable
          name={`Tasks when the sprint was closed ${closedAt}`}
          columns={[
            {
              header: 'Key',
              cell: (task) => <Link to={taskPath({ _id: task._id, Project_id: projectId })}>{task.Task_key}</Link>,
            },
            {
              header: 'Summary',
              cellClassName: 'db-long-text',
              cell: (task) => (
                <>
                  {task.Short_summary} {task.Carried && <Tag minimal>carried over</Tag>}
                </>
              ),
            },
            { header: 'Status', cell: (task) => <StatusBadge status={task.Status} /> },
            { header: 'Assignees', cell: (task) => task.Assignees ?? '-' },
            { header: 'Estimated', cell: (task) => formatHours(task.Task_duration) || '-' },
          ]}
          rows={closing.Tasks}
          rowKey={(task) => task._id}
          looks="striped"
        />
      )}
    </section>
  );
}
