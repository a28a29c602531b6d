import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type Day } from '../../../../domain/calendar/day';
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

interface DueTasks {
  readonly tableName: string;
  /** The days on which they are due; an end that is left out is open. */
  readonly dueDays: (today: Day) => { readonly from?: Day; readonly to?: Day };
  readonly emptyText: string;
}

const dueTasks = {
  'overdue-tasks': {
    tableName: 'overdue',
    dueDays: (today) => ({ to: addDays(today, -1) }),
    emptyText: 'No task is overdue',
  },
  'next-tasks': {
    tableName: 'next',
    dueDays: (today) => ({ from: today }),
    emptyText: 'No open task is due today or later',
  },
} as const satisfies Readonly<Record<string, DueTasks>>;

export interface ProjectTasksPanelProps extends Pick<DashboardPanelProps, 'title' | 'mark'> {
  readonly name: keyof typeof dueTasks;
}

/** Open tasks that the user may see, those before today or those from today on, the first due date first. */
export default function ProjectTasksPanel({ name, title, mark }: ProjectTasksPanelProps) {
  const today = useToday();
  const seesReport = useIsPermitted('PM_Report.Task_Report');
  const { tableName, dueDays, emptyText }: DueTasks = dueTasks[name];
  const { from, to } = dueDays(today);
  const query = useMemo(
    (): TaskQuery => ({
      scope: 'all',
      status: wireList(openStatuses),
      ...(from !== undefined && { dueFrom: from }),
      ...(to !== undefined && { dueTo: to }),
      sort: 'Due_date:asc',
    }),
    [from, to],
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
    Due_date: { kind: 'dates', ...dueDays(today) },
  });
  return (
    <TaskTablePanel
      title={title}
      mark={mark}
      tableName={tableName}
      columns={columns}
      query={query}
      action={
        seesReport ? (
          <Link {...lensMark('PM_Report.Task_Report')} to={path}>
            Task Report
          </Link>
        ) : undefined
      }
      emptyText={emptyText}
    />
  );
}
