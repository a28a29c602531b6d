import { longestRejection, rejectionProblems } from '../../../domain/manual-attendance/manualRequestRules';
import { useDecideManualAttendanceRequestMutation } from '../../api/api';
import { showSuccess } from '../../ui/dialogs/toaster';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { useForm } from '../../ui/form/useForm';

/** SCR-061: rejects a request; the comment is required (VAL-043, VAL-044). */
export function RejectRequestDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [decide] = useDecideManualAttendanceRequestMutation();
  const form = useForm({
    initial: { status_comment: '' },
    problems: ({ status_comment }) => rejectionProblems(status_comment),
    submit: async ({ status_comment }) => {
      await decide({ status: 'rejected', reject_id: id, status_comment }).unwrap();
      onClose();
      await showSuccess('Request rejected successfully');
    },
  });
  return (
    <FormDialog title="Reject attendance request" form={form} submitLabel="Reject" onClose={onClose} width={460}>
      <TextAreaField label="Comment" field={form.field('status_comment')} maxLength={longestRejection} lines={3} isRequired />
    </FormDialog>
  );
}
