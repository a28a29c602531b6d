import { dayHalves, type DayHalf } from '../../../../domain/leave/leaveChoices';
import { DayField, type DayFieldProps } from '../../../ui/form/day/DayField';
import type { FieldSource } from '../../../ui/form/formHandle';
import { RadioField } from '../../../ui/form/RadioField';
import { toChoices } from '../../../ui/form/select/choice';
import { useField } from '../../../ui/form/useField';

const halfChoices = toChoices(dayHalves);

export interface TaskDayFieldProps extends DayFieldProps {
  readonly half: FieldSource<DayHalf>;
  readonly halfLabel: 'Starts with' | 'Ends with';
}

/** A day of a task and, once there is one, the half of it with which the task starts or ends. */
export function TaskDayField({ half, halfLabel, ...day }: TaskDayFieldProps) {
  const { value } = useField(day.field);
  return (
    <>
      <DayField {...day} />
      {value !== '' && <RadioField label={halfLabel} field={half} choices={halfChoices} />}
    </>
  );
}
