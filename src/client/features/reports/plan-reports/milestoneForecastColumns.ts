import type { Day } from '../../../../domain/calendar/day';
import type { ListedForecast, ReportMilestone } from '../../../api/api';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import type { CellContent, Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { rowValueCell, type RowValues } from '../../../table/windows/rowValues';
import { chanceTones, forecastDayText, forecastSentence, getChance } from '../../charts/forecastTexts';

type Column = ColumnDefinition<ReportMilestone>;

export const getMilestoneId = ({ Milestone_id }: ListedForecast): string => Milestone_id;

/** Columns that are read for the rows that are drawn. */
export const forecastKeys = ['in_time', 'p50', 'p85', 'open'] as const;

const choices: readonly Choice[] = Object.entries(chanceTones).map(([value, tone]) => ({ value, label: value, tone }));

/** When the open tasks of milestones will be done; closed ones have no forecast. */
export function milestoneForecastColumns(forecasts: RowValues<ListedForecast>): readonly Column[] {
  const { byId } = forecasts;
  const forecastCell = (row: ReportMilestone, cell: (forecast: ListedForecast) => CellContent): CellContent =>
    isOpenStatus(row.Status)
      ? rowValueCell(forecasts, row._id, (forecast) => ({
          ...cell(forecast),
          title: forecastSentence(forecast, row.DueDate),
        }))
      : { text: '' };
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
  return [
    {
      key: 'in_time',
      header: 'In time',
      explanation:
        'Likely: done by the due day with a chance of 85%; uncertain: with one of 50%; unlikely: with less. From what each working day of the last twelve weeks finished and added',
      type: 'status',
      width: 104,
      choices,
      value: (row) => {
        const forecast = byId.get(row._id);
        return forecast === undefined ? null : getChance(forecast, row.DueDate);
      },
      cell: (row) =>
        forecastCell(row, (forecast) => {
          const chance = getChance(forecast, row.DueDate);
          return chance === null ? { text: '' } : { text: chance, tone: chanceTones[chance] };
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
