import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '../../../widgets/useToday';
import { dueDateColumn, keyColumn, projectColumn, statusColumn, summaryColumn } from '../../tasks/taskColumns';
import type { TaskQuery } from '../../tasks/taskQuery';
import type { DashboardPanelProps } from './DashboardPanel';
import { TaskTablePanel } from './TaskTablePanel';

const query: TaskQuery = { scope: 'assigned', sort: 'Update_at:desc' };

/** The user's tasks, the one that was changed last first. */
export default function RecentTasksPanel({ title }: Pick<DashboardPanelProps, 'title'>) {
  const today = useToday();
  const columns = useMemo(
    () => [keyColumn, { ...summaryColumn, width: 200 }, projectColumn, statusColumn, dueDateColumn(today)],
    [today],
  );
  return (
    <TaskTablePanel
      title={title}
      tableName="recent"
      columns={columns}
      query={query}
      action={<Link to="/taskList">All my tasks</Link>}
      emptyText="No tasks are assigned to you"
    />
  );
}
