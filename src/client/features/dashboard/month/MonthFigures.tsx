import { ownManualRequestsPath } from '../../../../domain/attendance/attendancePath';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import { taskPriorities, taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { loggedAndRunningText, loggedMs } from '../../../../domain/timer/timeEntry';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { daysOfMonth, type Month } from '../../../../domain/calendar/month';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { filteredPath } from '../../../../domain/lists/filteredPath';
import type { OwnTimeEntry, OwnMonth } from '../../../api/api';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { useToday } from '../../../widgets/useToday';

const choice = (value: string) => ({ kind: 'choices', values: [value] }) as const;
const tasksPath = (status: string, priority?: string): string =>
  filteredPath('/taskList', {
    Status: choice(status),
    ...(priority !== undefined && { Priority: choice(priority) }),
  });

/** The user's own tasks as they are now; each number opens them. */
export function TaskFigures({ tasks }: { readonly tasks: OwnMonth['Tasks'] }) {
  const shown = taskStatuses.filter((status) => tasks.some((figure) => figure.Status === status));
  const getTotal = (status: string, priority?: string): number =>
    tasks
      .filter((figure) => figure.Status === status && (priority === undefined || figure.Priority === priority))
      .reduce((sum, figure) => sum + figure.Total, 0);
  if (shown.length === 0) return <EmptyState isLarge={false} title="No tasks are assigned to you" />;
  return (
    <SmallTable
      name="My tasks by status and priority"
      columns={[
        { header: 'Status', isRowHeader: true, cell: (status) => <StatusBadge status={status} /> },
        ...[...taskPriorities, undefined].map((priority) => ({
          header: priority ?? 'All',
          cell: (status: TaskStatus) => {
            const total = getTotal(status, priority);
            if (total === 0) return '-';
            return (
              <Link
                to={tasksPath(status, priority)}
                aria-label={`${status}${priority === undefined ? '' : `, ${priority}`}: ${total}`}
              >
                {total}
              </Link>
            );
          },
        })),
      ]}
      rows={shown}
      rowKey={(status) => status}
      className="db-month-figures"
    />
  );
}

/** Hours of the month by project, in descending order. */
export function ProjectHours({ entries }: { readonly entries: readonly OwnTimeEntry[] }) {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const rows = [...groupedBy(entries, (entry) => entry.Project_id)]
    .map(([id, ofProject]) => {
      const timeEntries = ofProject.map(toTimeEntry);
      return { id, name: ofProject[0]?.Project_name ?? '', timeEntries, ms: loggedMs(timeEntries) };
    })
    .sort((one, other) => other.ms - one.ms);
  if (rows.length === 0) return <EmptyState isLarge={false} title="No hours are logged in this month" />;
  const maxMs = Math.max(1, ...rows.map(({ ms }) => ms));
  return (
    <ul className="db-dashboard-list">
      {rows.map(({ id, name, timeEntries, ms }) => (
        <li key={id}>
          <Link to={projectPath(id)}>{name}</Link>
          <span className="db-month-hours">
            <meter min={0} max={maxMs} value={ms} aria-hidden /> {loggedAndRunningText(timeEntries, today, timeZone)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The user's requests of a kind and status with days in the month. */
function requestsPath({ Kind: kind, Status: status }: OwnMonth['Requests'][number], month: Month): string {
  const { first, last } = daysOfMonth(month);
  const days = { kind: 'dates', from: first, to: last } as const;
  switch (kind) {
    case 'leave':
      return filteredPath('/me', { Status: choice(status), [leaveDatesField]: days });
    case 'overtime':
      return filteredPath('/overtime', { Approval_Status: choice(status), Overtime_date: days });
    case 'manual-attendance':
      return ownManualRequestsPath(month, status);
  }
}

/** The user's requests for days of the month by state, and the rating. */
export function RequestStates({ figures, month }: { readonly figures: OwnMonth; readonly month: Month }) {
  const { Requests: requests, Kra: kra, Record_status: record } = figures;
  return (
    <>
      {requests.length === 0 ? (
        <EmptyState isLarge={false} title="No requests for this month" />
      ) : (
        <ul className="db-dashboard-list">
          {requests.map((request) => (
            <li key={`${request.Kind} ${request.Status}`}>
              <Link to={requestsPath(request, month)}>
                {pendingKindLabels[request.Kind]} {request.Total}
              </Link>
              <StatusBadge status={request.Status} />
            </li>
          ))}
        </ul>
      )}
      <hr className="db-dashboard-rule" />
      <KeyValueList
        items={[
          {
            label: 'KRA',
            value:
              kra === null
                ? 'Not rated yet'
                : `Own average ${kra.Own_average.toFixed(1)}, ${kra.Leader_average === null ? `waiting for ${kra.Team_leader}` : `${kra.Team_leader} ${kra.Leader_average.toFixed(1)}`}`,
          },
          { label: 'Monthly record', value: record === null ? 'None yet' : <StatusBadge status={record} /> },
        ]}
      />
    </>
  );
}
