import type { EmployeeMatch } from '../../api/api';
import { ChoiceSelect, type ChoiceSelectProps } from '../../ui/form/select/ChoiceSelect';
import { peopleChoices } from './peopleChoices';

export interface EmployeePickerProps extends Pick<
  ChoiceSelectProps<string>,
  | 'placeholder'
  | 'isLoading'
  | 'isBusy'
  | 'disabledReason'
  | 'isWide'
  | 'size'
  | 'variant'
  | 'label'
  | 'labelledBy'
  | 'id'
  | 'aria'
  | 'emptyValue'
  | 'onLeave'
> {
  /** Who can be picked. */
  readonly people: readonly EmployeeMatch[];
  /** Id of the picked person, '' for nobody. */
  readonly value: string;
  /** Shown while the picked person is not (or no longer) among those who can be picked. */
  readonly valueName?: string;
  readonly onPick: (id: string) => void;
}

/** One person of many, searched by name whatever the case (BEH-038). */
export function EmployeePicker({ people, value, valueName, onPick, ...looks }: EmployeePickerProps) {
  return (
    <ChoiceSelect
      {...looks}
      choices={peopleChoices(people, value, valueName)}
      value={value}
      onPick={onPick}
      isSearchable
    />
  );
}
