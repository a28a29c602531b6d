import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import type { Day } from '../../../../domain/calendar/day';
import type { KnownTask } from '../../../entities/knownRecords';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { getContent } from '../../../table/view/displayText';
import {
  assignedDateColumn,
  dueDateColumn,
  dueHalfColumn,
  priorityColumn,
  projectColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
  typeColumn,
} from '../../tasks/taskColumns';

type Column = ColumnDefinition<KnownTask>;

/** Read-only here: tasks are changed on their own page. */
const fixed = (column: Column): Column => ({ ...column, editor: undefined });

export const employeeTaskColumns = (today: Day): readonly Column[] =>
  [
    {
      key: 'Task_key',
      header: 'Key',
      type: 'link',
      width: 92,
      frozen: true,
      hideable: false,
      value: (task: KnownTask) => task.Task_key,
      cell: (task: KnownTask) => ({ text: task.Task_key, href: shortTaskPath(task._id) }),
    } as const,
    {
      ...summaryColumn,
      cell: (task: KnownTask) => ({ ...getContent(summaryColumn, task, 'UTC'), href: shortTaskPath(task._id) }),
    },
    projectColumn,
    typeColumn,
    priorityColumn,
    statusColumn,
    assignedDateColumn,
    timeColumn,
    dueDateColumn(today),
    dueHalfColumn,
  ].map(fixed);
