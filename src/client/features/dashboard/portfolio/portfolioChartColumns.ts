import type { Day } from '../../../../domain/calendar/day';
import { atEqualDistances } from '../../../../domain/charts/planChart';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { sparkline } from '../../../../domain/planning/bugTrend';
import type { PortfolioChart, PortfolioProject } from '../../../api/api';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import { rowValueCell, type RowValues } from '../../../table/windows/rowValues';
import { projectColumnPath } from '../../../../domain/projects/projectTasksPath';
import { openStatuses } from '../../../../domain/tasks/workState';
import { planPath } from '../../../../domain/planning/planPath';
import { forecastDayText, forecastSentence } from '../../charts/forecastTexts';

type Burndown = NonNullable<PortfolioChart['Burndown']>;

export type PortfolioCharts = RowValues<PortfolioChart>;
export const getProjectId = ({ Project_id }: PortfolioChart): string => Project_id;

const maxBars = 12;

/** Columns that are read for the rows that are drawn. */
export const chartKeys = ['burndown', 'milestone_p85', 'milestone_p50'] as const;

const pointText = ({ Day, Open }: Burndown['Points'][number]): string =>
  `${Open} ${Day === null ? 'at the start' : `on ${formatDay(Day)}`}`;

/** '3 more than the ideal line'. */
export function idealText(open: number, ideal: number): string {
  const difference = Math.round((open - ideal) * 10) / 10;
  if (difference === 0) return 'on the ideal line';
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the ideal line`;
}

/** '+3', '−2.5'; '' without a due day. */
function differenceText(open: number, ideal: number | null): string {
  if (ideal === null) return '';
  const difference = Math.round((open - ideal) * 10) / 10;
  if (difference === 0) return '±0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

function burndownCell(
  project: PortfolioProject,
  sprint: NonNullable<PortfolioProject['Sprint']>,
  burndown: Burndown,
): CellContent {
  const open = sprint.Work.Open;
  const ideal = burndown.Ideal_now;
  // The text has room for few bars and cannot shade days off.
  const points = atEqualDistances(
    burndown.Points.filter(({ Work_share }) => Work_share > 0),
    maxBars,
  );
  const largest = Math.max(...points.flatMap(({ Open, Ideal }) => [Open ?? 0, Ideal ?? 0]));
  const line = sparkline(
    points.map((point) => point.Open),
    largest,
  );
  const comparison = ideal === null ? '' : `, ${idealText(open, ideal)}`;
  const past = points.filter(({ Open }) => Open !== null);
  return {
    text:
      ideal === null
        ? `Open ${line}: ${open}`
        : `Open ${line}, ideal ${sparkline(
            points.map((point) => point.Ideal),
            largest,
          )}: ${open}${comparison}`,
    short: `${line} ${differenceText(open, ideal)}`.trim(),
    href: planPath('sprint', project._id, sprint._id),
    title: `Open tasks of ${sprint.Name}: ${past.map(pointText).join(', ')}; ${open} now${comparison}`,
    ...(ideal !== null && open > ideal && { className: 'db-portfolio-alarm' }),
  };
}

export const burndownColumn = (charts: PortfolioCharts): ColumnDefinition<PortfolioProject> => {
  const cell = (row: PortfolioProject): CellContent => {
    const { Sprint: sprint } = row;
    if (sprint === null) return { text: '' };
    return rowValueCell(charts, row._id, ({ Burndown: burndown }) =>
      burndown?.Sprint_id === sprint._id ? burndownCell(row, sprint, burndown) : { text: '' },
    );
  };
  return {
    key: 'burndown',
    header: 'Burndown',
    explanation:
      'Open tasks of the sprint on working days from its beginning to its last day, dots for days to come; how many more (+) or fewer (−) are open than on the ideal line, by which the column is sorted',
    type: 'text',
    width: 150,
    // Two lines of bars and a sentence.
    wholeTextFrom: 460,
    filterable: false,
    value: ({ _id, Sprint: sprint }) => {
      const burndown = charts.byId.get(_id)?.Burndown;
      const isCurrent = sprint !== null && burndown?.Sprint_id === sprint._id;
      return isCurrent && burndown.Ideal_now !== null ? sprint.Work.Open - burndown.Ideal_now : null;
    },
    cell,
  };
};

const isLater = (day: Day | null, dueDay: Day | null): boolean => day !== null && dueDay !== null && day > dueDay;

const forecastColumn = (
  charts: PortfolioCharts,
  { key, header, chance }: { readonly key: string; readonly header: string; readonly chance: 'P50' | 'P85' },
): ColumnDefinition<PortfolioProject> => {
  const cell = (row: PortfolioProject): CellContent => {
    const { Next_milestone: milestone } = row;
    if (milestone === null) return { text: '' };
    return rowValueCell(charts, row._id, ({ Forecast: forecast }) => {
      if (forecast?.Milestone_id !== milestone._id) return { text: '' };
      const day = forecast[chance];
      return {
        text: forecastDayText(forecast, day),
        title: forecastSentence(forecast, milestone.DueDate),
        href:
          forecast.Open > 0
            ? projectColumnPath(
                row._id,
                'Milestone',
                { kind: 'choices', values: [milestone._id] },
                { Status: openStatuses },
              )
            : planPath('milestone', row._id, milestone._id),
        ...(forecast.Open > 0 && isLater(day, milestone.DueDate) && { className: 'db-portfolio-alarm' }),
      };
    });
  };
  return {
    key,
    header,
    explanation: 'The day by which the open tasks of the next milestone are done with this chance',
    type: 'date',
    width: 92,
    value: ({ _id, Next_milestone: milestone }) => {
      const forecast = charts.byId.get(_id)?.Forecast;
      const isNext = milestone !== null && forecast?.Milestone_id === milestone._id;
      return isNext && forecast.Open > 0 ? forecast[chance] : null;
    },
    cell,
  };
};

export const forecastColumns = (charts: PortfolioCharts): readonly ColumnDefinition<PortfolioProject>[] => [
  forecastColumn(charts, { key: 'milestone_p85', header: '85% by', chance: 'P85' }),
  forecastColumn(charts, { key: 'milestone_p50', header: '50% by', chance: 'P50' }),
];
