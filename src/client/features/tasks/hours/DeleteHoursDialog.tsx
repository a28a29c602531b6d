import { useSelector } from 'react-redux';
import { timingText } from '../../../../domain/timer/timeEntry';
import { maxReasonLength, reasonProblems } from '../../../../domain/timer/timeEntryRules';
import { useDeleteTimeEntryMutation } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { ChangedHoursNotice, newestEntry, type OpenedHours } from './ChangedHoursNotice';

/** Deletes a time entry, with a reason: the history of the task keeps both. */
export function DeleteHoursDialog({ hours, onClose }: { readonly hours: OpenedHours; readonly onClose: () => void }) {
  const entry = newestEntry(hours);
  const timeZone = useSelector(selectTimeZone);
  const [remove] = useDeleteTimeEntryMutation();
  const form = useForm({
    name: 'delete-hours',
    initial: { Reason: '' },
    problems: ({ Reason }) => reasonProblems(Reason),
    submit: async ({ Reason }) => {
      await remove({ id: entry._id, Version: entry.Version, Reason: Reason.trim() }).unwrap();
      void showSuccess('Hours deleted');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Delete hours"
      form={form}
      submitLabel="Delete"
      submitIntent="danger"
      onClose={onClose}
      width={440}
    >
      {!form.isSubmitting && <ChangedHoursNotice {...hours} />}
      <p>{`${timingText(toTimeEntry(entry), timeZone)} on ${entry.Task_id.Task_key} is deleted. The task history records it.`}</p>
      <TextField field={form.field('Reason')} label="Reason" isRequired maxLength={maxReasonLength} autoFocus />
    </FormDialog>
  );
}
