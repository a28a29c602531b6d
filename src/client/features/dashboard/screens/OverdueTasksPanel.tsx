import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../../../domain/calendar/day';
import { filteredPath } from '../../../../domain/lists/filteredPath';
import { openStatuses } from '../../../../domain/tasks/workState';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useToday } from '../../../widgets/useToday';
import {
  assigneeColumn,
  dueDateColumn,
  keyColumn,
  priorityColumn,
  projectColumn,
  statusColumn,
  summaryColumn,
} from '../../tasks/taskColumns';
import { wireList } from '../../../table/windows/windowQuery';
import type { TaskQuery } from '../../tasks/taskQuery';
import type { DashboardPanelProps } from './DashboardPanel';
import { TaskTablePanel } from './TaskTablePanel';

/** Open tasks that the user may see and whose due date has passed, the oldest first. */
export default function OverdueTasksPanel({ title, mark }: Pick<DashboardPanelProps, 'title' | 'mark'>) {
  const today = useToday();
  const seesReport = useIsPermitted('PM_Report.Task_Report');
  const lastDue = addDays(today, -1);
  const query = useMemo(
    (): TaskQuery => ({ scope: 'all', status: wireList(openStatuses), dueTo: lastDue, sort: 'Due_date:asc' }),
    [lastDue],
  );
  const columns = useMemo(
    () => [
      keyColumn,
      { ...summaryColumn, width: 200 },
      projectColumn,
      { ...assigneeColumn([]), editor: undefined },
      priorityColumn,
      statusColumn,
      dueDateColumn(today),
    ],
    [today],
  );
  const path = filteredPath('/reportList', {
    Status: { kind: 'choices', values: openStatuses },
    Due_date: { kind: 'dates', to: lastDue },
  });
  return (
    <TaskTablePanel
      title={title}
      mark={mark}
      tableName="overdue"
      columns={columns}
      query={query}
      action={
        seesReport ? (
          <Link {...lensMark('PM_Report.Task_Report')} to={path}>
            Task Report
          </Link>
        ) : undefined
      }
      emptyText="No task is overdue"
    />
  );
}
