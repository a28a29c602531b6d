import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { KnownTask } from '../../../entities/knownRecords';
import type { RowDetail } from '../../../table/detail/rowDetail';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { specifiedAllText } from '../../../ui/form/select/allChoice';
import { useTableView } from '../../../table/view/useTableView';
import { loadedPart } from '../../../ui/states/loadedPart';
import { useToday } from '../../../widgets/useToday';
import {
  assignedDateColumn,
  blockedByColumn,
  blocksColumn,
  dueDateColumn,
  dueHalfColumn,
  keyColumn,
  priorityColumn,
  projectColumn,
  startDateColumn,
  startHalfColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
  typeColumn,
} from '../taskColumns';
import { priorityChoices, statusChoices } from '../taskTones';
import { TaskTable } from '../TaskTable';
import { TasksToTake } from './TasksToTake';

export interface MyTasksTableProps {
  /** Tasks that the user works on, or has reported. */
  readonly scope: 'assigned' | 'reported';
}

// Open tasks first, by due date: the server sorts statuses by their distance to done.
const untouched: Partial<TableView> = {
  sort: [
    { key: 'Status', direction: 'asc' },
    { key: 'Due_date', direction: 'asc' },
  ],
};
const TaskRecord = loadedPart(() => import('../screens/TaskRecord'));
const detail: RowDetail<KnownTask> = { noun: 'task', content: ({ _id }) => <TaskRecord id={_id} /> };
const toolbarFilterKeys = ['Status', 'Priority'];
const emptyTexts = { assigned: 'No tasks are assigned to you', reported: 'You have not reported any task' };

/** The user's tasks (S1 §2 'My tasks table'); filters, sort and page are in the URL. */
export function MyTasksTable({ scope }: MyTasksTableProps) {
  const today = useToday();
  const columns = useMemo(
    () => [
      keyColumn,
      summaryColumn,
      projectColumn,
      typeColumn,
      priorityColumn,
      statusColumn,
      assignedDateColumn,
      timeColumn,
      startDateColumn,
      startHalfColumn,
      dueDateColumn(today),
      dueHalfColumn,
      blockedByColumn,
      blocksColumn,
    ],
    [today],
  );
  const [view, changeView] = useTableView('my-tasks', columns, { base: untouched });
  return (
    <TaskTable
      name="My tasks"
      columns={columns}
      within={{ scope }}
      view={view}
      onViewChange={changeView}
      detail={detail}
      emptyText={emptyTexts[scope]}
      emptyAction={<Link to="/projects">Find one in your projects</Link>}
      emptyContent={scope === 'assigned' ? <TasksToTake /> : undefined}
      toolbarFilterKeys={toolbarFilterKeys}
      toolbarItems={
        <>
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Status"
            columnKey="Status"
            choices={statusChoices}
            view={view}
            onViewChange={changeView}
          />
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Priority"
            columnKey="Priority"
            choices={priorityChoices}
            view={view}
            onViewChange={changeView}
          />
        </>
      }
    />
  );
}
