import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import type { OvertimeDecision } from '../../../../domain/overtime/overtimeChoices';
import { maxOvertimeTextLength } from '../../../../domain/overtime/overtimeRules';
import { useDecideOvertimeMutation, type Overtime } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { personName } from '../../../../domain/wording/personName';
import { recordText } from './overtimeColumns';

export interface DecideOvertimeDialogProps {
  readonly entry: Overtime;
  readonly decision: OvertimeDecision;
  readonly onClose: () => void;
}

const verbs: Readonly<Record<OvertimeDecision, string>> = { Approved: 'Approve', Rejected: 'Reject' };

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
      title={`${verbs[decision]} overtime`}
      form={form}
      submitLabel={verbs[decision]}
      submitIntent={decision === 'Rejected' ? 'danger' : 'primary'}
      onClose={onClose}
    >
      <KeyValueList
        items={[
          { label: 'Employee', value: personName(entry.Creater) },
          { label: 'Date', value: formatDay(entry.Overtime_date) },
          { label: 'Project', value: entry.Project_id.Project_name },
          { label: 'Description', value: entry.Description },
          { label: 'Hours', value: entry.Claimed_hours === null ? 'Not specified' : formatHours(entry.Claimed_hours) },
          { label: 'Face log', value: recordText(entry.Face_record) },
          { label: 'Timers', value: recordText(entry.Timer_record) },
        ]}
      />
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
