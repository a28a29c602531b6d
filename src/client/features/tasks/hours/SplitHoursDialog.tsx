import { useSelector } from 'react-redux';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import { addDays } from '../../../../domain/calendar/day';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { timingText } from '../../../../domain/timer/timeEntry';
import {
  timeEntryMessages,
  maxReasonLength,
  reasonProblems,
  splitProblems,
} from '../../../../domain/timer/timeEntryRules';
import { useSplitTimeEntryMutation } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { enteredInstant } from '../timer/clockEntry';
import { ChangedHoursNotice, newestEntry, type OpenedHours } from './ChangedHoursNotice';
import { useTaskChoices } from './useTaskChoices';
import { toTimeEntry } from '../../../entities/toTimeEntry';

/** Splits a time entry; the second part may go to another task. */
export function SplitHoursDialog({ hours, onClose }: { readonly hours: OpenedHours; readonly onClose: () => void }) {
  const entry = newestEntry(hours);
  const timeZone = useSelector(selectTimeZone);
  const [split] = useSplitTimeEntryMutation();
  const tasks = useTaskChoices(entry.Task_id);
  const day = dayOfInstant(entry.Check_In, timeZone);
  // A time before the start means the next day: the entry ran over midnight.
  const cutAt = (time: string): Date =>
    enteredInstant(time !== '' && time < toClockTime(entry.Check_In, timeZone) ? addDays(day, 1) : day, time, timeZone);
  const form = useForm({
    name: 'split-hours',
    initial: { At: '', Task_id: entry.Task_id._id, Reason: '' },
    problems: ({ At, Reason }) => {
      const at = cutAt(At);
      if (Number.isNaN(at.getTime()))
        return [{ field: 'At', message: timeEntryMessages.split }, ...reasonProblems(Reason)];
      return [
        ...splitProblems({ startedAt: new Date(entry.Check_In), stoppedAt: new Date(entry.Check_Out ?? '') }, at),
        ...reasonProblems(Reason),
      ];
    },
    submit: async ({ At, Task_id, Reason }) => {
      await split({
        id: entry._id,
        Version: entry.Version,
        At: cutAt(At).toISOString(),
        Task_id,
        Reason: Reason.trim(),
      }).unwrap();
      void showSuccess('Hours split');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Split ${entry.Task_id.Task_key}, ${timingText(toTimeEntry(entry), timeZone)}`}
      form={form}
      submitLabel="Split"
      onClose={onClose}
      width={480}
    >
      {!form.isSubmitting && <ChangedHoursNotice {...hours} />}
      <TextField field={form.field('At')} label="Second part from" type="time" isRequired autoFocus />
      <SelectField
        field={form.field('Task_id')}
        label="Task of the second part"
        isRequired
        choices={tasks.choices}
        onSearch={tasks.search}
        isLoading={tasks.isLoading}
      />
      <TextField field={form.field('Reason')} label="Reason" isRequired maxLength={maxReasonLength} />
    </FormDialog>
  );
}
