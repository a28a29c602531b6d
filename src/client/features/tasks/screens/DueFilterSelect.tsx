import { type ColumnFilter } from '../../../../domain/lists/filteredPath';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { specifiedAllText } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { viewWithFilter, type TableView } from '../../../table/view/tableView';

export interface DueFilterSelectProps {
  readonly today: Day;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

const column = 'Due_date';
/** Next to the filter by priority. */
const all = specifiedAllText;

type DueRange = Extract<ColumnFilter, { kind: 'dates' }>;

const ranges = (today: Day): Readonly<Record<string, DueRange>> => ({
  'Before today': { kind: 'dates', to: addDays(today, -1) },
  Today: { kind: 'dates', from: today, to: today },
  'Next 7 days': { kind: 'dates', from: today, to: addDays(today, 6) },
  'Next 30 days': { kind: 'dates', from: today, to: addDays(today, 29) },
});

const rangeText = ({ from, to }: DueRange): string => `${from ? formatDay(from) : '…'} – ${to ? formatDay(to) : '…'}`;

/** Usual due ranges; others are in the menu of the Due Date column. */
export function DueFilterSelect({ today, view, onViewChange }: DueFilterSelectProps) {
  const offered = ranges(today);
  const filter = view.filters[column];
  const range = filter?.kind === 'dates' ? filter : undefined;
  const picked =
    range && Object.keys(offered).find((name) => offered[name]?.from === range.from && offered[name]?.to === range.to);
  return (
    <FilterSelect
      text="Due"
      choices={[all, ...Object.keys(offered)].map((name) => ({ value: name, label: name }))}
      value={range ? (picked ?? '') : all}
      placeholder={range ? rangeText(range) : all}
      onPick={(name) => onViewChange(viewWithFilter(view, column, offered[name]))}
    />
  );
}
