import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { hoursOfMinutes } from '../../../../domain/tasks/variance';
import { sumHours } from '../../../../domain/working-plan/personWorkingPlan';
import type { MemberStatistics } from '../../../api/api';
import { nonMemberName } from '../../../widgets/people/peopleChoices';

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

type StatusWork = MemberStatistics['Statuses'][number];

/** Hours with two decimals, as in lists of the same tasks. A sum is rounded once, not its parts. */
function sumFigures(works: readonly StatusWork[], measure: Measure): number {
  const sum = (figure: (work: StatusWork) => number): number => works.reduce((all, work) => all + figure(work), 0);
  switch (measure) {
    case 'count':
      return sum((work) => work.Count);
    case 'estimated':
      return sumHours(works.map((work) => work.Estimated_hours));
    case 'logged':
      return hoursOfMinutes(sum((work) => work.Logged_minutes));
  }
}

/** The bars of the chart: tasks, planned hours, or logged hours; previous members are marked. */
export function memberBars(people: readonly MemberStatistics[], measure: Measure): MemberBar[] {
  return people.map((person) => {
    const of = (status: TaskStatus): number =>
      sumFigures(
        person.Statuses.filter((work) => work.Status === status),
        measure,
      );
    const values = Object.fromEntries(taskStatuses.map((status) => [status, of(status)])) as Record<TaskStatus, number>;
    const hasLeft = person._id !== null && !person.Is_member;
    return {
      id: person._id ?? '',
      name: hasLeft ? nonMemberName(person.Name) : person.Name,
      values,
      total: sumFigures(person.Statuses, measure),
    };
  });
}
