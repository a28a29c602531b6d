import { ChoiceSelect } from '../../ui/form/select/ChoiceSelect';
import type { Choice } from '../../ui/form/select/choice';
import { type TableView, viewWithFilter } from './tableView';
import './filter.css';

/** The choice that lets everything pass (SCR-038, CONST-013). */
const allChoice = 'ALL';
/** Is the value of no choice, so that the placeholder is shown; '' may be one ('No sprint'). */
const several = '\u0000';

export interface ChoiceFilterSelectProps {
  /** 'Status', 'Priority'. */
  readonly label: string;
  /** Column whose filter it sets. */
  readonly columnKey: string;
  readonly choices: readonly Choice[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly isLoading?: boolean;
}

/** A filter by one value of a column, beside the search box. Several values can be ticked in the column's own menu. */
export function ChoiceFilterSelect({
  label,
  columnKey,
  choices,
  view,
  onViewChange,
  isLoading,
}: ChoiceFilterSelectProps) {
  const filter = view.filters[columnKey];
  const values = filter?.kind === 'choices' ? filter.values : [];
  const [only = allChoice, ...others] = values;
  const offered: readonly Choice[] = [{ value: allChoice, label: allChoice }, ...choices];
  const picked = others.length === 0 ? only : several;
  const pick = (value: string): void =>
    onViewChange(
      viewWithFilter(view, columnKey, value === allChoice ? undefined : { kind: 'choices', values: [value] }),
    );
  return (
    <label className="db-filter">
      <span className="db-muted">{label}</span>
      <ChoiceSelect
        label={`${label} filter`}
        choices={offered}
        value={picked}
        placeholder={values.map((value) => choices.find((choice) => choice.value === value)?.label ?? '…').join(', ')}
        onPick={pick}
        isWide={false}
        isLoading={isLoading}
        size="small"
        variant="outlined"
      />
    </label>
  );
}
