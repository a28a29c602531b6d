import { Tag } from '@blueprintjs/core';
import { LockIcon, UnlockIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { monthName } from '../../../../domain/calendar/month';
import { isMonthOver, monthNotOverMessage } from '../../../../domain/present-data/closedMonth';
import { useClosePresentMonthMutation, useGetMonthEndQuery, type MonthEnd, type PresentMonth } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { monthEndLines } from '../month-end/monthEndLines';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useWorkDate } from '../../../widgets/useWorkDate';

/** What the steps to a closed month leave open, as text; '' for nothing. */
function openPoints(month: MonthEnd): string {
  const counts = monthEndLines(month, true)
    .filter(({ step }) => step !== 'close')
    .flatMap((line) => line.counts)
    .filter(({ list, total }) => list !== 'records' && total > 0)
    .map(({ list, total, text }) => `${total} ${text}${list === 'missing-punches' ? ' with missing punches' : ''}`);
  return [...(month.Records === 0 ? ['there are no records yet'] : []), ...counts].join(', ');
}

/** What is still open, counted when the question is asked. */
function OpenPoints({ month }: { readonly month: string }) {
  const { currentData, error, refetch } = useGetMonthEndQuery(month, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (failure) return <LoadFailed what="what is still open" failure={failure} onRetry={() => void refetch()} />;
  if (!currentData) return <PanelSkeleton lines={2} label="Counting what is still open" />;
  const open = openPoints(currentData);
  return open === '' ? null : <p className="db-present-open">{`Still open: ${open}.`}</p>;
}

/** Closes or reopens a month after a confirmation; shows who closed it. */
export function CloseMonthButton({ state }: { readonly state: Omit<PresentMonth, 'Versions'> }) {
  const timeZone = useSelector(selectTimeZone);
  const workDate = useWorkDate();
  const question = useOverlay('close-month');
  const [close] = useClosePresentMonthMutation();
  const isClosed = state.Closed_at !== null;
  const name = monthName(state.Month);
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
      <ReasonButton
        icon={isClosed ? <UnlockIcon /> : <LockIcon />}
        text={isClosed ? 'Reopen month' : 'Close month'}
        disabledReason={isClosed || isMonthOver(state.Month, workDate) ? undefined : monthNotOverMessage(state.Month)}
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
        {!isClosed && question.isOpen && <OpenPoints month={state.Month} />}
      </ConfirmDialog>
    </>
  );
}
