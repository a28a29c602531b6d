import { useSelector } from 'react-redux';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { reasonProblems, maxReasonLength } from '../../../../domain/timer/timeEntryRules';
import { useSettleTimerOverrunMutation, type TimerOverrun } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useToday } from '../../../widgets/useToday';
import { enteredInstant } from './clockEntry';
import { overrunText } from './overrunText';

/** The actual end of the work, with a reason. */
export function OverrunDialog({ overrun, onClose }: { readonly overrun: TimerOverrun; readonly onClose: () => void }) {
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const [settle] = useSettleTimerOverrunMutation();
  const form = useForm({
    name: 'overrun',
    initial: { Day: dayOfInstant(overrun.Day_end, timeZone), At: toClockTime(overrun.Day_end, timeZone), Reason: '' },
    problems: ({ Day, At, Reason }) => {
      const isEntered = !Number.isNaN(enteredInstant(Day, At, timeZone).getTime());
      return [
        ...(isEntered ? [] : [{ field: 'At', message: 'Please enter when the work ended' }]),
        ...reasonProblems(Reason),
      ];
    },
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
