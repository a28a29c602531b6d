import { formatDay } from '../../../../domain/calendar/formatDay';
import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import type { Calendar, CalendarTotals } from '../../../api/api';
import type { ShownPlan } from '../../../entities/planEdits';
import { calendarKinds, type CalendarItem, type CalendarKind } from './calendarItem';
import type { CalendarDraft, IsPlanned } from './calendarMoves';
import { leaveItem, planItem, taskItem, totalOn } from './calendarWire';

/** The calendar with milestones and sprints as they are shown. */
export interface ShownCalendar extends Calendar {
  readonly Milestones: ShownPlan[];
  readonly Sprints: ShownPlan[];
  readonly isPlanned: IsPlanned;
}

interface ItemChoice {
  readonly hidden: readonly CalendarKind[];
  /** The kinds that the user may move. */
  readonly movable: readonly CalendarKind[];
  readonly draft: CalendarDraft | null;
}

/** The bars in the order in which they get their rows: plans and leave above tasks. */
export function toItems(calendar: ShownCalendar, { hidden, movable, draft }: ItemChoice): CalendarItem[] {
  const items = [
    ...calendar.Milestones.flatMap((plan) => planItem('milestones', plan, draft)),
    ...calendar.Sprints.flatMap((plan) => planItem('sprints', plan, draft)),
    ...calendar.Leaves.map(leaveItem),
    ...calendar.Tasks.flatMap((task) => taskItem(task, draft, calendar.isPlanned)),
  ];
  return items
    .filter(({ kind }) => !hidden.includes(kind))
    .map((item) => (movable.includes(item.kind) ? item : { ...item, movable: null }));
}

/** By day: how many items of the shown kinds there are. */
export const toTotals = (
  totals: readonly CalendarTotals[],
  hidden: readonly CalendarKind[],
): ReadonlyMap<string, number> =>
  new Map(
    totals.map((ofDay) => [
      ofDay.Day,
      calendarKinds.reduce((sum, kind) => (hidden.includes(kind) ? sum : sum + totalOn(ofDay, kind)), 0),
    ]),
  );

const halfText = (isNoon: boolean, half: DayHalf): string => (isNoon ? ` ${half}` : '');

/** '10/03/2026 Second Half to 12/03/2026'. */
export function daysText({ first, last, startsAtNoon, endsAtNoon }: CalendarItem): string {
  const from = `${formatDay(first)}${halfText(startsAtNoon, 'Second Half')}`;
  const half = halfText(endsAtNoon, 'First Half');
  return first === last ? `${from}${half}` : `${from} to ${formatDay(last)}${half}`;
}

const kindWords: Readonly<Record<CalendarKind, string>> = {
  tasks: '',
  milestones: 'Milestone ',
  sprints: 'Sprint ',
  leave: 'Leave of ',
};

/** The whole item in words, for screen readers and as the title of a bar. */
export const itemText = (item: CalendarItem): string =>
  [
    `${kindWords[item.kind]}${item.title}`,
    item.detail,
    ...(item.status === null ? [] : [item.status]),
    daysText(item),
    ...(item.isDraft ? ['not saved'] : []),
  ].join(', ');

/** 'IP' for 'IN PROGRESS', where a bar has no room for the words. */
export const statusInitials = (status: string): string =>
  status
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
