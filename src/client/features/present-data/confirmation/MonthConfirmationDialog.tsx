import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import {
  figureExplanations,
  maxIssueCommentLength,
  presentFigures,
  presentMessages,
} from '../../../../domain/present-data/presentFields';
import { monthName, getYear, zeroBasedMonth, type Month } from '../../../../domain/calendar/month';
import { useAnswerMonthlyAttendanceMutation, type PresentRecord } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { PresentLog } from '../PresentLog';
import { fieldLabel } from '../log/presentTexts';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import { fieldWithoutForm } from '../../../ui/form/formHandle';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { tooLongMessage } from '../../../../domain/validation/tooLong';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useOwnMonth, type OwnMonth } from './useOwnMonth';
import './monthConfirmation.css';
import { Dialog } from '../../../ui/dialogs/Dialog';

type Answer = 'Approved' | 'Issue';

function Details({ record }: { readonly record: PresentRecord }) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <KeyValueList
      items={[
        { label: 'Name', value: `${record.Name} (${record.Code})` },
        ...presentFigures.map((figure) => ({
          label: fieldLabel(figure),
          explanation: figureExplanations[figure],
          value: String(record[figure]),
        })),
        {
          label: 'Your answer',
          value:
            record.Attendence_Status === null ? (
              'none yet'
            ) : (
              <>
                <StatusBadge status={record.Attendence_Status} />{' '}
                {formatInstant(record.Attendence_Status_Date, timeZone)} {record.Attendence_Comment}
              </>
            ),
        },
      ]}
    />
  );
}

interface Progress {
  readonly sending: Answer | null;
  readonly failureText: string | null;
}
const noRecord = 'There is no record of this month yet';
const idle: Progress = { sending: null, failureText: null };
const continued = (known: Progress): Progress =>
  known.sending === null ? known : { sending: null, failureText: unknownOutcome.message };

/** The month for which the dialog was opened: HR may upload an older one, about which is asked afterwards. */
function useOpenedMonth(called: string | null, found: OwnMonth): OwnMonth {
  const [opened, keep] = useScreenState<Month | null>('drafts', 'month/opened', null);
  const isFound = Boolean(found.record);
  useEffect(() => {
    if (opened === null && isFound) keep(found.month);
  }, [opened, isFound, found.month, keep]);
  // Read as soon as it is known, so that nothing blinks under the hands of the user when another one is found.
  const own = useOwnMonth(opened ?? called);
  return opened === null || opened === found.month ? found : own;
}

export interface MonthConfirmationDialogProps {
  /** Value of `confirm` in the address. */
  readonly called: string | null;
  /** The month to confirm, as it is found now. */
  readonly found: OwnMonth;
  /** What is typed for an Issue. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly onClose: (shown: OwnMonth) => void;
}

/** SCR-009 to SCR-012: the user's own month, to confirm or to object to. */
export default function MonthConfirmationDialog({
  called,
  found,
  comment,
  onComment,
  onClose,
}: MonthConfirmationDialogProps) {
  const own = useOpenedMonth(called, found);
  const { month, record, error, retry } = own;
  const close = (): void => onClose(own);
  const [answer] = useAnswerMonthlyAttendanceMutation();
  const [{ sending, failureText }, show] = useCallState('month/call', idle, continued);
  const [isLogOpen, setLogOpen] = useScreenState('drafts', 'month/log', false);
  const commentField = fieldWithoutForm({ name: 'comment', id: useId(), value: comment, change: onComment });
  const give = async (Attendence_Status: Answer): Promise<void> => {
    if (!record) return;
    show({ sending: Attendence_Status, failureText: null });
    const { data, error: rejection } = await answer({
      Code: record.Code,
      month: zeroBasedMonth(month),
      Year: getYear(month),
      Attendence_Status,
      Seen_version: record.Version,
      ...(Attendence_Status === 'Issue' && { Comment: comment }),
    });
    show({ sending: null, failureText: shownFailure(rejection)?.message ?? null });
    if (data) close();
  };
  const failure = shownFailure(error);
  const whyOff = (status: Answer): string | undefined => {
    if (!record) return record === null ? noRecord : 'The record is still loading';
    if (record.Closed) return presentMessages.closedForAnswer;
    // Only here: the call of the specification has no text.
    if (status === 'Issue' && comment.trim() === '') return 'Write first what is wrong';
    if (status === 'Issue' && comment.length > maxIssueCommentLength) return tooLongMessage(maxIssueCommentLength);
    return sending !== null && sending !== status ? 'Your answer is being sent' : undefined;
  };
  const button = (label: string, status: Answer, intent: 'primary' | 'danger') => (
    <ReasonButton
      text={label}
      intent={intent}
      variant={status === 'Issue' ? 'outlined' : 'solid'}
      loading={sending === status}
      disabledReason={whyOff(status)}
      onClick={() => void give(status)}
    />
  );
  return (
    <Dialog isOpen title="Please confirm your leave?" onClose={close} style={{ width: 460 }}>
      <DialogBody>
        <h3 className="db-month-title">{monthName(month)}</h3>
        {record === undefined &&
          (failure ? (
            <LoadFailed what="your month" failure={failure} onRetry={retry} />
          ) : (
            <PanelSkeleton lines={6} label="Loading your month" />
          ))}
        {record === null && (
          <EmptyState title={noRecord} isLarge={false}>
            It appears when HR has uploaded it.
          </EmptyState>
        )}
        {record && (
          <>
            <Details record={record} />
            {record.Closed && (
              <Callout compact role="status">
                {presentMessages.closedForAnswer}
              </Callout>
            )}
            {/* What was typed before HR closed the month stays, to be copied. */}
            {(!record.Closed || comment !== '') && (
              <TextAreaField
                label="What is wrong? HR receives it with your Issue."
                field={commentField}
                maxLength={maxIssueCommentLength}
                lines={2}
                className="db-month-comment"
              />
            )}
            <details
              className="db-month-log"
              open={isLogOpen}
              onToggle={(event) => setLogOpen(event.currentTarget.open)}
            >
              <summary>History of this record</summary>
              {isLogOpen && <PresentLog about={{ id: record._id }} />}
            </details>
          </>
        )}
        {failureText !== null && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {button('Issue', 'Issue', 'danger')}
            {button('Confirm', 'Approved', 'primary')}
          </>
        }
      />
    </Dialog>
  );
}
