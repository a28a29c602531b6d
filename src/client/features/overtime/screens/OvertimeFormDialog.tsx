import { skipToken } from '@reduxjs/toolkit/query';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { isDay } from '../../../../domain/calendar/isDay';
import { joiningProblems } from '../../../../domain/employees/beforeJoining';
import { freeOvertimeHours, overtimeDayProblems, overtimeDayText } from '../../../../domain/overtime/overtimeDay';
import { maxOvertimeTextLength, overtimeProblems } from '../../../../domain/overtime/overtimeRules';
import {
  useGetOvertimeDayQuery,
  useGetOwnProfileQuery,
  useListOvertimeProjectsQuery,
  useSaveOvertimeMutation,
  type Overtime,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { FormHandle } from '../../../ui/form/formHandle';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { comparedFields } from '../../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { HoursField } from '../../../widgets/HoursField';
import { useClosedMonths } from '../../../widgets/useClosedMonths';
import { useToday } from '../../../widgets/useToday';

interface Values {
  readonly Overtime_date: string;
  readonly Project_id: string;
  readonly Claimed_hours: string;
  readonly Description: string;
}

export interface OvertimeFormDialogProps {
  /** The edited entry; absent for a new one. */
  readonly entry?: Overtime;
  readonly onClose: () => void;
}

const wholeDay = 24;
const step = 0.5;
const nothing: Values = { Overtime_date: '', Project_id: '', Claimed_hours: '', Description: '' };
const toValues = (stored: Overtime): Values => ({
  Overtime_date: stored.Overtime_date,
  Project_id: stored.Project_id._id,
  Claimed_hours: stored.Claimed_hours?.toString() ?? '',
  Description: stored.Description,
});
const getHours = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** The Add dialog of overtime (SCR-088); with an entry it edits that, while it is pending. */
export function OvertimeFormDialog({ entry, onClose }: OvertimeFormDialogProps) {
  const today = useToday();
  const [save] = useSaveOvertimeMutation();
  const { data: projects = [], error, isFetching, refetch } = useListOvertimeProjectsQuery();
  const { data: profile } = useGetOwnProfileQuery();
  const failure = shownFailure(error);
  const compared = comparedFields<Values>([
    { key: 'Overtime_date', label: 'Date', text: (values) => formatDay(values.Overtime_date) },
    {
      key: 'Project_id',
      label: 'Project',
      text: ({ Project_id: id }) =>
        [entry?.Project_id, ...projects].find((project) => project?._id === id)?.Project_name ?? 'Another project',
    },
    { key: 'Claimed_hours', label: 'Hours' },
    { key: 'Description', label: 'Description' },
  ]);
  const edit = useCompetingEdit<Values, Overtime, unknown>({
    noun: 'overtime',
    stored: entry ?? null,
    toValues,
    ...compared,
    send: ({ Claimed_hours, ...rest }, base) => {
      const hours = getHours(Claimed_hours);
      return save({
        ...rest,
        ...(hours !== undefined && { Claimed_hours: hours }),
        ...(base && { id: base._id, Version: base.Version }),
      }).unwrap();
    },
    onSaved: () => {
      onClose();
      void showSuccess(`Overtime ${entry ? 'updated' : 'added'} successfully`);
    },
  });
  const form: FormHandle<Values> = useForm<Values>({
    name: 'overtime',
    initial: edit.opened ? toValues(edit.opened) : nothing,
    problems: ({ Claimed_hours, ...rest }) => [
      ...overtimeProblems({ ...rest, Claimed_hours: getHours(Claimed_hours) }, today),
      ...(closedReason === undefined ? [] : [{ field: 'Overtime_date', message: closedReason }]),
      ...(isDay(rest.Overtime_date)
        ? joiningProblems(
            'Overtime_date',
            rest.Overtime_date,
            { joined_on: profile?.Joined ?? null },
            'overtime',
            edit.opened?.Overtime_date,
          )
        : []),
      ...(known?.day === rest.Overtime_date ? overtimeDayProblems(getHours(Claimed_hours), known) : []),
    ],
    submit: edit.save,
  });
  const chosenDay = useFormValues(form, ({ Overtime_date }) => Overtime_date);
  // The rules of the form, which run later, depend on the chosen day.
  const closedReason = useClosedMonths(chosenDay, chosenDay, 'own overtime')(chosenDay);
  const { currentData: dayFacts } = useGetOvertimeDayQuery(
    isDay(chosenDay) && chosenDay <= today ? { day: chosenDay, ...(entry && { id: entry._id }) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const known = dayFacts && { day: chosenDay, maxHours: dayFacts.Max_hours, claimedHours: dayFacts.Claimed_hours };
  // The project of an existing entry stays, even after the user has left it.
  const offered =
    entry && !projects.some((project) => project._id === entry.Project_id._id)
      ? [entry.Project_id, ...projects]
      : projects;
  return (
    <>
      <FormDialog
        title={entry ? 'Edit Overtime' : 'Add Overtime'}
        form={form}
        submitLabel={entry ? 'Save' : 'Add'}
        onClose={onClose}
      >
        {failure && <LoadFailed what="your projects" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
        <div className="db-form-columns">
          <DayField label="Date" field={form.field('Overtime_date')} maxDay={today} today={today} isRequired />
          <HoursField
            label="Hours"
            field={form.field('Claimed_hours')}
            step={step}
            min={step}
            max={known ? freeOvertimeHours(known) : wholeDay}
            help={
              known
                ? `${overtimeDayText(known)}. Compared with face log and timers of the day.`
                : 'Compared with face log and timers of the day'
            }
          />
        </div>
        <SelectField
          label="Project"
          field={form.field('Project_id')}
          choices={offered.map((project) => ({ value: project._id, label: project.Project_name }))}
          isRequired
          isSearchable
          isLoading={isFetching}
        />
        <TextAreaField
          label="Description"
          field={form.field('Description')}
          maxLength={maxOvertimeTextLength}
          isRequired
        />
      </FormDialog>
      {edit.dialog}
    </>
  );
}
