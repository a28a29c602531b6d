import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { sumHours } from '../../../../domain/working-plan/personWorkingPlan';
import { freeHours } from '../../../../domain/working-plan/sprintCapacity';
import { counted } from '../../../../domain/wording/counted';
import type { SprintCapacity } from '../../../api/api';

/** Of all people, with the tasks of the sprint that no one has. */
export type CapacityTotals = Pick<
  SprintCapacity['People'][number],
  'Capacity_hours' | 'Leave_days' | 'Work' | 'Other_hours' | 'Free_hours'
>;

export function capacityTotals({ People, Unassigned }: Pick<SprintCapacity, 'People' | 'Unassigned'>): CapacityTotals {
  const sum = (key: 'Capacity_hours' | 'Leave_days' | 'Other_hours'): number =>
    sumHours(People.map((person) => person[key]));
  const works = [...People.map(({ Work }) => Work), Unassigned];
  const count = (key: 'Tasks' | 'Without_estimate'): number => works.reduce((total, work) => total + work[key], 0);
  const [capacity, others, hours] = [
    sum('Capacity_hours'),
    sum('Other_hours'),
    sumHours(works.map(({ Hours }) => Hours)),
  ];
  return {
    Capacity_hours: capacity,
    Leave_days: sum('Leave_days'),
    Work: { Tasks: count('Tasks'), Without_estimate: count('Without_estimate'), Hours: hours },
    Other_hours: others,
    Free_hours: freeHours(capacity, hours, others),
  };
}

/** '12 Hr free', '3.5 Hr too much'. */
export const freeText = (hours: number): string =>
  hours < 0 ? `${formatHours(-hours)} too much` : `${formatHours(hours)} free`;

const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** 'From 02/12/2026 to 11/12/2026, 8 people can work 312 Hr. The sprint needs 280 Hr and other tasks 40 Hr: 8 Hr too much.' */
export function capacitySentence(capacity: SprintCapacity): string {
  const totals = capacityTotals(capacity);
  const { People: people } = capacity;
  const overloaded = people.filter(({ Free_hours }) => Free_hours < 0).length;
  const { Without_estimate: withoutEstimate, Hours: hours } = totals.Work;
  return [
    `From ${formatDay(capacity.From)} to ${formatDay(capacity.To)}, ${peopleText(people.length)} can work ${formatHours(totals.Capacity_hours)}.`,
    `The sprint needs ${formatHours(hours)} and other tasks ${formatHours(totals.Other_hours)}: ${freeText(totals.Free_hours)}.`,
    ...(overloaded === 0 ? [] : [`${peopleText(overloaded)} ${overloaded === 1 ? 'has' : 'have'} too much to do.`]),
    ...(withoutEstimate === 0
      ? []
      : [
          `${counted(withoutEstimate, 'task')} without an estimate ${withoutEstimate === 1 ? 'counts' : 'count'} as 0 Hr.`,
        ]),
  ].join(' ');
}
