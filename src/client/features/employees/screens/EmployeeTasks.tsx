import { useMemo } from 'react';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { useListEmployeeTasksQuery } from '../../../api/api';
import { useTableView } from '../../../table/view/useTableView';
import { ListTable } from '../../../table/view/ListTable';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../../widgets/useToday';
import { employeeTaskColumns } from './employeeTaskColumns';

const untouched = {
  sort: [
    { key: 'Status', direction: 'asc' },
    { key: 'Due_date', direction: 'asc' },
  ],
} as const;
const groupChoices = ['Project_name', 'Status', 'Priority', 'Issue_type'];

/** The employee's tasks, as far as the viewer may see them; rows link to the task. */
export function EmployeeTasks({ id }: { id: string }) {
  const today = useToday();
  const navigate = useNavigate();
  const list = useListEmployeeTasksQuery({ id }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => employeeTaskColumns(today), [today]);
  const [view, changeView] = useTableView('employee.tasks', columns, { base: untouched });
  return (
    <ListTable
      name="Tasks"
      columns={columns}
      view={view}
      onViewChange={changeView}
      list={list}
      emptyText="No tasks that you can see"
      groupChoices={groupChoices}
      onOpenRow={(task) => void navigate(shortTaskPath(task._id))}
    />
  );
}
