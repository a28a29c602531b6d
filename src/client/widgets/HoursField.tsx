import { typedHours } from '../../domain/tasks/duration';
import { NumberField, type NumberFieldProps, type NumberSpelling } from '../ui/form/NumberField';

const spelling: NumberSpelling = {
  read: typedHours,
  message: 'Please enter hours, for example 1.5, 1h 30m or 90m',
};

/** Hours, as a decimal number or with units; stored as decimal text. */
export const HoursField = (props: Omit<NumberFieldProps, 'unit' | 'spelling'>) => (
  <NumberField {...props} unit="Hr" spelling={spelling} />
);
