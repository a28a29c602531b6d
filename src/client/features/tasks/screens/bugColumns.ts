import type { Day } from '../../../../domain/calendar/day';
import type { KnownTask } from '../../../entities/knownRecords';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import {
  assignedDateColumn,
  dueDateColumn,
  dueHalfColumn,
  plainField,
  keyColumn,
  priorityColumn,
  reporterColumn,
  statusColumn,
  summaryColumn,
} from '../taskColumns';
import { ageColumn, loggedColumn, reopensColumn } from '../taskFigureColumns';

const readOnly = ({ editor: _editor, ...column }: ColumnDefinition<KnownTask>): ColumnDefinition<KnownTask> => column;

/** The columns of /task/{id}/BugList (screens.md). */
export const bugColumns = (today: Day, timeZone: string): readonly ColumnDefinition<KnownTask>[] => [
  keyColumn,
  summaryColumn,
  readOnly(priorityColumn),
  readOnly(statusColumn),
  { key: 'Assignees', header: 'Assignee', type: 'person', width: 150, ...plainField('Assignees') },
  reporterColumn,
  { ...assignedDateColumn, header: 'Assigned', width: 100 },
  { ...dueDateColumn(today), header: 'Due' },
  dueHalfColumn,
  ageColumn(today, timeZone),
  reopensColumn,
  loggedColumn,
];
