import { halfOfTime, manualMessages } from '../../../../domain/manual-attendance/manualRequestRules';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import {
  useChangeLeaveStatusMutation,
  useDecideManualAttendanceRequestMutation,
  useDecideOvertimeMutation,
  type PendingItem,
} from '../../../api/api';
import { NoLongerPendingNotice } from '../../../ui/dialogs/NoLongerPendingNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { personName } from '../../../../domain/wording/personName';
import { DecisionFacts } from './DecisionFacts';
import type { Decision } from './decisions';
import { datesText } from '../pendingTexts';

export interface DecisionDialogProps {
  readonly item: PendingItem;
  readonly decision: Decision;
  /** Whether it is still in the queue. */
  readonly isPending: boolean;
  readonly onClose: () => void;
}

const maxCommentLength = 250;

/** Sends the decision by the call of its area, which checks it again. */
function useDecide(): (item: PendingItem, decision: Decision, comment: string) => Promise<string> {
  const [changeLeave] = useChangeLeaveStatusMutation();
  const [decideManual] = useDecideManualAttendanceRequestMutation();
  const [decideOvertime] = useDecideOvertimeMutation();
  return async (item, decision, comment) => {
    const status = decision === 'approve' ? 'Approved' : 'Rejected';
    switch (item.Kind) {
      case 'leave':
        await changeLeave({ id: item._id, Status: status, status_comment: comment }).unwrap();
        return `Leaved ${status} Successfull`;
      case 'manual-attendance':
        if (decision === 'reject')
          await decideManual({ status: 'rejected', reject_id: item._id, status_comment: comment }).unwrap();
        else {
          const half = halfOfTime(item.Request_time ?? '');
          await decideManual({
            status: 'approved',
            attendance_id: item._id,
            employee_id: item.Employee._id,
            attendance_type: item.Request_type ?? 'checkIn',
            added_first_half: half === 'First Half' ? 'true' : 'false',
            added_second_half: half === 'Second Half' ? 'true' : 'false',
          }).unwrap();
        }
        return `Request ${decision === 'approve' ? 'approved' : 'rejected'} successfully`;
      case 'overtime':
      case 'kra':
      case 'month-issue':
        // The last two are never decided here (`isDecidedKind`).
        await decideOvertime({
          id: item._id,
          ...(item.Version !== null && { Version: item.Version }),
          Approval_Status: status,
          Approval_Status_Comment: comment,
        }).unwrap();
        return `Overtime ${status}`;
    }
  };
}

/** Approves or rejects one item of the queue. */
export function DecisionDialog({ item, decision, isPending, onClose }: DecisionDialogProps) {
  const decide = useDecide();
  const isRejectedManual = item.Kind === 'manual-attendance' && decision === 'reject';
  const hasComment = item.Kind !== 'manual-attendance' || decision === 'reject';
  const field = item.Kind === 'overtime' ? 'Approval_Status_Comment' : 'status_comment';
  const form = useForm<Record<'status_comment' | 'Approval_Status_Comment', string>>({
    name: 'decision',
    initial: { status_comment: '', Approval_Status_Comment: '' },
    problems: (values) =>
      // VAL-043.
      isRejectedManual && values.status_comment.trim() === ''
        ? [{ field: 'status_comment', message: manualMessages.comment }]
        : [],
    submit: async (values) => {
      const said = await decide(item, decision, values[field]);
      onClose();
      await showSuccess(said);
    },
  });
  const verb = decision === 'approve' ? 'Approve' : 'Reject';
  return (
    <FormDialog
      title={`${verb}: ${pendingKindLabels[item.Kind]}`}
      form={form}
      submitLabel={verb}
      submitIntent={decision === 'reject' ? 'danger' : 'primary'}
      onClose={onClose}
      width={860}
    >
      <NoLongerPendingNotice isPending={isPending} form={form} />
      <div className="db-pending-decision">
        <div>
          <p>
            <strong>{personName(item.Employee)}</strong>: {item.Summary}, {datesText(item)}
          </p>
          {item.Note !== '' && <p className="db-muted">{item.Note}</p>}
          {item.Kind === 'manual-attendance' && decision === 'approve' && (
            <p>{`The claimed time is used and the ${halfOfTime(item.Request_time ?? '').toLowerCase()} counts as present. To set other times, open the request with its face logs.`}</p>
          )}
          {hasComment && (
            <TextAreaField
              label="Comment"
              field={form.field(field)}
              maxLength={maxCommentLength}
              lines={2}
              isRequired={isRejectedManual}
            />
          )}
        </div>
        <aside className="db-pending-facts" aria-label="Facts for the decision">
          <DecisionFacts item={item} />
        </aside>
      </div>
    </FormDialog>
  );
}
