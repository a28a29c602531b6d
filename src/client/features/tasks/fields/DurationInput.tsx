import { HoursField } from '../../../widgets/HoursField';
import type { NumberFieldProps } from '../../../ui/form/NumberField';

/** FIELD-017 to enter. */
export const DurationInput = ({ field }: Pick<NumberFieldProps, 'field'>) => (
  <HoursField label="Task Duration" field={field} step={0.5} min={0} help="30 minutes = 0.5" />
);
