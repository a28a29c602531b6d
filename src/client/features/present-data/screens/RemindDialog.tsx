import { monthName, type Month } from '../../../../domain/calendar/month';
import { reminderSummary } from '../../../../domain/present-data/answerReminders';
import { counted } from '../../../../domain/wording/counted';
import { useRemindPresentUnansweredMutation } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';

/** Who is to be reminded. */
export interface Reminding {
  readonly total: number;
  /** The chosen employees; undefined for all who match. */
  readonly ids?: readonly string[];
  /** The search that all have to match. */
  readonly q?: string | undefined;
}

export interface RemindDialogProps {
  readonly month: Month;
  readonly of: Reminding;
  readonly onClose: (isDone: boolean) => void;
}

/** Reminds employees to confirm their month, after a confirmation; says who was left out, and why. */
export function RemindDialog({ month, of: { total, ids, q }, onClose }: RemindDialogProps) {
  const [remind] = useRemindPresentUnansweredMutation();
  const confirm = async (): Promise<void> => {
    const { Reminded, Left_out } = await remind({
      month,
      ...(ids !== undefined && { Employee_ids: ids.join(',') }),
      ...(q !== undefined && { q }),
    }).unwrap();
    onClose(true);
    await showSuccess(reminderSummary(Reminded, Left_out));
  };
  return (
    <ConfirmDialog
      name="remind"
      isOpen
      title={`Remind ${counted(total, 'employee')} to confirm ${monthName(month)}?`}
      confirmLabel="Remind"
      onConfirm={confirm}
      onCancel={() => onClose(false)}
    >
      They get a notification and a mail with a link to their month. Anyone already reminded today is left out.
    </ConfirmDialog>
  );
}
