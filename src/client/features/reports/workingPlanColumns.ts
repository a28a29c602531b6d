import { isWeekOff, shortWeekdayName } from '../../../domain/calendar/weekday';
import type { Day } from '../../../domain/calendar/day';
import { getLoadLevel } from '../../../domain/working-plan/personWorkingPlan';
import { formatDay } from '../../../domain/calendar/formatDay';
import { counted } from '../../../domain/wording/counted';
import type { WorkingPlanDay, WorkingPlanRow } from '../../api/api';
import type { Choice, ColumnDefinition } from '../../table/view/columnDefinition';

export const isOver = (day: WorkingPlanDay): boolean => getLoadLevel(day.Planned_hours, day.Capacity_hours) === 'over';

export const loadChoices: readonly Choice[] = [
  { value: 'overloaded', label: 'Overloaded', tone: 'danger' },
  { value: 'planned', label: 'Planned', tone: 'success' },
  { value: 'idle', label: 'Idle', tone: 'warning' },
  { value: 'away', label: 'Away', tone: 'neutral' },
];
/**
 * One overloaded day makes an overloaded person, whatever the sum of all days; tasks without an estimate are work as
 * well.
 */
export function getLoad(row: Pick<WorkingPlanRow, 'Days' | 'Planned_hours' | 'Capacity_hours'>): string {
  if (row.Days.some(isOver)) return 'overloaded';
  const level = getLoadLevel(row.Planned_hours, row.Capacity_hours);
  if (level === 'idle' && row.Days.some(({ Without_estimate }) => Without_estimate > 0)) return 'planned';
  return level === 'idle' || level === 'away' ? level : 'planned';
}

/** WO, HD, L (a leave), L1 and L2 (a half day). */
export function getMarks({ Off, Leave }: WorkingPlanDay): string[] {
  const leave = Leave === null ? [] : Leave === 'Full Day' ? ['L'] : [Leave === 'First Half' ? 'L1' : 'L2'];
  return [...(Off ? [Off] : []), ...leave];
}

/** What belongs to projects that the reader may not open; without hours their tasks are counted. */
export const othersText = ({ Other_tasks: tasks, Other_hours: hours }: WorkingPlanDay): string =>
  tasks === 0 ? '' : hours > 0 ? `other projects ${hours}` : `other projects: ${counted(tasks, 'task')}`;

/** 'HD · 6/8 Hr: ABC-1 4, ABC-2 2'; a day without tasks shows only its marks. */
function dayText(day: WorkingPlanDay): string {
  const tasks = [
    ...day.Tasks.map(({ Task_key, Hours }) => `${Task_key}${Hours > 0 ? ` ${Hours}` : ''}`),
    othersText(day),
  ]
    .filter(Boolean)
    .join(', ');
  const load = tasks === '' ? '' : `${isOver(day) ? '! ' : ''}${day.Planned_hours}/${day.Capacity_hours} Hr: ${tasks}`;
  return [...getMarks(day), ...(load ? [load] : [])].join(' · ');
}

export function dayTitle(day: WorkingPlanDay): string {
  const tasks = [
    ...day.Tasks.map(
      ({ Task_key, Short_summary, Hours, Has_estimate }) =>
        `${Task_key} ${Short_summary}: ${Has_estimate ? `${Hours} Hr` : 'no estimate'}`,
    ),
    ...(day.More_tasks > 0 ? [`${day.More_tasks} more`] : []),
    ...(day.Other_tasks > 0 ? [`${counted(day.Other_tasks, 'task')} of other projects: ${day.Other_hours} Hr`] : []),
  ];
  const overload = isOver(day) ? [`Overloaded: ${day.Planned_hours} of ${day.Capacity_hours} Hr`] : [];
  const off = day.Off === 'WO' ? ['Week-off'] : day.Holiday ? [`Holiday: ${day.Holiday}`] : [];
  return [...off, ...(day.Leave ? [`Leave: ${day.Leave}`] : []), ...overload, ...tasks].join('\n');
}

/** Weekends show little more than WO: working days get the space. */
const offWidthPx = 76;
const workingWidthPx = 160;

export const getDayClass = (day: WorkingPlanDay): string | undefined =>
  isOver(day) ? 'db-working-plan-overload' : day.Capacity_hours === 0 ? 'db-working-plan-off' : undefined;

const dayColumn = (day: Day, index: number): ColumnDefinition<WorkingPlanRow> => ({
  key: `day${index + 1}`,
  header: dayHeader(day),
  type: 'text',
  width: isWeekOff(day) ? offWidthPx : workingWidthPx,
  sortable: false,
  filterable: false,
  value: (row) => (row.Days[index] ? dayText(row.Days[index]) : ''),
  cell: ({ Days }) => {
    const day = Days[index];
    return day ? { text: dayText(day), title: dayTitle(day), className: getDayClass(day) } : { text: '' };
  },
});

/** 'Mon 23/11'. */
export const dayHeader = (day: Day): string => `${shortWeekdayName(day)} ${formatDay(day).slice(0, 5)}`;

export const nameColumn: ColumnDefinition<WorkingPlanRow> = {
  key: 'name',
  header: 'Name',
  type: 'person',
  width: 160,
  frozen: true,
  hideable: false,
  value: (row) => row.Name,
};
export const plannedColumn: ColumnDefinition<WorkingPlanRow> = {
  key: 'planned',
  header: 'Planned',
  type: 'hours',
  width: 92,
  value: (row) => row.Planned_hours,
};
export const capacityColumn: ColumnDefinition<WorkingPlanRow> = {
  key: 'capacity',
  header: 'Capacity',
  type: 'hours',
  width: 100,
  value: (row) => row.Capacity_hours,
};
export const loadColumn: ColumnDefinition<WorkingPlanRow> = {
  key: 'load',
  header: 'Load',
  type: 'status',
  width: 116,
  value: getLoad,
  choices: loadChoices,
};

/** The columns of /employeeWorkingPlan (screens.md): employee, sums, and the seven days. */
export const workingPlanColumns = (days: readonly Day[]): readonly ColumnDefinition<WorkingPlanRow>[] => [
  nameColumn,
  { key: 'position', header: 'Position', type: 'text', width: 160, value: (row) => row.Position },
  {
    key: 'department',
    header: 'Department',
    type: 'text',
    width: 140,
    isHiddenAtFirst: true,
    value: (row) => row.Department,
  },
  {
    key: 'leader',
    header: 'Team leader',
    type: 'person',
    width: 150,
    isHiddenAtFirst: true,
    value: (row) => row.Team_leader,
  },
  plannedColumn,
  capacityColumn,
  loadColumn,
  ...days.map((day, index) => dayColumn(day, index)),
];
