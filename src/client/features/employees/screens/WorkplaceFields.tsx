import { shownShift } from '../../../../domain/employees/employeeRules';
import type { EmployeeFormChoices } from '../../../api/api';
import { DayField } from '../../../ui/form/day/DayField';
import { toChoices } from '../../../ui/form/select/choice';
import { SelectField } from '../../../ui/form/select/SelectField';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useField } from '../../../ui/form/useField';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { isOtherWorkplace, offered, sinceAfterPick, type EmployeeValues } from './employeeForm';

interface WorkplaceFieldsProps {
  readonly form: FormHandle<EmployeeValues>;
  /** The values of the opened record; null for a new one. */
  readonly base: EmployeeValues | null;
  readonly choices: EmployeeFormChoices | undefined;
  readonly isLoading: boolean;
}

/** Shift and location of an employee, and from when on they apply: the days before keep theirs. */
export function WorkplaceFields({ form, base, choices, isLoading }: WorkplaceFieldsProps) {
  const workDate = useWorkDate();
  const shift = useField(form.field('Shift_type'));
  const location = useField(form.field('Location_id'));
  const since = useFormValues(form, ({ Workplace_since }) => Workplace_since);
  const isOther = base !== null && isOtherWorkplace(base, { Shift_type: shift.value, Location_id: location.value });
  const pick =
    ({ change }: { readonly change: (value: string) => void }) =>
    (value: string): void => {
      const before = form.getValues();
      change(value);
      if (base !== null) form.change('Workplace_since', sinceAfterPick(base, before, form.getValues(), workDate));
    };
  const formerLocation = choices?.Locations.find(({ _id }) => _id === base?.Location_id)?.Name ?? 'No location';
  const select = { emptyValue: '', isSearchable: true, isLoading } as const;
  return (
    <>
      <SelectField
        field={{ ...shift, change: pick(shift) }}
        label="Shift"
        choices={toChoices(choices?.Shifts ?? (shift.value === '' ? [] : [shift.value]))}
        placeholder="The company's shift"
        {...select}
      />
      <SelectField
        field={{ ...location, change: pick(location) }}
        label="Location"
        choices={offered(choices?.Locations, base?.Location_id)}
        placeholder="No location"
        {...select}
      />
      {base !== null && (isOther || base.Workplace_since !== '') && (
        <DayField
          field={form.field('Workplace_since')}
          label="Location and shift since"
          today={workDate}
          maxDay={workDate}
          help={
            since === ''
              ? 'They apply to all days, also to past ones'
              : since <= base.Workplace_since
                ? 'Earlier days stay as they are; what applied since is replaced'
                : isOther
                  ? `Earlier days keep ${formerLocation}, ${shownShift(base.Shift_type)}`
                  : undefined
          }
        />
      )}
    </>
  );
}
