import { activeStates } from '../../../../domain/masters/masterRules';
import type { FieldSource } from '../../../ui/form/formHandle';
import { RadioField } from '../../../ui/form/RadioField';

/** '' until it is chosen. */
export type ChosenStatus = (typeof activeStates)[number] | '';

const choices = activeStates.map((status) => ({ value: status, label: status }));

/**
 * Active or DeActive (STATE-017, STATE-018). DeActive entries are not offered for new records and stay on existing
 * ones.
 */
export function StatusField({ field }: { field: FieldSource<ChosenStatus> }) {
  return <RadioField<ChosenStatus> field={field} label="Status" choices={choices} isRequired />;
}
