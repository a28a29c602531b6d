import { useMemo } from 'react';
import type { TableView } from '../../table/view/tableView';
import { useTableView } from '../../table/view/useTableView';
import { wireList } from '../../table/windows/windowQuery';
import { useToday } from '../../widgets/useToday';
import {
  assigneeColumn,
  dueDateColumn,
  dueHalfColumn,
  keyColumn,
  priorityColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
  typeColumn,
} from '../tasks/taskColumns';
import { TaskTable } from '../tasks/TaskTable';

export interface PlanTasksProps {
  readonly projectId: string;
  /** At least one. */
  readonly sprintIds: readonly string[];
}

// Without the members of the project there is nothing to choose from.
const { editor: _editor, choices: _choices, ...assignee } = { ...assigneeColumn([]), filterable: false as const };
// Open tasks first, by due date.
const base: Partial<TableView> = {
  sort: [
    { key: 'Status', direction: 'asc' },
    { key: 'Due_date', direction: 'asc' },
  ],
};

/** The tasks of a milestone or a sprint. */
export function PlanTasks({ projectId, sprintIds }: PlanTasksProps) {
  const today = useToday();
  const columns = useMemo(
    () => [
      keyColumn,
      summaryColumn,
      typeColumn,
      priorityColumn,
      statusColumn,
      assignee,
      dueDateColumn(today),
      dueHalfColumn,
      timeColumn,
    ],
    [today],
  );
  const ids = wireList(sprintIds);
  const within = useMemo(() => ({ scope: 'all' as const, projectId, sprintId: ids }), [projectId, ids]);
  const [view, changeView] = useTableView('plan-tasks', columns, { base, prefix: 't.' });
  return (
    <TaskTable
      name="Tasks of the plan"
      columns={columns}
      within={within}
      view={view}
      onViewChange={changeView}
      emptyText="No tasks"
    />
  );
}
