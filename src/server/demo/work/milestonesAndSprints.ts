import { weekdayNumber } from '../../../domain/calendar/weekday';
import type { TaskStatus } from '../../../domain/tasks/taskChoices';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { Milestone, Sprint } from './project';
import type { ProjectOutline } from './projectOutline';
import { dayMs } from '../../../domain/calendar/duration';

const SPRINT_DAYS = 14;
/** Sprints end on the Friday of their second week. */
const SPRINT_LAST_DAY = 11;
const scopeTypes = ['Fixed scope', 'Flexible scope'] as const;

/**
 * Milestones of a project. A current project has one that is due within 15 days (in one project an overdue one), and
 * later ones.
 * @param index number of the project, by which neighbours differ
 */
export function makeMilestones(
  outline: ProjectOutline,
  firstDay: number,
  lastDay: number,
  index: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Milestone[] {
  const goesOn = outline.endedDaysAgo === 0;
  const reached =
    outline.startedDaysAgo === null
      ? 0
      : goesOn
        ? Math.max(Math.ceil(outline.milestones.length * 0.6) - 1, 1)
        : outline.milestones.length;
  const next = calendar.today + (outline.startedDaysAgo === null ? 21 : index % 4 === 3 ? -3 : 4 + ((index * 5) % 11));
  let from = firstDay;
  return outline.milestones.map((name, position) => {
    const isReached = position < reached;
    const span = (goesOn ? next - 8 : lastDay) - firstDay;
    const due = isReached
      ? firstDay + Math.round((span * (position + 1)) / (reached + (goesOn ? 0.4 : 0)))
      : next + (position - reached) * 30;
    const milestone: Milestone = {
      id: identifier(random, calendar.at(firstDay, 660)),
      name,
      description: `${name}: shown to ${outline.client} and accepted`,
      from,
      due: Math.min(Math.max(due, from + 1), calendar.last),
      status: milestoneStatus(outline, position, reached),
    };
    from = milestone.due + 1 > calendar.last ? calendar.last - 1 : milestone.due + 1;
    return milestone;
  });
}

function milestoneStatus(outline: ProjectOutline, position: number, reached: number): TaskStatus {
  const isLast = position === outline.milestones.length - 1;
  if (outline.status === 'InClientReview' && isLast) return 'READY FOR UAT';
  if (outline.status === 'Hold' && position >= outline.milestones.length - 2) return 'ON HOLD';
  if (position < reached) return 'CLOSE';
  return position === reached && outline.startedDaysAgo !== null ? 'IN PROGRESS' : 'OPEN';
}

/**
 * Sprints of two weeks from Monday to Friday; every other project begins a week later, so that some end soon on any
 * day.
 */
export function makeSprints(
  outline: ProjectOutline,
  firstDay: number,
  lastDay: number,
  index: number,
  milestones: readonly Milestone[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): Sprint[] {
  if (outline.startedDaysAgo === null) return [];
  const goesOn = outline.endedDaysAgo === 0;
  const end = goesOn ? calendar.today + SPRINT_DAYS : lastDay;
  const sprints: Sprint[] = [];
  for (let from = firstMonday(firstDay, index, calendar); from <= end; from += SPRINT_DAYS) {
    const number = sprints.length + 1;
    const due = from + SPRINT_LAST_DAY;
    const milestone = milestones.find((candidate) => candidate.due >= due) ?? milestones[milestones.length - 1] ?? null;
    sprints.push({
      id: identifier(random, calendar.at(Math.max(from - 3, 0), 700)),
      name: `${outline.shortName} Sprint ${number}`,
      description: `Goal: ${random.pick(outline.areas)} and ${random.pick(outline.areas)}`,
      scopeType: random.pick(scopeTypes),
      milestone,
      from,
      due,
      status: sprintStatus(outline, from, due, index, calendar),
    });
  }
  return sprints;
}

function sprintStatus(
  outline: ProjectOutline,
  from: number,
  due: number,
  index: number,
  calendar: CompanyCalendar,
): TaskStatus {
  if (from > calendar.today) return 'OPEN';
  if (due >= calendar.today) return outline.endedDaysAgo === 0 ? 'IN PROGRESS' : 'READY FOR UAT';
  // One team has not closed its last sprint: it is overdue in the list of dues.
  const wasForgotten = index % 9 === 1 && due >= calendar.today - SPRINT_DAYS;
  return wasForgotten ? 'IN PROGRESS' : 'CLOSE';
}

function firstMonday(firstDay: number, index: number, calendar: CompanyCalendar): number {
  const monday = firstDay - ((weekdayNumber(calendar.day(firstDay)) + 6) % 7);
  const weeks = Math.floor((Date.parse(`${calendar.day(monday)}T00:00:00Z`) / dayMs + 3) / 7);
  return (weeks + index) % 2 === 0 ? monday : monday - 7;
}
