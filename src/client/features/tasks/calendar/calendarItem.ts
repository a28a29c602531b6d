import type { SpanOfDays } from '../../../../domain/schedule/calendarWeeks';
import type { Movable } from './calendarMoves';

export const calendarKinds = ['tasks', 'milestones', 'sprints', 'leave'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
export const kindNames: Readonly<Record<CalendarKind, string>> = {
  tasks: 'Tasks',
  milestones: 'Milestones',
  sprints: 'Sprints',
  leave: 'Leave',
};

/** What the calendar draws as a bar. */
export interface CalendarItem extends SpanOfDays {
  /** Kind and id. */
  readonly key: string;
  readonly kind: CalendarKind;
  readonly title: string;
  /** Assignee, project, or type of a leave. */
  readonly detail: string;
  readonly status: string | null;
  readonly startsAtNoon: boolean;
  readonly endsAtNoon: boolean;
  /** null when the user may not move it. */
  readonly movable: Movable | null;
  readonly path: string | null;
  /** A move that is not saved. */
  readonly isDraft: boolean;
}
