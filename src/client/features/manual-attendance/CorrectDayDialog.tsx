import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import type { Day } from '../../../domain/calendar/day';
import { toClockTime } from '../../../domain/calendar/clockTime';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import {
  correctionMessages,
  dayCorrectionProblems,
  dayCorrectionText,
  maxCorrectionReasonLength,
  type DayCorrection,
} from '../../../domain/manual-attendance/dayCorrection';
import {
  useCorrectAttendanceDayMutation,
  useGetAttendanceDayEvidenceQuery,
  type AttendanceDayEvidence,
} from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { useNow } from '../../ui/badges/useNow';
import { Button } from '../../ui/controls/Button';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import { CheckField } from '../../ui/form/CheckField';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useFormValues } from '../../ui/form/useFormValues';
import { useWorkDate } from '../../widgets/useWorkDate';
import { useToday } from '../../widgets/useToday';
import { minuteMs } from '../../../domain/calendar/duration';
import { closedMonthNotice } from './closedMonthNotice';
import { DayEvidence } from './DayEvidence';
import './requests/manualAttendance.css';

/** A day of an employee. */
export interface CorrectedDay {
  readonly employeeId: string;
  readonly name: string;
  readonly day: Day;
}

interface Props {
  readonly of: CorrectedDay;
  readonly onClose: () => void;
}

const width = 880;
const getTitle = ({ name, day }: CorrectedDay): string => `Correct ${formatDay(day)} for ${name}`;

interface Values {
  readonly check_in: string;
  readonly check_out: string;
  readonly first_half: boolean;
  readonly second_half: boolean;
  readonly replaces_recorded: boolean;
  readonly reason: string;
  /** What the form began with; the records of the day may be read again while it is open. */
  readonly seenAt: string;
}

type StoredValues = Omit<Values, 'reason'>;

/** What a colleague may have stored in the meantime. */
const correctedFields = ['check_in', 'check_out', 'first_half', 'second_half', 'replaces_recorded'] as const;

const storedValues = (stored: AttendanceDayEvidence['Linked'], timeZone: string): StoredValues => ({
  check_in: toClockTime(stored?.check_in_time, timeZone),
  check_out: toClockTime(stored?.check_out_time, timeZone),
  first_half: stored?.present_first_half === 1,
  second_half: stored?.present_second_half === 1,
  replaces_recorded: stored?.Replaces_recorded === true,
  seenAt: stored?.Changed_at ?? '',
});

const toCorrection = ({
  check_in,
  check_out,
  first_half,
  second_half,
  replaces_recorded,
}: StoredValues): DayCorrection => ({
  checkIn: check_in,
  checkOut: check_out,
  isFirstHalfPresent: first_half,
  isSecondHalfPresent: second_half,
  replacesRecorded: replaces_recorded,
});

function CorrectionForm({ of, evidence, onClose }: Props & { readonly evidence: AttendanceDayEvidence }) {
  const { employeeId, day } = of;
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const workDate = useWorkDate();
  const now = new Date(useNow(minuteMs));
  const [correct] = useCorrectAttendanceDayMutation();
  const { Linked: stored } = evidence;
  const present = storedValues(stored, timeZone);
  const form = useForm<Values>({
    name: 'correct-day',
    initial: { ...present, reason: '' },
    problems: (entered) => [
      ...dayCorrectionProblems({ ...toCorrection(entered), reason: entered.reason }, { day, today, now, timeZone }),
      ...(dayCorrectionText(toCorrection(entered)) === dayCorrectionText(toCorrection(present))
        ? [{ field: 'check_in', message: correctionMessages.unchanged }]
        : []),
    ],
    submit: async ({ first_half, second_half, replaces_recorded, seenAt, ...entered }) => {
      await correct({
        employee_id: employeeId,
        date: day,
        first_half: first_half ? 'true' : 'false',
        second_half: second_half ? 'true' : 'false',
        replaces_recorded: replaces_recorded ? 'true' : 'false',
        ...entered,
        Seen_at: seenAt,
      }).unwrap();
      onClose();
      await showSuccess(`${formatDay(day)} corrected for ${of.name}`);
    },
  });
  const [seenAt, replaces] = useFormValues(form, (values) => [values.seenAt, values.replaces_recorded] as const);
  const isCompeting = seenAt !== present.seenAt;
  const continueFromStored = (): void => {
    form.change('seenAt', present.seenAt);
    // It was about what is seen now.
    form.clearFailure();
  };
  const takeStored = (): void => {
    for (const name of correctedFields) form.change(name, present[name]);
    continueFromStored();
  };
  const closed = closedMonthNotice(evidence, day);
  return (
    <FormDialog title={getTitle(of)} form={form} submitLabel="Correct" onClose={onClose} width={width}>
      <div className="db-manual-approval">
        <div>
          {closed !== undefined && (
            <Callout compact intent="warning" className="db-manual-notice">
              {closed}
            </Callout>
          )}
          {isCompeting && (
            <Callout compact intent="warning" role="status" className="db-manual-notice">
              <p>{`Corrected in the meantime: ${dayCorrectionText(toCorrection(present))}. What you entered is still here.`}</p>
              <Button
                size="small"
                text="Keep what I entered"
                onClick={continueFromStored}
                disabled={form.isSubmitting}
              />{' '}
              <Button size="small" text="Use what is stored" onClick={takeStored} disabled={form.isSubmitting} />
            </Callout>
          )}
          {stored !== null && (
            <p className="db-muted">
              Corrected by {stored.Changed_by ?? 'someone'} on {formatInstant(stored.Changed_at, timeZone)}
            </p>
          )}
          <div className="db-manual-times">
            <TextField label="Check in" type="time" field={form.field('check_in')} />
            <TextField label="Check out" type="time" field={form.field('check_out')} />
          </div>
          <CheckField
            label="Replace the recorded times"
            field={form.field('replaces_recorded')}
            disabledReason={day < workDate ? undefined : correctionMessages.notOver}
          />
          <p className="db-muted">
            {replaces
              ? 'Only these times count; an empty one means none. What was recorded stays as evidence.'
              : 'Recorded times stay: the earliest check-in and the latest check-out count.'}
          </p>
          <CheckField label="Count the first half as present" field={form.field('first_half')} />
          <CheckField label="Count the second half as present" field={form.field('second_half')} />
          <TextAreaField
            label="Reason"
            field={form.field('reason')}
            maxLength={maxCorrectionReasonLength}
            lines={3}
            isRequired
            placeholder="The employee will see this"
          />
        </div>
        <DayEvidence evidence={evidence} />
      </div>
    </FormDialog>
  );
}

/** HR corrects a day for which there is no request, next to its records. */
export function CorrectDayDialog({ of, onClose }: Props) {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetAttendanceDayEvidenceQuery({ employeeId: of.employeeId, date: of.day });
  const failure = shownFailure(error);
  if (data) return <CorrectionForm of={of} evidence={data} onClose={onClose} />;
  return (
    <LoadingDialog
      title={getTitle(of)}
      width={width}
      what="the day"
      failure={failure}
      onRetry={refetch}
      isRetrying={isFetching}
      onClose={onClose}
    />
  );
}
