import { Tag } from '@blueprintjs/core';
import { LockIcon, UnlockIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { monthName } from '../../../../domain/calendar/month';
import { useClosePresentMonthMutation, type PresentMonth } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Button } from '../../../ui/controls/Button';
import { useOverlay } from '../../../screen-state/useOverlay';

/** The open points of a month as text; '' for none. */
function openPoints({ Unanswered, Issues, Without_record, Records }: PresentMonth): string {
  if (Records === 0) return 'there are no records yet';
  const points = [
    [Issues, Issues === 1 ? 'issue' : 'issues'],
    [Unanswered, Unanswered === 1 ? 'record without an answer' : 'records without an answer'],
    [Without_record, Without_record === 1 ? 'employee without a record' : 'employees without a record'],
  ] as const;
  return points
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

/** Closes or reopens a month after a confirmation; shows who closed it. */
export function CloseMonthButton({ state }: { readonly state: PresentMonth }) {
  const timeZone = useSelector(selectTimeZone);
  const question = useOverlay('close-month');
  const [close] = useClosePresentMonthMutation();
  const isClosed = state.Closed_at !== null;
  const name = monthName(state.Month);
  const open = openPoints(state);
  const confirm = async (): Promise<void> => {
    await close({ month: state.Month, Closed: isClosed ? 'false' : 'true', Seen_issues: state.Issues }).unwrap();
    question.close();
    await showSuccess(`${name} ${isClosed ? 'reopened' : 'closed'}`);
  };
  return (
    <>
      {isClosed && (
        <Tag
          minimal
          icon={<LockIcon />}
        >{`Closed by ${state.Closed_by ?? ''} on ${formatInstant(state.Closed_at, timeZone)}`}</Tag>
      )}
      <Button
        icon={isClosed ? <UnlockIcon /> : <LockIcon />}
        text={isClosed ? 'Reopen month' : 'Close month'}
        onClick={() => question.open(null)}
      />
      <ConfirmDialog
        name="close-month"
        isOpen={question.isOpen}
        title={isClosed ? `Reopen ${name}?` : `Close ${name}?`}
        confirmLabel={isClosed ? 'Reopen month' : 'Close month'}
        onConfirm={confirm}
        onCancel={question.close}
      >
        {isClosed
          ? 'Records can be uploaded again, and employees can answer.'
          : 'No more uploads and answers are accepted, and only HR corrects days of this month.'}
        {!isClosed && open !== '' && <p className="db-present-open">{`Still open: ${open}.`}</p>}
      </ConfirmDialog>
    </>
  );
}
