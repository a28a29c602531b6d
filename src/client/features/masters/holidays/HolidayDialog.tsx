import { useFormValues } from '../../../ui/form/useFormValues';
import { Callout } from '@blueprintjs/core';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { holidayProblems, holidayTypes, type HolidayType } from '../../../../domain/masters/masterRules';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { useListLocationsQuery, useSaveHolidayMutation, type Holiday } from '../../../api/api';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { RadioField } from '../../../ui/form/RadioField';
import { TextField } from '../../../ui/form/TextField';
import { entryChoices } from '../screens/entryChoices';
import { holidayTypeChoices } from './holidayColumns';
import { useMasterForm, type OpenedEntry } from '../screens/useMasterForm';

interface HolidayValues {
  Holiday_date: string;
  Holiday_name: string;
  Holiday_type: HolidayType;
  Locations: readonly string[];
}

export interface HolidayDialogProps extends OpenedEntry<Holiday> {
  readonly today: string;
}

/** Attendance and leaves depend on past holidays, too. */
export const pastWarning = 'This date is in the past: attendance and leave of that day are recalculated.';

const holidayValues = (stored: Holiday | null): HolidayValues => ({
  Holiday_date: stored?.Holiday_date ?? '',
  Holiday_name: stored?.Holiday_name ?? '',
  Holiday_type: stored?.Holiday_type ?? holidayTypes[0],
  Locations: (stored?.Locations ?? []).map(({ _id }) => _id),
});

export function HolidayDialog({ stored, isDeleted, today, onClose }: HolidayDialogProps) {
  const { data: locations = [], isFetching } = useListLocationsQuery();
  const [save] = useSaveHolidayMutation();
  const placeName = (id: string): string => locations.find(({ _id }) => _id === id)?.Location_name ?? id;
  const { form, isNew, notice, conflict } = useMasterForm<HolidayValues, Holiday>({
    noun: 'holiday',
    stored,
    isDeleted,
    toValues: holidayValues,
    compared: [
      { key: 'Holiday_date', label: 'Date', text: ({ Holiday_date }) => formatDay(Holiday_date) },
      { key: 'Holiday_name', label: 'Holiday Name' },
      { key: 'Holiday_type', label: 'Full or half day' },
      {
        key: 'Locations',
        label: 'Locations',
        text: ({ Locations }) =>
          Locations.length === 0 ? 'All locations' : Locations.map(placeName).sort(compareTexts).join(', '),
      },
    ],
    problems: holidayProblems,
    save: ({ Locations, ...values }, about) => save({ ...values, ...about, Locations: [...Locations] }).unwrap(),
    savedMessage: 'Holiday added / updated Successfully',
    onClose,
  });
  const enteredDay = useFormValues(form, ({ Holiday_date }) => Holiday_date);
  const isPast = [stored?.Holiday_date, enteredDay].some((day) => day !== undefined && day !== '' && day < today);
  const choices = entryChoices(
    locations.map(({ _id, Location_name, Status }) => ({
      id: _id,
      name: Location_name,
      isOffered: Status === 'Active',
    })),
    stored?.Locations ?? [],
  );
  return (
    <>
      <FormDialog
        title={isNew ? 'Add Holiday' : 'Edit Holiday'}
        form={form}
        submitLabel={isNew ? 'Add' : 'Update'}
        onClose={onClose}
        width={460}
      >
        {notice}
        <DayField field={form.field('Holiday_date')} label="Date" today={today} isRequired />
        <TextField field={form.field('Holiday_name')} label="Holiday Name" isRequired />
        <RadioField
          field={form.field('Holiday_type')}
          label="Full or half day"
          choices={holidayTypeChoices}
          isRequired
        />
        <MultiSelectField
          field={form.field('Locations')}
          label="Locations"
          choices={choices}
          isLoading={isFetching && locations.length === 0}
          placeholder="All locations"
          help="Leave empty for a holiday at all locations"
        />
        {form.isDirty && isPast && (
          <Callout compact intent="warning" role="status" className="db-master-warning">
            {pastWarning}
          </Callout>
        )}
      </FormDialog>
      {conflict}
    </>
  );
}
