import type { OvertimeDecision } from '../../../../domain/overtime/overtimeChoices';
import { maxOvertimeTextLength } from '../../../../domain/overtime/overtimeRules';
import { useDecideOvertimeMutation, type Overtime } from '../../../api/api';
import { NoLongerPendingNotice } from '../../../ui/dialogs/NoLongerPendingNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { OvertimeFacts } from './OvertimeFacts';

export interface DecideOvertimeDialogProps {
  readonly entry: Overtime;
  readonly decision: OvertimeDecision;
  readonly onClose: () => void;
}

/** What is done by each decision. */
export const decisionVerbs: Readonly<Record<OvertimeDecision, string>> = { Approved: 'Approve', Rejected: 'Reject' };

/** Approve and Reject of the row menu (SCR-089), with a comment for the employee. */
export function DecideOvertimeDialog({ entry, decision, onClose }: DecideOvertimeDialogProps) {
  const [decide] = useDecideOvertimeMutation();
  const form = useForm({
    name: 'decide-overtime',
    initial: { Approval_Status_Comment: '' },
    submit: async ({ Approval_Status_Comment }) => {
      await decide({
        id: entry._id,
        Version: entry.Version,
        Approval_Status: decision,
        Approval_Status_Comment,
      }).unwrap();
      onClose();
      void showSuccess(`Overtime ${decision.toLowerCase()} successfully`);
    },
  });
  return (
    <FormDialog
      title={`${decisionVerbs[decision]} overtime`}
      form={form}
      submitLabel={decisionVerbs[decision]}
      submitIntent={decision === 'Rejected' ? 'danger' : 'primary'}
      onClose={onClose}
    >
      <NoLongerPendingNotice isPending={entry.Approval_Status === 'Pending'} form={form} />
      <OvertimeFacts entry={entry} />
      <TextAreaField
        label="Comment"
        field={form.field('Approval_Status_Comment')}
        maxLength={maxOvertimeTextLength}
        lines={2}
        autoFocus
      />
    </FormDialog>
  );
}
