import { useMemo } from 'react';
import { useListEmployeeTasksQuery } from '../../api/api';
import { useTableView } from '../../widgets/table-view/useTableView';
import { ListTable } from '../../widgets/table-view/ListTable';
import { assignedDateColumn, dueDateColumn, priorityColumn, projectColumn, statusColumn, summaryColumn, timeColumn, typeColumn } from '../../widgets/tasks/taskColumns';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../widgets/useToday';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import type { KnownTask } from '../../entities/tasks';

const untouched = {
  sort: [
    { key: 'Status', direction: 'asc' },
    { key: 'Due_date', direction: 'asc' },
  ],
} as const;
const groupChoices = ['Project_name', 'Status', 'Priority', 'Issue_type'];
const taskHref = (id: string): string => `/task/${encodeURIComponent(id)}`;
/** Here it is read only: the task's page changes it. */
const fixed = (column: ColumnDefinition<KnownTask>): ColumnDefinition<KnownTask> => ({ ...column, editor: undefined });

/** The tasks of an employee, as far as the viewer sees them; rows lead to the task. */
export function EmployeeTasks({ id }: { id: string }) {
  const today = useToday();
  const navigate = useNavigate();
  const list = useListEmployeeTasksQuery({ id }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(
    () => [
      { key: 'Task_key', header: 'Key', type: 'link', width: 92, frozen: true, hideable: false, value: (task: KnownTask) => task.Task_key, cell: (task: KnownTask) => ({ text: task.Task_key, href: taskHref(task._id) }) } as const,
      ...[summaryColumn, projectColumn, typeColumn, priorityColumn, statusColumn, assignedDateColumn, timeColumn, dueDateColumn(today)].map(fixed),
    ],
    [today],
  );
  const [view, changeView] = useTableView('employee.tasks', columns, { base: untouched });
  return <ListTable name="Tasks" columns={columns} view={view} onViewChange={changeView} list={list} emptyText="No tasks that you see" groupChoices={groupChoices} onOpenRow={(task) => void navigate(taskHref(task._id))} />;
}
