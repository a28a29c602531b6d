import { dayHalves, type DayHalf } from '../../../../domain/leave/leaveChoices';
import { DayField, type DayFieldProps } from '../../../ui/form/day/DayField';
import type { FormField } from '../../../ui/form/formHandle';
import { RadioField } from '../../../ui/form/RadioField';
import { toChoices } from '../../../ui/form/select/choice';
import { useField } from '../../../ui/form/useField';

const halfChoices = toChoices(dayHalves);

interface TaskDaysForm {
  readonly field: {
    (name: 'Start_date' | 'Due_date'): FormField<string>;
    (name: 'Start_half' | 'Due_half'): FormField<DayHalf>;
  };
}

const ends = {
  start: { day: 'Start_date', half: 'Start_half', label: 'Start Date', halfLabel: 'Starts with' },
  due: { day: 'Due_date', half: 'Due_half', label: 'Due Date', halfLabel: 'Ends with' },
} as const;

export interface TaskDayFieldProps extends Omit<DayFieldProps, 'field' | 'label'> {
  readonly form: TaskDaysForm;
  readonly end: keyof typeof ends;
}

/** A day of a task and, once there is one, the half of it with which the task starts or ends. */
export function TaskDayField({ form, end, ...looks }: TaskDayFieldProps) {
  const { day, half, label, halfLabel } = ends[end];
  const { value } = useField(form.field(day));
  return (
    <>
      <DayField {...looks} label={label} field={form.field(day)} />
      {value !== '' && <RadioField label={halfLabel} field={form.field(half)} choices={halfChoices} />}
    </>
  );
}
