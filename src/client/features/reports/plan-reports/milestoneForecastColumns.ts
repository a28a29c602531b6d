import type { Day } from '../../../../domain/calendar/day';
import type { ListedForecast, ReportMilestone } from '../../../api/api';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import type { CellContent, Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { chanceText, forecastDayText, forecastSentence } from '../../charts/forecastTexts';

type Column = ColumnDefinition<ReportMilestone>;

/** The forecasts that have been read. */
export interface MilestoneForecasts {
  readonly byId: ReadonlyMap<string, ListedForecast>;
  /** Why others could not be read. */
  readonly failure: string | undefined;
}

export const noForecasts: MilestoneForecasts = { byId: new Map(), failure: undefined };

export const toForecasts = (forecasts: readonly ListedForecast[], failure?: string): MilestoneForecasts => ({
  byId: new Map(forecasts.map((forecast) => [forecast.Milestone_id, forecast])),
  failure,
});

/** Columns that are read for the rows that are drawn. */
export const forecastKeys = ['in_time', 'p50', 'p85', 'open'] as const;

const chances: readonly Choice[] = [
  { value: 'Likely', label: 'Likely', tone: 'success' },
  { value: 'Uncertain', label: 'Uncertain', tone: 'warning' },
  { value: 'Unlikely', label: 'Unlikely', tone: 'danger' },
];

/** When the open tasks of milestones will be done; closed ones have no forecast. */
export function milestoneForecastColumns({ byId, failure }: MilestoneForecasts): readonly Column[] {
  const forecastCell = (row: ReportMilestone, cell: (forecast: ListedForecast) => CellContent): CellContent => {
    if (!isOpenStatus(row.Status)) return { text: '' };
    const forecast = byId.get(row._id);
    if (forecast !== undefined) return { ...cell(forecast), title: forecastSentence(forecast, row.DueDate) };
    return failure === undefined ? { text: '…', title: 'Loading' } : { text: 'Not loaded', title: failure };
  };
  const dayColumn = (key: string, chance: 'P50' | 'P85', header: string): Column => {
    const getDay = (row: ReportMilestone): Day | null => {
      const forecast = byId.get(row._id);
      return forecast !== undefined && forecast.Open > 0 ? forecast[chance] : null;
    };
    return {
      key,
      header,
      explanation: 'The day by which its open tasks are done with this chance',
      type: 'date',
      width: 120,
      value: getDay,
      cell: (row) => forecastCell(row, (forecast) => ({ text: forecastDayText(forecast, forecast[chance]) })),
    };
  };
  const getChance = (row: ReportMilestone): string | null => {
    const forecast = byId.get(row._id);
    const chance = forecast === undefined ? '-' : chanceText(forecast, row.DueDate);
    return chance === '-' ? null : chance;
  };
  return [
    {
      key: 'in_time',
      header: 'In time',
      explanation:
        'Likely: done by the due day with a chance of 85%; uncertain: with one of 50%; unlikely: with less. From what each working day of the last twelve weeks finished and added',
      type: 'status',
      width: 104,
      choices: chances,
      value: getChance,
      cell: (row) =>
        forecastCell(row, () => {
          const chance = chances.find(({ value }) => value === getChance(row));
          return chance === undefined
            ? { text: '' }
            : { text: chance.label, ...(chance.tone && { tone: chance.tone }) };
        }),
    },
    dayColumn('p50', 'P50', '50% chance by'),
    dayColumn('p85', 'P85', '85% chance by'),
    {
      key: 'open',
      header: 'Open tasks',
      type: 'number',
      width: 96,
      isHiddenAtFirst: true,
      isExportedHidden: true,
      value: (row) => (isOpenStatus(row.Status) ? (byId.get(row._id)?.Open ?? null) : null),
      cell: (row) => forecastCell(row, ({ Open }) => ({ text: String(Open) })),
    },
  ];
}
