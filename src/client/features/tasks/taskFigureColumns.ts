import { countDays, dayIn, type Day } from '../../../domain/calendar/day';
import { isOpenStatus, isOverdue } from '../../../domain/tasks/workState';
import { listedWorkRule, varianceRule } from '../../../domain/tasks/variance';
import type { KnownTask } from '../../entities/knownRecords';
import type { Choice, ColumnDefinition } from '../../table/view/columnDefinition';
import { computedFrom, plainField } from './taskColumns';

type TaskColumn = ColumnDefinition<KnownTask>;

/** Whole days since an instant, on the company's clock. */
const daysSince = (instant: string, today: Day, timeZone: string): number =>
  Math.max(0, countDays(dayIn(timeZone, new Date(instant)), today));

/** A column that can be filtered only by the offered choices. */
const choicesOrNone = (choices: readonly Choice[] | undefined) =>
  choices && choices.length > 0 ? { choices } : { filterable: false as const };

// The column keys are the server's sort keys; figures are named like the sums of a group.
export const milestoneColumn = (milestones?: readonly Choice[]): TaskColumn => ({
  ...choicesOrNone(milestones),
  key: 'Milestone',
  header: 'Milestone',
  type: 'text',
  width: 140,
  ...plainField('Milestone'),
  cell: (task) => ({ text: task.Milestone ?? '-' }),
});

export const closedColumn: TaskColumn = {
  key: 'Closed_at',
  header: 'Closed',
  type: 'instant',
  width: 150,
  ...plainField('Closed_at'),
};
export const estimatedColumn: TaskColumn = {
  key: 'Task_duration',
  header: 'Estimated',
  explanation: listedWorkRule,
  type: 'hours',
  width: 104,
  ...plainField('Task_duration'),
};
export const loggedColumn: TaskColumn = {
  key: 'Logged_hours',
  header: 'Logged',
  explanation: listedWorkRule,
  type: 'hours',
  width: 88,
  ...plainField('Logged_hours'),
};

/** More than estimated is marked, and not by colour alone. */
export const varianceColumn: TaskColumn = {
  key: 'Variance_hours',
  header: 'Variance',
  explanation: `${varianceRule}. ${listedWorkRule}`,
  type: 'hours',
  width: 92,
  ...plainField('Variance_hours'),
  cell: ({ Variance_hours: hours }) =>
    hours === null || hours === undefined
      ? { text: '' }
      : {
          text: `${hours > 0 ? '+' : ''}${hours} Hr`,
          title: varianceRule,
          className: hours > 0 ? 'db-task-over' : undefined,
        },
};

export const progressColumn: TaskColumn = {
  key: 'Progress_percent',
  header: '% logged',
  type: 'progress',
  width: 100,
  ...plainField('Progress_percent'),
};
export const reopensColumn: TaskColumn = {
  key: 'Reopen_count',
  header: 'Reopens',
  type: 'number',
  width: 100,
  ...plainField('Reopen_count'),
};
export const commentsColumn: TaskColumn = {
  key: 'Comment_count',
  header: 'Comments',
  type: 'number',
  width: 110,
  ...plainField('Comment_count'),
};

/** Whole days in the current status. */
export const daysInStatusColumn = (today: Day, timeZone: string): TaskColumn => ({
  key: 'Days_in_status',
  header: 'Days in status',
  type: 'number',
  width: 116,
  filterable: false,
  isSummed: false,
  ...computedFrom(['Status_since'], ({ Status_since: since }) => since && daysSince(since, today, timeZone)),
});

/** Days until an open task is due; negative when overdue. */
export const slackColumn = (today: Day): TaskColumn => ({
  key: 'Slack',
  header: 'Slack',
  type: 'number',
  width: 80,
  filterable: false,
  isSummed: false,
  ...computedFrom(['Due_date', 'Status'], ({ Due_date: due, Status }) =>
    due === null || !isOpenStatus(Status) ? null : countDays(today, due),
  ),
  cell: (task) => {
    if (task.Due_date === null || !isOpenStatus(task.Status)) return { text: '' };
    const days = countDays(today, task.Due_date);
    return {
      text: `${days} d`,
      className: isOverdue(task.Due_date, task.Status, today) ? 'db-task-overdue' : undefined,
    };
  },
});

/** Days since a bug was created. */
export const ageColumn = (today: Day, timeZone: string): TaskColumn => ({
  key: 'Age',
  header: 'Age',
  type: 'number',
  width: 72,
  isSummed: false,
  ...computedFrom(['Create_at'], ({ Create_at: created }) => created && daysSince(created, today, timeZone)),
  cell: (task) => ({ text: task.Create_at ? `${daysSince(task.Create_at, today, timeZone)} d` : '' }),
});
