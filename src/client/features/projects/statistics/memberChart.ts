import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import type { MemberStatistics } from '../../../api/api';

/** The length of the bars. */
export const measures = ['count', 'estimated', 'logged'] as const;
export type Measure = (typeof measures)[number];
export const measureLabels: Readonly<Record<Measure, string>> = {
  count: 'Count',
  estimated: 'Estimated',
  logged: 'Logged',
};

/** A bar and a row of the table: one person's figures by status. */
export interface MemberBar {
  /** Id of the assignee; '' for unassigned tasks. */
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<TaskStatus, number>>;
  readonly total: number;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const getFigure = (work: MemberStatistics['Statuses'][number], measure: Measure): number =>
  measure === 'count'
    ? work.Count
    : oneDecimal(measure === 'estimated' ? work.Estimated_hours : work.Logged_minutes / 60);

/** The bars of the chart: tasks, planned hours, or logged hours; previous members are marked. */
export function memberBars(people: readonly MemberStatistics[], measure: Measure): MemberBar[] {
  return people.map((person) => {
    const of = (status: TaskStatus): number =>
      person.Statuses.filter((work) => work.Status === status).reduce((sum, work) => sum + getFigure(work, measure), 0);
    const values = Object.fromEntries(taskStatuses.map((status) => [status, of(status)])) as Record<TaskStatus, number>;
    const hasLeft = person._id !== null && !person.Is_member;
    return {
      id: person._id ?? '',
      name: hasLeft ? `${person.Name} (not a member)` : person.Name,
      values,
      total: oneDecimal(taskStatuses.reduce((sum, status) => sum + values[status], 0)),
    };
  });
}
