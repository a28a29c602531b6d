import { useMemo } from 'react';
import { FramedTable } from '../../../table/view/FramedTable';
import { useTableView } from '../../../table/view/useTableView';
import type { TaskColumn } from '../../tasks/taskColumns';
import type { TaskQuery } from '../../tasks/taskQuery';
import { useTaskList } from '../../tasks/useTaskList';
import { DashboardPanel, type DashboardPanelProps } from './DashboardPanel';

export interface TaskTablePanelProps extends Pick<DashboardPanelProps, 'title' | 'mark' | 'action'> {
  /** Unique among the tables of the dashboard. */
  readonly tableName: string;
  readonly columns: readonly TaskColumn[];
  readonly query: TaskQuery;
  readonly emptyText: string;
}

/** Tasks in a fixed order: a table that uses the height of its panel. */
export function TaskTablePanel({ title, mark, action, tableName, columns, query, emptyText }: TaskTablePanelProps) {
  const fixed = useMemo(
    () => columns.map((column): TaskColumn => ({ ...column, sortable: false, filterable: false })),
    [columns],
  );
  const options = useMemo(() => ({ prefix: `${tableName}.` }), [tableName]);
  const [view, changeView] = useTableView(`${tableName}-tasks`, fixed, options);
  const rows = useTaskList(query);
  return (
    <DashboardPanel title={title} mark={mark} action={action}>
      <div className="db-panel-table">
        <FramedTable
          name={title}
          columns={fixed}
          rows={rows}
          view={view}
          onViewChange={changeView}
          hasToolbar={false}
          emptyText={emptyText}
        />
      </div>
    </DashboardPanel>
  );
}
