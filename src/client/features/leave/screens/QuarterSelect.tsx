import { leaveQuarters, quarterDays } from '../../../../domain/leave/leaveQuarters';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { allChoice } from '../../../ui/form/select/allChoice';
import { toChoices } from '../../../ui/form/select/choice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { viewWithFilter, type TableView } from '../../../table/view/tableView';

export interface QuarterSelectProps {
  /** The calendar year of the quarters. */
  readonly year: number;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** SCR-043, A-02: leaves that begin in a quarter of the year; no choice shows all. */
export function QuarterSelect({ year, view, onViewChange }: QuarterSelectProps) {
  const filter = view.filters[leaveDatesField];
  const range = filter?.kind === 'dates' ? filter : undefined;
  const picked = leaveQuarters.find((quarter) => {
    const { first, last } = quarterDays(year, quarter);
    return range?.from === first && range.to === last;
  });
  const pick = (name: string): void => {
    const quarter = leaveQuarters.find((candidate) => candidate === name);
    const days = quarter && quarterDays(year, quarter);
    onViewChange(viewWithFilter(view, leaveDatesField, days && { kind: 'dates', from: days.first, to: days.last }));
  };
  return (
    <FilterSelect
      text={`Quarter ${year}`}
      label="Quarter"
      choices={[allChoice, ...toChoices(leaveQuarters)]}
      value={range ? (picked ?? '') : allChoice.value}
      placeholder="Other days"
      onPick={pick}
    />
  );
}
