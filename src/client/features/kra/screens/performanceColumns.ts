import { monthName } from '../../../../domain/calendar/month';
import { ratedMonth } from '../../../../domain/kra/kraMonth';
import { bothLengthsText } from '../../../../domain/leave/workingLeave';
import type { KraPerformanceRow } from '../../../api/api';
import { shownOnly } from '../../../table/view/commonColumns';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';
import { averageColumns } from '../averageColumns';
import { ratingPairColumns, type Explanations } from '../ratingColumns';
import { averageText } from '../../../../domain/kra/averages';
import { maxRating } from '../../../../domain/kra/kraRatings';

const steps = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const absent = '·';
/** Averages are rarely lower, so the marks show the range above it. */
const lowestMark = 4;

/** A series of averages as text, one mark per month, so that it fits into a table cell: '··▅▆▆▇'. */
const lineText = (averages: readonly (number | null)[]): string =>
  averages
    .map((average) =>
      average === null
        ? absent
        : (steps[Math.round((Math.max(0, average - lowestMark) / (maxRating - lowestMark)) * (steps.length - 1))] ??
          absent),
    )
    .join('');

type Column = ColumnDefinition<KraPerformanceRow>;

const figure = { type: 'number', isSummed: false, filterable: false } as const;

const averages = averageColumns<KraPerformanceRow>(({ Record, Own_average, Leader_average }) => ({
  month: Record.month,
  own: Own_average,
  leader: Leader_average,
}));

const trendTitle = (row: KraPerformanceRow, side: 'Own_average' | 'Leader_average'): string =>
  row.Trend.map((point) => {
    const average = point[side];
    return `${monthName(point.month)}: ${average === null ? 'none' : averageText(average)}`;
  }).join('\n');
const line = (row: KraPerformanceRow, side: 'Own_average' | 'Leader_average'): string =>
  lineText(row.Trend.map((point) => point[side]));

/** screens.md, /PMS: both ratings of each month, their difference, the line of six months, and the facts. */
export const performanceColumns = (explanations: Explanations): readonly Column[] => [
  {
    key: 'Employee',
    header: 'Employee',
    type: 'person',
    width: 200,
    frozen: true,
    hideable: false,
    filterable: false,
    value: ({ Record: { Employee } }) => `${personName(Employee)} (${Employee.Employee_code})`,
  },
  {
    key: 'Team_leader',
    header: 'TL',
    type: 'person',
    width: 140,
    filterable: false,
    value: ({ Record }) => personName(Record.Team_leader),
  },
  averages.month,
  { ...averages.own, filterable: false },
  { ...averages.leader, filterable: false },
  { ...averages.difference, filterable: false },
  {
    ...shownOnly,
    key: 'Own_line',
    header: 'Own, 6 months',
    type: 'text',
    width: 136,
    value: (row) => row.Trend.map((point) => point.Own_average ?? '-').join(' '),
    cell: (row) => ({ text: line(row, 'Own_average'), title: trendTitle(row, 'Own_average') }),
  },
  {
    ...shownOnly,
    key: 'Leader_line',
    header: 'TL, 6 months',
    type: 'text',
    width: 124,
    value: (row) => row.Trend.map((point) => point.Leader_average ?? '-').join(' '),
    cell: (row) => ({ text: line(row, 'Leader_average'), title: trendTitle(row, 'Leader_average') }),
  },
  { ...averages.state, sortable: false },
  ...ratingPairColumns<KraPerformanceRow>({ getRating: ({ Record }) => Record, explanations, isShownOnly: true }),
  {
    ...shownOnly,
    ...figure,
    key: 'Tasks_closed',
    header: 'Tasks closed',
    width: 120,
    value: ({ Facts }) => Facts.Tasks_closed,
    cell: ({ Facts, Record }) => ({
      text: String(Facts.Tasks_closed),
      title: `In ${monthName(ratedMonth(Record.month))}`,
    }),
  },
  {
    ...shownOnly,
    key: 'Hours_logged',
    header: 'Hours',
    type: 'hours',
    isSummed: false,
    width: 88,
    value: ({ Facts }) => Facts.Hours_logged,
  },
  { ...shownOnly, ...figure, key: 'Reopens', header: 'Reopens', width: 98, value: ({ Facts }) => Facts.Reopens },
  {
    ...shownOnly,
    key: 'Attendance',
    header: 'Attendance',
    type: 'text',
    width: 100,
    value: ({ Facts }) => `${Facts.Present_days} / ${Facts.Working_days}`,
  },
  {
    ...shownOnly,
    ...figure,
    key: 'Leave_days',
    header: 'Leave',
    width: 190,
    value: ({ Facts }) => Facts.Leave_days,
    cell: ({ Facts }) => ({ text: bothLengthsText(Facts.Leave_days, Facts.Leave_working_days) }),
  },
  {
    ...shownOnly,
    ...figure,
    key: 'Leave_working_days',
    header: 'Leave, working days',
    width: 156,
    isHiddenAtFirst: true,
    isExportedHidden: true,
    value: ({ Facts }) => Facts.Leave_working_days,
  },
];
