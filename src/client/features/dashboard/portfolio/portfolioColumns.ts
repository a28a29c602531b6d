import { awayMembersPath, projectPath, projectUpdatesPath } from '../../../../domain/projects/projectPath';
import { ageText } from '../../../../domain/calendar/ageText';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { bugTrendDays, sparkline } from '../../../../domain/planning/bugTrend';
import { daysLeft, daysLeftText } from '../../../../domain/planning/dueDays';
import { blockedChoice, projectColumnPath, projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import { healthsByUrgency } from '../../../../domain/projects/statusUpdates';
import {
  newStatus,
  openStatuses,
  countedStatuses,
  noTasksText,
  progressText,
} from '../../../../domain/tasks/workState';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { plannedWorkRule, varianceRule } from '../../../../domain/tasks/variance';
import type { PortfolioProject, WorkFigures } from '../../../api/api';
import { getCounts } from '../../../entities/workFigures';
import { lensMark } from '../../../permissions/lensMark';
import { statusCellTone } from '../../../table/grid/statusCellTone';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import { planPath, type PlanKind } from '../../../../domain/planning/planPath';
import { burndownColumn, forecastColumns, type PortfolioCharts } from './portfolioChartColumns';

type PortfolioColumn = ColumnDefinition<PortfolioProject>;

/** A number that opens its tasks; zero is quiet. */
const counted = (count: number, href: string, isAlarming = false): CellContent =>
  count === 0 ? { text: '0' } : { text: String(count), href, ...(isAlarming && { className: 'db-portfolio-alarm' }) };

const planLink = (
  kind: PlanKind,
  project: PortfolioProject,
  plan: { readonly _id: string; readonly Name: string } | null,
): CellContent => (plan === null ? { text: '' } : { text: plan.Name, href: planPath(kind, project._id, plan._id) });

/** '3 on 19/01/2026, …, 5 now'. */
const bugTrendText = (counts: readonly number[], today: Day): string => {
  const days = bugTrendDays(today);
  return `Open bugs: ${counts.map((count, index) => `${count} ${days[index] === undefined ? 'now' : `on ${formatDay(days[index])}`}`).join(', ')}`;
};

/** A percentage that opens the tasks that it is measured against. */
function progressCell(work: WorkFigures, href: string): CellContent {
  const counts = getCounts(work);
  if (work.Progress === null) return { text: noTasksText(counts) };
  return { text: `${work.Progress}%`, title: progressText(counts), href };
}

const anyHours = { kind: 'numbers', min: 0.01 } as const;
const projectVarianceRule = `${varianceRule}. ${plannedWorkRule}`;
/** A variance can be negative. */
const anyVariance = { kind: 'numbers', min: -1_000_000 } as const;

/** Hours that open the tasks that they are made of. */
const hoursCell = (hours: number, href: string): CellContent =>
  hours === 0 ? { text: formatHours(hours) } : { text: formatHours(hours), href };

const openBugsPath = (projectId: string): string =>
  projectTasksPath(projectId, { Status: openStatuses, Issue_type: ['Bug'] });

/** The open bugs of today; without any, those that were closed since the trend begins. */
function trendPath({ _id, Bug_count, Bug_trend }: PortfolioProject, today: Day): string | undefined {
  if (Bug_count > 0) return openBugsPath(_id);
  if (Bug_trend.every((count) => count === 0)) return undefined;
  return projectColumnPath(_id, 'Closed_at', { kind: 'dates', from: bugTrendDays(today)[0] }, { Issue_type: ['Bug'] });
}

/** Days until the due day of a plan, which is an open one. */
function dueCell(dueDay: Day | null | undefined, today: Day, href: string): CellContent {
  if (dueDay === null || dueDay === undefined) return { text: '' };
  return {
    href,
    text: daysLeftText(daysLeft(dueDay, newStatus, today)),
    title: formatDay(dueDay),
    ...(dueDay < today && { className: 'db-portfolio-alarm' }),
  };
}

/** When the columns are shown: ages and days left follow from it. */
interface PortfolioTime {
  readonly today: Day;
  readonly nowMs: number;
  readonly timeZone: string;
}

export interface PortfolioViewer extends PortfolioTime {
  /** Without it the people who are away are counted only. */
  readonly maySeeMembers: boolean;
}

/**
 * The columns of the portfolio as the user sees them now. The first ones fit into a window of 1280 px: they say what is late.
 * Those up to the last status update fit into one of 2560 px.
 */
export const portfolioColumns = (
  { today, nowMs, timeZone, maySeeMembers }: PortfolioViewer,
  charts: PortfolioCharts,
): readonly PortfolioColumn[] => [
  {
    key: 'name',
    header: 'Project',
    type: 'link',
    width: 150,
    frozen: true,
    hideable: false,
    value: (row) => row.Project_name,
    cell: (row) => ({
      text: row.Project_name,
      href: projectPath(row._id),
      title: `${row.Project_short_name}: ${row.Project_name}`,
    }),
  },
  {
    key: 'health',
    header: 'Health',
    explanation: 'Of the last status update',
    type: 'status',
    width: 90,
    value: (row) => row.Last_update?.Health,
    choices: healthsByUrgency.map((health) => ({ value: health, label: health, tone: statusCellTone(health) })),
    cell: ({ _id, Last_update: update }) =>
      update === null
        ? { text: '' }
        : {
            text: update.Health,
            tone: statusCellTone(update.Health),
            href: projectUpdatesPath(_id),
            title: update.Text,
          },
  },
  {
    key: 'progress',
    header: 'Progress',
    type: 'progress',
    width: 80,
    value: (row) => row.Work.Progress,
    absent: (row) => noTasksText(getCounts(row.Work)),
    cell: (row) => progressCell(row.Work, projectTasksPath(row._id, { Status: countedStatuses })),
  },
  {
    key: 'open',
    header: 'Open',
    type: 'number',
    width: 58,
    value: (row) => row.Work.Open,
    cell: (row) => counted(row.Work.Open, projectTasksPath(row._id, { Status: openStatuses })),
  },
  {
    key: 'overdue',
    header: 'Overdue',
    type: 'number',
    // With the arrow of the sort order.
    width: 92,
    value: (row) => row.Overdue_count,
    cell: (row) =>
      counted(row.Overdue_count, projectTasksPath(row._id, { Status: openStatuses }, addDays(today, -1)), true),
  },
  burndownColumn(charts),
  {
    key: 'milestone',
    header: 'Next milestone',
    type: 'link',
    width: 120,
    value: (row) => row.Next_milestone?.Name,
    cell: (row) => planLink('milestone', row, row.Next_milestone),
  },
  {
    key: 'milestone_due',
    header: 'Due in',
    explanation: 'Days until the next milestone is due',
    type: 'date',
    width: 116,
    value: (row) => row.Next_milestone?.DueDate,
    cell: (row) => dueCell(row.Next_milestone?.DueDate, today, planPath('milestone', row._id, row.Next_milestone?._id)),
  },
  ...forecastColumns(charts),
  {
    key: 'blocked',
    header: 'Blocked',
    type: 'number',
    width: 80,
    value: (row) => row.Blocked_count,
    cell: (row) => ({
      ...counted(row.Blocked_count, projectTasksPath(row._id, { Blocked_by: [blockedChoice] }), true),
      title: 'Open tasks that wait for an open task',
    }),
  },
  {
    key: 'unassigned',
    header: 'Unassigned',
    type: 'number',
    width: 96,
    value: (row) => row.Unassigned_count,
    cell: (row) => counted(row.Unassigned_count, projectTasksPath(row._id, { Status: openStatuses, Assignees: [''] })),
  },
  {
    key: 'bugs',
    header: 'Open bugs',
    type: 'number',
    width: 90,
    value: (row) => row.Bug_count,
    cell: (row) => counted(row.Bug_count, openBugsPath(row._id)),
  },
  {
    key: 'bug_trend',
    header: 'Bugs, 8 weeks',
    explanation: 'Open bugs when each of the last seven weeks began, and now',
    type: 'text',
    width: 124,
    value: (row) => row.Bug_trend.join(', '),
    // The numbers of all weeks would be cut in every width; they are in the title and in files.
    cell: (row) => ({
      text: `${sparkline(row.Bug_trend)} ${row.Bug_trend.at(-1) ?? ''}`,
      href: trendPath(row, today),
      title: bugTrendText(row.Bug_trend, today),
    }),
  },
  {
    key: 'estimated',
    header: 'Estimated',
    explanation: plannedWorkRule,
    type: 'hours',
    width: 90,
    value: (row) => row.Estimated_hours,
    cell: (row) =>
      hoursCell(
        row.Estimated_hours,
        projectColumnPath(row._id, 'Task_duration', anyHours, { Status: countedStatuses }),
      ),
  },
  {
    key: 'logged',
    header: 'Logged',
    explanation: plannedWorkRule,
    type: 'hours',
    width: 84,
    value: (row) => row.Logged_hours,
    cell: (row) =>
      hoursCell(row.Logged_hours, projectColumnPath(row._id, 'Logged_hours', anyHours, { Status: countedStatuses })),
  },
  {
    key: 'variance',
    header: 'Variance',
    explanation: projectVarianceRule,
    type: 'hours',
    width: 84,
    value: (row) => row.Variance_hours,
    cell: ({ _id, Variance_hours: hours }) =>
      hours === null
        ? { text: '' }
        : {
            text: `${hours > 0 ? '+' : ''}${hours} Hr`,
            href: projectColumnPath(_id, 'Variance_hours', anyVariance, { Status: countedStatuses }),
            title: projectVarianceRule,
            ...(hours > 0 && { className: 'db-portfolio-alarm' }),
          },
  },
  {
    key: 'sprint',
    header: 'Sprint',
    type: 'link',
    width: 112,
    value: (row) => row.Sprint?.Name,
    cell: (row) => planLink('sprint', row, row.Sprint),
  },
  {
    key: 'sprint_progress',
    header: 'Sprint done',
    type: 'progress',
    width: 98,
    value: (row) => row.Sprint?.Work.Progress,
    absent: ({ Sprint }) => (Sprint === null ? '' : noTasksText(getCounts(Sprint.Work))),
    cell: ({ _id, Sprint: sprint }) =>
      sprint === null
        ? { text: '' }
        : progressCell(sprint.Work, projectTasksPath(_id, { Sprint: [sprint._id], Status: countedStatuses })),
  },
  {
    key: 'sprint_due',
    header: 'Sprint ends',
    type: 'date',
    width: 104,
    value: (row) => row.Sprint?.DueDate,
    cell: (row) => dueCell(row.Sprint?.DueDate, today, planPath('sprint', row._id, row.Sprint?._id)),
  },
  {
    key: 'away',
    header: 'Away',
    mark: lensMark('Project.View_Member'),
    type: 'number',
    width: 64,
    value: (row) => row.Away_count,
    cell: (row) => ({
      ...(maySeeMembers ? counted(row.Away_count, awayMembersPath(row._id)) : { text: String(row.Away_count) }),
      title: 'Members with leave from Monday to Sunday of this week',
    }),
  },
  {
    key: 'status_update',
    header: 'Last status update',
    type: 'text',
    width: 166,
    value: (row) => row.Last_update?.Text,
    cell: ({ _id, Last_update: update }) =>
      update === null
        ? { text: '' }
        : {
            text: update.Text,
            href: projectUpdatesPath(_id),
            title: `${update.Author}, ${formatInstant(update.Create_at, timeZone)}: ${update.Text}`,
          },
  },
  {
    key: 'updated',
    header: 'Updated',
    type: 'instant',
    width: 104,
    value: (row) => row.Last_update?.Create_at,
    cell: ({ _id, Last_update: update }) =>
      update === null
        ? { text: '' }
        : {
            text: ageText(Date.parse(update.Create_at), nowMs),
            href: projectUpdatesPath(_id),
            title: `${update.Author}, ${formatInstant(update.Create_at, timeZone)}`,
          },
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 124,
    value: (row) => row.Status,
    cell: (row) => ({ text: row.Status, tone: statusCellTone(row.Status) }),
  },
];
