import { activeStates } from '../../../../domain/masters/masterRules';
import type { BoundField } from '../../../ui/form/formHandle';
import { RadioField } from '../../../ui/form/RadioField';

/** What an entry can be; '' until it is chosen. */
export type ChosenStatus = (typeof activeStates)[number] | '';

const choices = activeStates.map((status) => ({ value: status, label: status }));

/** Active or DeActive (STATE-017, STATE-018). What is DeActive is no longer offered for new records and stays on those that have it. */
export function StatusField({ field }: { field: BoundField<ChosenStatus> }) {
  return <RadioField<ChosenStatus> field={field} label="Status" choices={choices} isRequired />;
}
