import { filteredPath } from '../../../../domain/lists/filteredPath';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { openStatuses } from '../../../../domain/tasks/workState';
import { dueGroupLabels } from '../../../../domain/tasks/dueGroups';
import { useListOwnDueTasksQuery, type DueGroupOfTasks, type OwnDueTasks, type TaskRow } from '../../../api/api';
import { selectRunningTimer } from '../../tasks/taskTimerSelectors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useTimerToggle } from '../../tasks/useTimerToggle';
import { Notice } from '../../tasks/Notice';
import { useToday } from '../../../widgets/useToday';
import { DueTaskRow } from './DueTaskRow';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';
import { HeadedTable } from '../../../ui/layout/HeadedTable';

/** The path of the user's open tasks that are due in these days. */
const ownTasksPath = (due: { readonly from?: Day; readonly to?: Day }): string =>
  filteredPath('/taskList', {
    Status: { kind: 'choices', values: openStatuses },
    Due_date: { kind: 'dates', ...due },
  });

function groupPath(group: DueGroupOfTasks['Group'], today: Day): string {
  if (group === 'overdue') return ownTasksPath({ to: addDays(today, -1) });
  return group === 'today'
    ? ownTasksPath({ from: today, to: today })
    : ownTasksPath({ from: addDays(today, 1), to: addDays(today, 7) });
}

const laterText = (total: number): string => `${total} later or without a due date`;

const heads = [
  { header: 'Key' },
  { header: 'Summary' },
  { header: 'Project', headerClassName: 'db-dashboard-wide' },
  { header: 'P', fullName: 'Priority', headerClassName: 'db-dashboard-roomy' },
  { header: 'Status', headerClassName: 'db-dashboard-roomy' },
  { header: 'Due Date' },
  { header: 'Timer' },
];

function TaskGroups({ due, isFirst }: { readonly due: OwnDueTasks; readonly isFirst: boolean }) {
  const today = useToday();
  const runningTaskId = useSelector(selectRunningTimer)?.taskId;
  const { toggle, failure, clearFailure } = useTimerToggle('tasks-panel-timer');
  const toggleRow = useCallback(
    (task: TaskRow) => void toggle({ taskId: task._id, projectId: task.Project_id }),
    [toggle],
  );
  const groups = due.Groups.filter((group) => group.Total > 0);
  const later = due.Later_total > 0 && <Link to="/taskList">{laterText(due.Later_total)}</Link>;
  if (groups.length === 0)
    return (
      <EmptyState title="Nothing is due" action={later || undefined} isLarge={isFirst}>
        Tasks that are assigned to you and due within 7 days appear here, the most urgent first.
      </EmptyState>
    );
  return (
    <>
      {failure && <Notice text={failure.message} onClose={clearFailure} />}
      <HeadedTable name="My tasks" head={heads} className="db-dashboard-tasks" looks="interactive">
        {groups.map(({ Group: group, Total: total, Rows: rows }) => (
          <tbody key={group}>
            <tr className={`db-dashboard-group db-dashboard-group-${group}`}>
              <th colSpan={heads.length} scope="rowgroup">
                {dueGroupLabels[group]}{' '}
                <Link to={groupPath(group, today)} title={`${dueGroupLabels[group]}: all ${total}`}>
                  {total}
                </Link>
              </th>
            </tr>
            {rows.map((task) => (
              <DueTaskRow key={task._id} task={task} isRunning={task._id === runningTaskId} onToggle={toggleRow} />
            ))}
            {total > rows.length && (
              <tr>
                <td colSpan={heads.length}>
                  <Link to={groupPath(group, today)}>{`${total - rows.length} more`}</Link>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </HeadedTable>
      {later && <p className="db-dashboard-later">{later}</p>}
    </>
  );
}

/** The user's open tasks by urgency: Overdue, Today, Next 7 days. */
export function MyTasksPanel({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <QueryPanel
      title="My tasks"
      action={<Link to="/taskList">All my tasks</Link>}
      query={useListOwnDueTasksQuery(undefined, refreshed)}
      what="your tasks"
      lines={14}
    >
      {(due) => <TaskGroups due={due} isFirst={isFirst} />}
    </QueryPanel>
  );
}
