import { fromHalfDay, type HalfDay } from '../../../../domain/calendar/halfDays';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { formatDependencies } from '../../../../domain/schedule/dependencyText';
import type { TimelineTask } from '../../../api/api';
import { unusualHalf } from '../../../../domain/tasks/taskHalves';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { dayContent, dayWidth } from '../taskColumns';
import { daysLater, lostHalfDays, type ShownTimeline } from './timelineModel';
import { toLostTime } from './timelineWire';

type TimelineColumn = ColumnDefinition<TimelineTask>;

/** In files, where the day stays a day. */
const halfColumn = { type: 'text', width: 96, isHiddenAtFirst: true, isExportedHidden: true } as const;

const taskColumns: readonly TimelineColumn[] = [
  {
    key: 'Task_key',
    header: 'Key',
    type: 'text',
    width: 100,
    frozen: true,
    hideable: false,
    value: (task) => task.Task_key,
  },
  { key: 'Short_summary', header: 'Summary', type: 'text', width: 280, value: (task) => task.Short_summary },
  { key: 'Project_name', header: 'Project', type: 'text', width: 140, value: (task) => task.Project_name },
  { key: 'Assignees', header: 'Assignee', type: 'person', width: 150, value: (task) => task.Assignees },
  { key: 'Status', header: 'Status', type: 'text', width: 130, value: (task) => task.Status },
  {
    key: 'Start_date',
    header: 'Start',
    type: 'date',
    width: dayWidth,
    value: (task) => task.Start_date,
    cell: (task) => dayContent(task.Start_date, unusualHalf(task.Start_date, task.Start_half, 'start')),
  },
  {
    ...halfColumn,
    key: 'Start_half',
    header: 'Start half',
    value: ({ Start_date, Start_half }) => Start_date && Start_half,
  },
  {
    key: 'Due_date',
    header: 'Due',
    type: 'date',
    width: dayWidth,
    value: (task) => task.Due_date,
    cell: (task) => dayContent(task.Due_date, unusualHalf(task.Due_date, task.Due_half, 'due')),
  },
  { ...halfColumn, key: 'Due_half', header: 'Due half', value: ({ Due_date, Due_half }) => Due_date && Due_half },
  { key: 'Task_duration', header: 'Planned hours', type: 'number', width: 110, value: (task) => task.Task_duration },
  { key: 'Logged_hours', header: 'Logged hours', type: 'number', width: 110, value: (task) => task.Logged_hours },
  {
    key: 'Days_lost',
    header: 'Days lost',
    explanation:
      'Working days that the task loses to leave or holidays which came after it was planned, or before its assignee joins',
    type: 'number',
    width: 100,
    value: (task) => lostHalfDays(toLostTime(task)) / 2 || undefined,
  },
  { key: 'Sprint_name', header: 'Sprint', type: 'text', width: 120, value: (task) => task.Sprint_name },
  { key: 'Milestone_name', header: 'Milestone', type: 'text', width: 120, value: (task) => task.Milestone_name },
];

/** A day of the baseline. */
const savedDayColumn = (
  key: string,
  header: string,
  getHalfDay: (taskId: string) => HalfDay | undefined,
): TimelineColumn => ({
  key,
  header,
  type: 'date',
  width: 130,
  value: ({ _id }) => {
    const saved = getHalfDay(_id);
    return saved === undefined ? undefined : fromHalfDay(saved).day;
  },
});

/** What the red arrows say. */
function violationColumn(timeline: ShownTimeline | undefined): TimelineColumn {
  const violations = new Map(timeline?.tasks.map(({ id, violation }) => [id, violation]));
  return {
    key: 'Violation',
    header: 'Not kept',
    explanation: 'The dependencies because of which the task starts too early',
    type: 'text',
    width: 240,
    value: ({ _id }) => violations.get(_id),
  };
}

const baselineColumns = ({ baseline, tasks }: ShownTimeline): readonly TimelineColumn[] => {
  const placements = new Map(tasks.map(({ id, placement }) => [id, placement]));
  return [
    savedDayColumn('Baseline_start', 'Baseline start', (id) => baseline.get(id)?.start),
    savedDayColumn('Baseline_due', 'Baseline due', (id) => baseline.get(id)?.end),
    {
      key: 'Days_later',
      header: 'Days later',
      explanation: 'How many days later than in the baseline the task ends; negative: earlier',
      type: 'number',
      width: 110,
      value: ({ _id }) => daysLater(placements.get(_id), baseline.get(_id)),
    },
  ];
};

const critical = 'Yes';

/** What only the whole timeline shows. */
function pathColumns(timeline: ShownTimeline | undefined): readonly TimelineColumn[] {
  const keys = new Map(timeline?.tasks.map(({ id, key }) => [id, key]));
  const blockers = groupedBy(timeline?.dependencies ?? [], ({ taskId }) => taskId);
  const criticalIds = new Set(timeline?.tasks.filter(({ isCritical }) => isCritical).map(({ id }) => id));
  const blockedBy = (taskId: string): string =>
    formatDependencies(
      (blockers.get(taskId) ?? []).map(({ blockerId, lagDays }) => ({ key: keys.get(blockerId) ?? '', lagDays })),
    );
  return [
    { key: 'Blocked_by', header: 'Blocked by', type: 'text', width: 140, value: ({ _id }) => blockedBy(_id) },
    {
      key: 'Critical',
      header: 'Critical',
      explanation: 'A task on the critical path: a delay moves the end of its project',
      type: 'text',
      width: 80,
      choices: [{ value: critical, label: critical }],
      value: ({ _id }) => (criticalIds.has(_id) ? critical : ''),
    },
  ];
}

/** The timeline as a table, and its Excel file; with a baseline, how it compares. */
export const timelineColumns = (timeline: ShownTimeline | undefined): readonly TimelineColumn[] => [
  ...taskColumns,
  ...pathColumns(timeline),
  violationColumn(timeline),
  ...(timeline === undefined || timeline.baseline.size === 0 ? [] : baselineColumns(timeline)),
];
