import { useMemo } from 'react';
import { allChoice, allText } from '../../ui/form/select/allChoice';
import { FilterSelect } from '../../ui/form/select/FilterSelect';
import type { Choice } from '../../ui/form/select/choice';
import { type TableView, viewWithFilter } from './tableView';

/** Value without a choice, so that the placeholder is shown; '' can be a choice ('No sprint'). */
const several = '\u0000';

export interface ChoiceFilterSelectProps {
  /** 'Status', 'Priority'. */
  readonly label: string;
  /** The filtered column. */
  readonly columnKey: string;
  readonly choices: readonly Choice[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** What the choice of all rows is called. Default 'All'. */
  readonly allLabel?: string;
  readonly isLoading?: boolean;
}

/** A filter for one value of a column, next to the search box. The column's own menu can filter by several values. */
export function ChoiceFilterSelect({
  label,
  columnKey,
  choices,
  view,
  onViewChange,
  allLabel = allText,
  isLoading,
}: ChoiceFilterSelectProps) {
  const filter = view.filters[columnKey];
  const values = filter?.kind === 'choices' ? filter.values : [];
  const [only = allChoice.value, ...others] = values;
  const offered = useMemo(
    (): readonly Choice[] => [{ value: allChoice.value, label: allLabel }, ...choices],
    [choices, allLabel],
  );
  const picked = others.length === 0 ? only : several;
  // Deleted since, or from the link of a user who sees more.
  const absent = isLoading || choices.length === 0 ? '…' : 'Not found';
  const pick = (value: string): void =>
    onViewChange(
      viewWithFilter(view, columnKey, value === allChoice.value ? undefined : { kind: 'choices', values: [value] }),
    );
  return (
    <FilterSelect
      text={label}
      choices={offered}
      value={picked}
      placeholder={values.map((value) => choices.find((choice) => choice.value === value)?.label ?? absent).join(', ')}
      onPick={pick}
      isLoading={isLoading}
    />
  );
}
