import type { ListedForecast, ReportMilestone } from '../../../../src/client/api/api';
import {
  milestoneForecastColumns,
  getMilestoneId,
} from '../../../../src/client/features/reports/plan-reports/milestoneForecastColumns';
import { noRowValues, toRowValues } from '../../../../src/client/table/windows/rowValues';
import { getContent } from '../../../../src/client/table/view/displayText';

const milestone = (changes: Partial<ReportMilestone> = {}): ReportMilestone =>
  ({ _id: 'm', Name: 'Opening', Status: 'OPEN', DueDate: '2026-03-20', ...changes }) as ReportMilestone;
const forecast = (changes: Partial<ListedForecast> = {}): ListedForecast => ({
  Milestone_id: 'm',
  Open: 6,
  P50: '2026-03-18',
  P85: '2026-03-24',
  ...changes,
});
const toForecasts = (forecasts: readonly ListedForecast[], failure?: string) =>
  toRowValues(forecasts, getMilestoneId, failure);
const shown = (row: ReportMilestone, forecasts = toForecasts([forecast()])) =>
  milestoneForecastColumns(forecasts).map((column) => [getContent(column, row, 'UTC').text, column.value(row)]);

test.each<[string, Partial<ReportMilestone>, Partial<ListedForecast>, unknown[]]>([
  ['done by then with half the chance', {}, {}, ['Uncertain', 'Uncertain']],
  ['done by then with more', {}, { P85: '2026-03-20' }, ['Likely', 'Likely']],
  ['not done by then', { DueDate: '2026-03-17' }, {}, ['Unlikely', 'Unlikely']],
  ['without a due day', { DueDate: null }, {}, ['', null]],
  ['the past does not say', {}, { P50: null, P85: null }, ['', null]],
  ['none open', {}, { Open: 0 }, ['', null]],
])('in time: %s', (_text, row, changes, wanted) => {
  expect(shown(milestone(row), toForecasts([forecast(changes)]))[0]).toEqual(wanted);
});

test('the days of the forecast', () => {
  expect(shown(milestone()).slice(1)).toEqual([
    ['18/03/2026', '2026-03-18'],
    ['24/03/2026', '2026-03-24'],
    ['6', 6],
  ]);
  expect(shown(milestone(), toForecasts([forecast({ Open: 0 })]))).toEqual([
    ['', null],
    ['None open', null],
    ['None open', null],
    ['0', 0],
  ]);
});

test('a forecast that has not been read says so, one that cannot be read too; closed milestones have none', () => {
  expect(shown(milestone(), noRowValues).map(([text]) => text)).toEqual(['…', '…', '…', '…']);
  expect(shown(milestone(), toForecasts([], 'No connection')).map(([text]) => text)).toEqual([
    'Not loaded',
    'Not loaded',
    'Not loaded',
    'Not loaded',
  ]);
  for (const Status of ['CLOSE', 'REJECTED'] as const)
    expect(shown(milestone({ Status }), noRowValues).map(([text]) => text)).toEqual(['', '', '', '']);
});
