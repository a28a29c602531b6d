import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import {
  halfOfTime,
  isCheckOutTooEarly,
  isClockTime,
  manualMessages,
} from '../../../../domain/manual-attendance/manualRequestRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import {
  useDecideManualAttendanceRequestMutation,
  useGetManualAttendanceEvidenceQuery,
  type ManualAttendanceEvidence,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { CheckField } from '../../../ui/form/CheckField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { RequestClaim } from '../requests/RequestClaim';
import { closedMonthNotice } from '../closedMonthNotice';
import { DayEvidence } from '../DayEvidence';
import { undecidable } from './undecidable';

interface Values {
  readonly manual_check_in: string;
  readonly manual_check_out: string;
  readonly added_first_half: boolean;
  readonly added_second_half: boolean;
}

const title = 'Approve attendance request';

function timeProblems(
  { manual_check_in: entered, manual_check_out: left }: Values,
  day: string,
  timeZone: string,
): FieldProblem[] {
  const isWrong = (time: string): boolean => time !== '' && !isClockTime(time);
  if (isWrong(entered)) return [{ field: 'manual_check_in', message: manualMessages.time }];
  if (isWrong(left)) return [{ field: 'manual_check_out', message: manualMessages.time }];
  return isCheckOutTooEarly(day, { checkIn: entered, checkOut: left }, timeZone)
    ? [{ field: 'manual_check_out', message: manualMessages.order }]
    : [];
}

function ApprovalForm({
  evidence,
  onClose,
}: {
  readonly evidence: ManualAttendanceEvidence;
  readonly onClose: () => void;
}) {
  const timeZone = useSelector(selectTimeZone);
  const [decide] = useDecideManualAttendanceRequestMutation();
  const { Request: request, Day: day } = evidence;
  const { Linked: linked } = day;
  const isCheckIn = request.type === 'checkIn';
  const claimed: keyof Values = isCheckIn ? 'manual_check_in' : 'manual_check_out';
  const form = useForm<Values>({
    name: 'approve-request',
    initial: {
      manual_check_in: isCheckIn ? request.time : toClockTime(linked?.check_in_time, timeZone),
      manual_check_out: isCheckIn ? toClockTime(linked?.check_out_time, timeZone) : request.time,
      added_first_half: linked?.present_first_half === 1 || halfOfTime(request.time) === 'First Half',
      added_second_half: linked?.present_second_half === 1 || halfOfTime(request.time) === 'Second Half',
    },
    problems: (values) => [
      ...(values[claimed] === '' ? [{ field: claimed, message: manualMessages.time }] : []),
      ...timeProblems(values, request.date, timeZone),
    ],
    submit: async ({ added_first_half: first, added_second_half: second, ...times }) => {
      await decide({
        status: 'approved',
        attendance_id: request._id,
        attendance_type: request.type,
        employee_id: request.employee_id._id,
        manual_id: linked?._id ?? '',
        added_first_half: first ? 'true' : 'false',
        added_second_half: second ? 'true' : 'false',
        ...times,
      }).unwrap();
      onClose();
      await showSuccess('Request approved successfully');
    },
  });
  const closing = evidence.May_change_day ? closedMonthNotice(day, request.date) : manualMessages.closedForDecision;
  const notice = undecidable(request) ?? closing;
  const isStored = (isPresent: 0 | 1 | undefined): string | undefined =>
    isPresent === 1 ? 'Added by an earlier correction' : undefined;
  return (
    <FormDialog title={title} form={form} submitLabel="Approve" onClose={onClose} width={880}>
      <div className="db-manual-approval">
        <div>
          <RequestClaim request={request} />
          {notice !== undefined && (
            <Callout compact intent="warning" className="db-manual-notice">
              {notice}
            </Callout>
          )}
          <div className="db-manual-times">
            <TextField label="Check in" type="time" field={form.field('manual_check_in')} isRequired={isCheckIn} />
            <TextField label="Check out" type="time" field={form.field('manual_check_out')} isRequired={!isCheckIn} />
          </div>
          <CheckField
            label="Count the first half as present"
            field={form.field('added_first_half')}
            disabledReason={isStored(linked?.present_first_half)}
          />
          <CheckField
            label="Count the second half as present"
            field={form.field('added_second_half')}
            disabledReason={isStored(linked?.present_second_half)}
          />
        </div>
        <DayEvidence evidence={day} requestId={request._id} />
      </div>
    </FormDialog>
  );
}

/** SCR-060: approves a request, next to the records of its day (F-13). */
export function ApproveRequestDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { currentData: data, error, isFetching, refetch } = useGetManualAttendanceEvidenceQuery(id);
  const failure = shownFailure(error);
  if (data) return <ApprovalForm evidence={data} onClose={onClose} />;
  return (
    <LoadingDialog
      title={title}
      width={880}
      what="the request"
      failure={failure}
      onRetry={refetch}
      isRetrying={isFetching}
      onClose={onClose}
    />
  );
}
