import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { KnownTask } from '../../../entities/knownRecords';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { FramedTable } from '../../../table/view/FramedTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { dueDateColumn, keyColumn, projectColumn, statusColumn, summaryColumn } from '../../tasks/taskColumns';
import type { TaskQuery } from '../../tasks/taskQuery';
import { useTaskList } from '../../tasks/useTaskList';
import { DashboardPanel, type DashboardPanelProps } from './DashboardPanel';

const options = { prefix: 'recent.' } as const;
const query: TaskQuery = { scope: 'assigned', sort: 'Update_at:desc' };

/** The user's tasks, the one that was changed last first: a table that uses the height of its panel. */
export default function RecentTasksPanel({ title }: Pick<DashboardPanelProps, 'title'>) {
  const today = useToday();
  const columns = useMemo(
    (): readonly ColumnDefinition<KnownTask>[] =>
      [keyColumn, { ...summaryColumn, width: 200 }, projectColumn, statusColumn, dueDateColumn(today)].map(
        (column) => ({
          ...column,
          sortable: false,
          filterable: false,
        }),
      ),
    [today],
  );
  const [view, changeView] = useTableView('recent-tasks', columns, options);
  const rows = useTaskList(query);
  return (
    <DashboardPanel title={title} action={<Link to="/taskList">All my tasks</Link>}>
      <div className="db-panel-table">
        <FramedTable
          name={title}
          columns={columns}
          rows={rows}
          view={view}
          onViewChange={changeView}
          hasToolbar={false}
          emptyText="No tasks are assigned to you"
        />
      </div>
    </DashboardPanel>
  );
}
