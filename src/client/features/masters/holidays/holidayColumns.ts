import { weekdayName, weekdayNames } from '../../../../domain/calendar/weekday';
import { holidayTypes } from '../../../../domain/masters/masterRules';
import type { Holiday } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';

export const getLocationNames = ({ Locations }: Pick<Holiday, 'Locations'>): string =>
  Locations.length === 0 ? 'All locations' : Locations.map(({ Name }) => Name).join(', ');

export const holidayTypeChoices = holidayTypes.map((type) => ({ value: type, label: type }));
const toned = holidayTypes.map((type) => ({
  value: type,
  label: type,
  tone: type === 'Full Day' ? ('success' as const) : ('primary' as const),
}));

export const holidayColumns: readonly ColumnDefinition<Holiday>[] = [
  { key: 'date', header: 'Date', type: 'date', width: 110, hideable: false, value: (row) => row.Holiday_date },
  {
    key: 'day',
    header: 'Day',
    type: 'text',
    width: 100,
    value: (row) => weekdayName(row.Holiday_date),
    choices: weekdayNames.map((day) => ({ value: day, label: day })),
  },
  { key: 'name', header: 'Holiday', type: 'text', width: 240, hideable: false, value: (row) => row.Holiday_name },
  {
    key: 'type',
    header: 'Full or half day',
    type: 'status',
    width: 140,
    value: (row) => row.Holiday_type,
    choices: toned,
  },
  { key: 'locations', header: 'Locations', type: 'text', width: 220, value: getLocationNames },
];

/** From the beginning of this year; clearing the filter shows earlier ones. */
export const holidaysFrom = (today: string): Partial<TableView> => ({
  sort: [{ key: 'date', direction: 'asc' }],
  filters: { date: { kind: 'dates', from: `${today.slice(0, 4)}-01-01` } },
});
