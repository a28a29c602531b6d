import { addDays, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { mondayOfWeek, shortWeekdayName } from '../../../../domain/calendar/weekday';
import { counted } from '../../../../domain/wording/counted';
import { getLoadLevel, loadTexts, type LoadLevel } from '../../../../domain/working-plan/personWorkingPlan';
import type { WorkingPlanDay, WorkingPlanTask } from '../../../api/api';
import { othersText } from '../workingPlanColumns';

/** Of tasks in a cell. */
export const maxTaskLines = 3;

const getLevel = (day: WorkingPlanDay): LoadLevel => getLoadLevel(day.Planned_hours, day.Capacity_hours);

export interface CellKind {
  readonly by: 'day' | 'week';
  /** False for work that no active employee has: its hours are compared with no capacity. */
  readonly hasPerson: boolean;
}

/**
 * The look of a cell. Without a person there is no capacity to be full or overloaded, but a week-off without work is off
 * as in the rows of people.
 */
export const cellLevel = (day: WorkingPlanDay, { hasPerson }: CellKind): LoadLevel | undefined =>
  hasPerson || (day.Off === 'WO' && day.Planned_hours === 0) ? getLevel(day) : undefined;

/** 'Mon 23/11', or the first and the last day of a week. */
export function spanTitle(day: Day, by: 'day' | 'week'): string {
  if (by === 'day') return `${shortWeekdayName(day)} ${formatDay(day).slice(0, 5)}`;
  return `${formatDay(day).slice(0, 5)} – ${formatDay(addDays(mondayOfWeek(day), 6)).slice(0, 5)}`;
}

/** WO, HD, L (a leave), L1 and L2 (a half day); of a week the days of leave and the holidays. */
function getMarks({ Off, Leave, Leave_days, Holiday }: WorkingPlanDay, by: 'day' | 'week'): string[] {
  if (by === 'week') return [...(Holiday === null ? [] : ['HD']), ...(Leave_days > 0 ? [`L ${Leave_days}`] : [])];
  const leave = Leave === null ? [] : Leave === 'Full Day' ? ['L'] : [Leave === 'First Half' ? 'L1' : 'L2'];
  return [...(Off ? [Off] : []), ...leave];
}

/** '2 without estimate'; '' when all have one. They count as 0 hours, which alone would look like free time. */
const unestimatedText = ({ Without_estimate: count }: WorkingPlanDay): string =>
  count === 0 ? '' : `${count} without estimate`;

/** 'WO', or '! 9/8 Hr · L1', or '9 Hr' without a person. */
export function loadText(day: WorkingPlanDay, { by, hasPerson }: CellKind): string {
  const hasHours = day.Planned_hours > 0 || day.Capacity_hours > 0;
  const hours = hasPerson
    ? `${getLevel(day) === 'over' ? '! ' : ''}${day.Planned_hours}/${day.Capacity_hours} Hr`
    : `${day.Planned_hours} Hr`;
  return [...getMarks(day, by), ...(hasHours ? [hours] : [])].join(' · ');
}

/** The same in words, for screen readers and on pointing. */
export function spokenLoad(day: WorkingPlanDay, kind: CellKind): string {
  const away = [
    ...(day.Off === 'WO' ? ['week-off'] : []),
    ...(day.Holiday === null ? [] : [`holiday ${day.Holiday}`]),
    ...(day.Leave_days > 0 ? [`leave ${day.Leave ?? `${day.Leave_days} days`}`] : []),
  ];
  const count = day.Tasks.length + day.More_tasks + day.Other_tasks;
  const level = getLevel(day);
  return [
    loadText(day, kind),
    unestimatedText(day),
    // 'Nothing planned' would contradict tasks without hours.
    kind.hasPerson && !(level === 'idle' && count > 0) ? loadTexts[level] : '',
    ...away,
    count > 0 ? counted(count, 'task') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'HBR-143 24'. */
export const taskText = ({ Task_key, Hours }: WorkingPlanTask): string => `${Task_key}${Hours > 0 ? ` ${Hours}` : ''}`;

/** What a cell says below its load. */
export interface CellLines {
  readonly unestimated: string;
  readonly named: readonly WorkingPlanTask[];
  /** Of what has no line of its own; '' when there is nothing more. */
  readonly moreText: string;
  readonly moreTitle: string;
}

export function cellLines(cell: WorkingPlanDay): CellLines {
  const unestimated = unestimatedText(cell);
  const { Tasks: named, Other_hours: otherHours } = cell;
  const others = othersText(cell);
  // The lines of the others and of missing estimates take the place of tasks.
  const room = maxTaskLines - (unestimated === '' ? 0 : 1);
  const count = named.length + cell.More_tasks;
  const shown = count + (others === '' ? 0 : 1) <= room ? named : named.slice(0, room - 1);
  const more = count - shown.length;
  const moreTitle = [more > 0 ? `${more} more` : '', others].filter(Boolean).join(', ');
  // Together in one line, the hours must not be what is cut off.
  const moreText =
    more > 0 && others !== '' ? `${more} more, others${otherHours > 0 ? ` ${otherHours}` : ''}` : moreTitle;
  return { unestimated, named: shown, moreText, moreTitle };
}

const getLineCount = ({ unestimated, named, moreText }: CellLines): number =>
  1 + named.length + (unestimated === '' ? 0 : 1) + (moreText === '' ? 0 : 1);

/** How many lines the fullest of these days has, with that of its load. */
export const lineCount = (days: readonly WorkingPlanDay[]): number =>
  Math.max(1, ...days.map((day) => getLineCount(cellLines(day))));
