import type { Day } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { daysLeft, daysLeftText, isPlanOverdue } from '../../../domain/planning/dueDays';
import type { ColumnDefinition } from '../../table/view/columnDefinition';
import { statusChoices } from '../tasks/taskTones';
import './table/planTable.css';

/** The common fields of milestones and sprints. */
export interface PlanRow {
  readonly _id: string;
  readonly Name: string;
  readonly Description: string | null;
  readonly StartDate: string | null;
  readonly DueDate: string | null;
  readonly Status: string;
}

type PlanColumn = ColumnDefinition<PlanRow>;

const overdueClass = 'db-plan-overdue';

export const startColumn: PlanColumn = {
  key: 'start',
  header: 'Start Date',
  type: 'date',
  width: 108,
  value: (row) => row.StartDate,
};

/** F-35: overdue and not CLOSE is marked, and not by colour alone. */
export const dueColumn = (today: Day): PlanColumn => ({
  key: 'due',
  header: 'Due Date',
  type: 'date',
  width: 108,
  value: (row) => row.DueDate,
  cell: (row) => ({
    text: formatDay(row.DueDate),
    ...(isPlanOverdue(row.DueDate, row.Status, today) && { className: overdueClass, title: 'Overdue' }),
  }),
});

/** Days until the due day; negative when overdue. */
export const daysLeftColumn = (today: Day): PlanColumn => ({
  key: 'days_left',
  header: 'Days left',
  type: 'number',
  width: 124,
  value: (row) => daysLeft(row.DueDate, row.Status, today),
  cell: (row) => ({
    text: daysLeftText(daysLeft(row.DueDate, row.Status, today)),
    ...(isPlanOverdue(row.DueDate, row.Status, today) && { className: overdueClass }),
  }),
});

export const statusColumn: PlanColumn = {
  key: 'status',
  header: 'Status',
  type: 'status',
  width: 150,
  value: (row) => row.Status,
  choices: statusChoices,
};

export const descriptionColumn: PlanColumn = {
  key: 'description',
  header: 'Description',
  type: 'text',
  width: 260,
  value: (row) => row.Description,
  cell: (row) => ({ text: row.Description ?? '', title: row.Description ?? undefined }),
};
