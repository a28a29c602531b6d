import { addDays, dayIn, type Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import { mondayOfWeek } from '../calendar/weekday';
import { hourMs } from '../calendar/duration';

/** What can have happened in a project, in the order in which it is shown. */
export const projectChangeKinds = [
  'status-update',
  'overdue',
  'due-moved',
  'reopened',
  'finished',
  'created',
  'milestone-reached',
  'milestone-moved',
  'sprint-started',
  'sprint-closed',
  'leave',
] as const;
export type ProjectChangeKind = (typeof projectChangeKinds)[number];

export const projectChangeLabels: Readonly<Record<ProjectChangeKind, string>> = {
  'status-update': 'Status updates',
  overdue: 'Newly overdue',
  'due-moved': 'Due date moved',
  reopened: 'Reopened',
  finished: 'Finished',
  created: 'Created',
  'milestone-reached': 'Milestones reached',
  'milestone-moved': 'Milestones moved',
  'sprint-started': 'Sprints started',
  'sprint-closed': 'Sprints closed',
  leave: 'Leave begins',
};

/** From when on changes are shown; the first is the default. */
export const sinceChoices = ['yesterday', 'visit', 'monday'] as const;
export type SinceChoice = (typeof sinceChoices)[number];

export const sinceLabels: Readonly<Record<SinceChoice, string>> = {
  yesterday: 'Yesterday',
  visit: 'Last visit',
  monday: 'Monday',
};

/** Further back there are reports. */
export const maxChangeDays = 31;

/** When the user opened the dashboard: in this visit, and in the one before. */
export interface DashboardVisits {
  readonly latest: string;
  /** null: this is the first one. */
  readonly previous: string | null;
}

/** A preference, so that it is the same on every device. */
export const visitsKey = 'dashboard.visits';

const isInstantText = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The stored visits; null without any. */
export function readVisits(stored: unknown): DashboardVisits | null {
  if (typeof stored !== 'object' || stored === null || !('latest' in stored) || !isInstantText(stored.latest))
    return null;
  return {
    latest: stored.latest,
    previous: 'previous' in stored && isInstantText(stored.previous) ? stored.previous : null,
  };
}

/** Coming back within this time continues a visit. */
const visitGapMs = hourMs;

/** The visits when the dashboard is opened at an instant. */
export function nextVisits(visits: DashboardVisits | null, nowMs: number): DashboardVisits {
  const latest = new Date(nowMs).toISOString();
  if (visits === null) return { latest, previous: null };
  const isContinued = Math.abs(nowMs - Date.parse(visits.latest)) < visitGapMs;
  return { latest, previous: isContinued ? visits.previous : visits.latest };
}

export interface SinceMoment {
  readonly nowMs: number;
  readonly timeZone: string;
  readonly visits: DashboardVisits | null;
}

/** The instant from which a choice shows changes. Without an earlier visit, that is when yesterday began. */
export function sinceInstant(choice: SinceChoice, { nowMs, timeZone, visits }: SinceMoment): string {
  const today = dayIn(timeZone, new Date(nowMs));
  const dayStart = (day: Day): string => instantAt(day, '00:00', timeZone).toISOString();
  if (choice === 'monday') return dayStart(mondayOfWeek(today));
  if (choice === 'yesterday' || !visits?.previous) return dayStart(addDays(today, -1));
  const earliest = dayStart(addDays(today, 1 - maxChangeDays));
  return visits.previous < earliest ? earliest : new Date(visits.previous).toISOString();
}

/**
 * The first due day of tasks that became overdue at an instant or later: a task is overdue when the day after its due day
 * begins.
 */
export function firstOverdueDay(since: Date, timeZone: string): Day {
  const day = dayIn(timeZone, since);
  return instantAt(day, '00:00', timeZone).getTime() === since.getTime() ? addDays(day, -1) : day;
}
