import type { EmployeeMatch } from '../../api/api';
import { ChoiceSelect, type ChoiceSelectProps } from '../../ui/form/select/ChoiceSelect';
import { peopleChoices } from './peopleChoices';

export interface EmployeePickerProps extends Pick<
  ChoiceSelectProps<string>,
  | 'name'
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
  /** The people to choose from. */
  readonly people: readonly EmployeeMatch[];
  /** Id of the chosen person, '' for none. */
  readonly value: string;
  /** Shown while the chosen person is not (or no longer) among the choices. */
  readonly valueName?: string;
  readonly onPick: (id: string) => void;
}

/** One person of many, searched by name, ignoring case (BEH-038). */
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
