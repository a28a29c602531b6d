import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import { minuteMs } from '../../../../domain/calendar/duration';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { correctedEndProblems, maxReasonLength, reasonProblems } from '../../../../domain/timer/timeEntryRules';
import { useSettleTimerOverrunMutation, type TimerOverrun } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { enteredInstant } from './clockEntry';
import { overrunText } from './overrunText';

const toTimer = ({ Check_In, Check_Out }: TimerOverrun) => ({
  startedAt: new Date(Check_In),
  stoppedAt: Check_Out === null ? null : new Date(Check_Out),
});

interface OverrunDialogProps {
  /** As it was when the dialog opened. */
  readonly opened: TimerOverrun;
  /** As it is now; undefined when nothing is left to decide. */
  readonly newest: TimerOverrun | undefined;
  readonly onClose: () => void;
}

/** The actual end of the work, with a reason. */
export function OverrunDialog({ opened, newest, onClose }: OverrunDialogProps) {
  const overrun = newest ?? opened;
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const [settle] = useSettleTimerOverrunMutation();
  const now = new Date(useNow(minuteMs));
  const form = useForm({
    name: 'overrun',
    initial: { Day: dayOfInstant(overrun.Day_end, timeZone), At: toClockTime(overrun.Day_end, timeZone), Reason: '' },
    problems: ({ Day, At, Reason }) => [
      ...correctedEndProblems(toTimer(overrun), enteredInstant(Day, At, timeZone), now),
      ...reasonProblems(Reason),
    ],
    submit: async ({ Day, At, Reason }) => {
      await settle({
        id: overrun._id,
        Version: overrun.Version,
        Decision: 'Stop',
        At: enteredInstant(Day, At, timeZone).toISOString(),
        Reason: Reason.trim(),
      }).unwrap();
      void showSuccess(`Timer on ${overrun.Task_id.Task_key} corrected`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Time on ${overrun.Task_id.Task_key}`}
      form={form}
      submitLabel="Save"
      onClose={onClose}
      width={440}
    >
      {newest === undefined && !form.isSubmitting && (
        <Callout compact intent="warning" role="status" className="db-form-notice">
          This timer has been settled elsewhere since you opened it. Your entries can no longer be saved here.
        </Callout>
      )}
      <p>{overrunText(overrun, timeZone)}</p>
      <DayField
        field={form.field('Day')}
        label="Worked until, day"
        isRequired
        minDay={dayOfInstant(overrun.Check_In, timeZone)}
        maxDay={today}
        today={today}
      />
      <TextField field={form.field('At')} label="Worked until, time" type="time" isRequired />
      <TextField field={form.field('Reason')} label="Reason" isRequired maxLength={maxReasonLength} autoFocus />
    </FormDialog>
  );
}
