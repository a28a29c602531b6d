import { overtimeOfDayPath } from '../../../../domain/overtime/overtimePath';
import { workloadPath } from '../../../../domain/planning/workloadPath';
import type { Day } from '../../../../domain/calendar/day';
import { isWeekOff } from '../../../../domain/calendar/weekday';
import { filteredPath } from '../../../../domain/lists/filteredPath';
import type { WorkingPlanDay, WorkingPlanRow } from '../../../api/api';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import {
  capacityColumn,
  dayHeader,
  dayTitle,
  getDayClass,
  getLoad,
  getMarks,
  isOver,
  loadColumn,
  nameColumn,
  plannedColumn,
} from '../../reports/workingPlanColumns';

/** Says the short texts of the cells in words. */
export const teamWorkingPlanLegend =
  '6/8: planned hours of working hours · T: hours of time entries · ▶: of the running timer · OT: of overtime, OT? of pending overtime · L: leave, L1 and L2: of the first or second half · HD: holiday · WO: week-off';

export interface TeamWorkingPlanViewer {
  readonly today: Day;
  readonly seesTimerReport: boolean;
  /** Otherwise those of projects that the viewer manages. */
  readonly seesAllOvertime: boolean;
}

function workedTexts({ Worked: worked }: WorkingPlanDay): string[] {
  if (worked === undefined) return [];
  const { Logged_hours: logged, Running_hours: running, Overtime_hours: overtime } = worked;
  return [
    ...(logged > 0 ? [`T ${logged}`] : []),
    ...(running === null ? [] : [`▶ ${running}`]),
    ...(overtime > 0 ? [`OT${worked.Pending_overtime_hours > 0 ? '?' : ''} ${overtime}`] : []),
  ];
}

/** '! 9/8 · T 2.5', '4/4 · L1' or 'WO'. The past is not planned. */
function dayText(day: WorkingPlanDay, today: Day): string {
  const isPlanned = day.Day >= today && (day.Planned_hours > 0 || day.Capacity_hours > 0);
  const load = isPlanned ? [`${isOver(day) ? '! ' : ''}${day.Planned_hours}/${day.Capacity_hours}`] : [];
  return [...load, ...getMarks(day), ...workedTexts(day)].join(' · ');
}

function spokenDay(day: WorkingPlanDay, today: Day): string[] {
  const { Worked: worked } = day;
  return [
    ...(day.Day >= today ? [`Planned: ${day.Planned_hours} of ${day.Capacity_hours} Hr`] : []),
    ...(worked !== undefined && worked.Logged_hours > 0 ? [`Time entries: ${worked.Logged_hours} Hr`] : []),
    ...(worked === undefined || worked.Running_hours === null ? [] : [`Timer runs: ${worked.Running_hours} Hr`]),
    ...(worked !== undefined && worked.Overtime_hours > 0
      ? [`Overtime: ${worked.Overtime_hours} Hr, of which ${worked.Pending_overtime_hours} Hr pending`]
      : []),
    ...dayTitle(day).split('\n').filter(Boolean),
  ];
}

/** Of the days that are left; nothing when all of them are off. */
function getLoadOfRest(row: WorkingPlanRow, today: Day): string {
  const Days = row.Days.filter(({ Day }) => Day >= today);
  const areAllOff = Days.every(
    ({ Capacity_hours, Planned_hours, Leave }) => Capacity_hours + Planned_hours === 0 && Leave === null,
  );
  return areAllOff ? '' : getLoad({ ...row, Days });
}

/** From today on the working plan of the person, before it the time entries of the day, or its overtime if it has none. */
function dayPath(
  row: WorkingPlanRow,
  { Day: day, Worked: worked }: WorkingPlanDay,
  { today, seesTimerReport, seesAllOvertime }: TeamWorkingPlanViewer,
): string | undefined {
  if (day >= today) return workloadPath(row._id, day);
  if (worked !== undefined && worked.Logged_hours === 0 && worked.Running_hours === null)
    return overtimeOfDayPath(seesAllOvertime ? 'all' : 'projects', `${row.Name} ${row.Employee_code}`, day);
  return seesTimerReport
    ? filteredPath('/tasks/tasktimer/report', { check_in: { kind: 'dates', from: day, to: day } }, { person: row._id })
    : undefined;
}

function dayCell(row: WorkingPlanRow, index: number, viewer: TeamWorkingPlanViewer): CellContent {
  const day = row.Days[index];
  if (day === undefined) return { text: '' };
  const hasFigure =
    day.Day >= viewer.today ? day.Planned_hours > 0 || workedTexts(day).length > 0 : workedTexts(day).length > 0;
  const spoken = spokenDay(day, viewer.today);
  return {
    text: dayText(day, viewer.today),
    title: spoken.join('\n'),
    description: spoken.join(', '),
    className: getDayClass(day),
    ...(hasFigure && { href: dayPath(row, day, viewer) }),
  };
}

/** The columns of a team on the dashboard: the days of this week; the tasks are said on pointing. */
export const teamWorkingPlanColumns = (
  days: readonly Day[],
  viewer: TeamWorkingPlanViewer,
): readonly ColumnDefinition<WorkingPlanRow>[] => [
  nameColumn,
  ...days.map((day, index): ColumnDefinition<WorkingPlanRow> => ({
    key: `day${index + 1}`,
    header: dayHeader(day),
    explanation: teamWorkingPlanLegend,
    type: 'text',
    width: isWeekOff(day) ? 92 : 128,
    sortable: false,
    filterable: false,
    value: (row) => (row.Days[index] ? dayText(row.Days[index], viewer.today) : ''),
    cell: (row) => dayCell(row, index, viewer),
  })),
  { ...loadColumn, value: (row) => getLoadOfRest(row, viewer.today) },
  plannedColumn,
  capacityColumn,
];
