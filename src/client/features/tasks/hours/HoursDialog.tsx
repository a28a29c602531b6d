import { useSelector } from 'react-redux';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { isDay } from '../../../../domain/calendar/isDay';
import { beforeJoining } from '../../../../domain/employees/beforeJoining';
import {
  timeEntryMessages,
  maxReasonLength,
  reasonProblems,
  timeEntryProblems,
} from '../../../../domain/timer/timeEntryRules';
import { loggedText } from '../../../../domain/timer/timeEntry';
import { useAddTimeEntryMutation, useEditTimeEntryMutation, useGetOwnProfileQuery } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useNow } from '../../../ui/badges/useNow';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { enteredTimeEntry } from '../timer/clockEntry';
import { useToday } from '../../../widgets/useToday';
import { useClosedMonths } from '../../../widgets/useClosedMonths';
import { ChangedHoursNotice, newestEntry, type OpenedHours } from './ChangedHoursNotice';
import { useTaskChoices } from './useTaskChoices';
import { minuteMs } from '../../../../domain/calendar/duration';

export interface HoursDialogProps {
  /** The corrected entry; absent for new hours. */
  readonly hours?: OpenedHours;
  /** Day of new hours. */
  readonly day: string;
  /** HH:mm; of new hours, where they are known. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly onClose: () => void;
}

interface Entered {
  readonly Task_id: string;
  readonly Day: string;
  readonly Check_In: string;
  readonly Check_Out: string;
  readonly Reason: string;
}

/** Adds or corrects one of the user's time entries: task, day, times and reason. */
export function HoursDialog({ hours, day, from = '', to = '', onClose }: HoursDialogProps) {
  const entry = hours?.opened;
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const now = new Date(useNow(minuteMs));
  const [add] = useAddTimeEntryMutation();
  const [edit] = useEditTimeEntryMutation();
  const { data: profile } = useGetOwnProfileQuery();
  const tasks = useTaskChoices(entry?.Task_id);
  const initial: Entered = {
    Task_id: entry?.Task_id._id ?? '',
    Day: entry ? dayOfInstant(entry.Check_In, timeZone) : day,
    Check_In: entry ? toClockTime(entry.Check_In, timeZone) : from,
    Check_Out: entry?.Check_Out ? toClockTime(entry.Check_Out, timeZone) : to,
    Reason: '',
  };
  const toTimeEntry = (entered: Omit<Entered, 'Reason'>) => {
    const typed = enteredTimeEntry(entered.Day, entered.Check_In, entered.Check_Out, timeZone);
    // The form shows minutes: unchanged times keep their seconds.
    const isUnchanged = (field: 'Check_In' | 'Check_Out'): boolean =>
      entry !== undefined && entered.Day === initial.Day && entered[field] === initial[field];
    return {
      startedAt: isUnchanged('Check_In') ? new Date(entry?.Check_In ?? '') : typed.startedAt,
      stoppedAt: isUnchanged('Check_Out') ? new Date(entry?.Check_Out ?? '') : typed.stoppedAt,
    };
  };
  const form = useForm<Entered>({
    name: 'hours',
    initial,
    problems: (entered) => [
      ...(entered.Task_id === '' ? [{ field: 'Task_id', message: timeEntryMessages.task }] : []),
      ...(dayProblem === undefined ? [] : [{ field: 'Day', message: dayProblem }]),
      ...timeEntryProblems(toTimeEntry(entered), now),
      ...reasonProblems(entered.Reason),
    ],
    submit: async (entered) => {
      const { startedAt, stoppedAt } = toTimeEntry(entered);
      const sent = {
        Task_id: entered.Task_id,
        Check_In: startedAt.toISOString(),
        Check_Out: stoppedAt.toISOString(),
        Reason: entered.Reason.trim(),
      };
      await (hours ? edit({ ...sent, id: hours.opened._id, Version: newestEntry(hours).Version }) : add(sent)).unwrap();
      void showSuccess(entry ? 'Hours corrected' : 'Hours added');
      onClose();
    },
  });
  const entered = useFormValues(form, ({ Reason: _notShownElsewhere, ...rest }) => rest);
  // The rule of the form, which runs later, depends on the entered day.
  const closedReason = useClosedMonths(entered.Day, entered.Day, 'hours')(entered.Day);
  const dayProblem: string | undefined =
    closedReason ??
    (isDay(entered.Day)
      ? beforeJoining(entered.Day, profile?.Joined ?? null, 'hours', entry && initial.Day)
      : undefined);
  const { startedAt, stoppedAt } = toTimeEntry(entered);
  const lengthMs = stoppedAt.getTime() - startedAt.getTime();
  const isOverMidnight = entered.Check_Out !== '' && entered.Check_Out < entered.Check_In;
  return (
    <FormDialog
      title={entry ? 'Edit hours' : 'Add hours'}
      form={form}
      submitLabel={entry ? 'Save' : 'Add'}
      onClose={onClose}
      width={480}
      footer={
        dayProblem !== undefined ? (
          <span className="db-muted">{dayProblem}</span>
        ) : (
          lengthMs > 0 && (
            <span className="db-muted">{`${loggedText(lengthMs)}${isOverMidnight ? ', to the next day' : ''}`}</span>
          )
        )
      }
    >
      {hours && !form.isSubmitting && <ChangedHoursNotice {...hours} hasValues />}
      <SelectField
        field={form.field('Task_id')}
        label="Task"
        isRequired
        choices={tasks.choices}
        onSearch={tasks.search}
        isLoading={tasks.isLoading}
      />
      <DayField field={form.field('Day')} label="Day" isRequired maxDay={today} today={today} />
      <div className="db-hours-times">
        <TextField field={form.field('Check_In')} label="From" type="time" isRequired />
        <TextField field={form.field('Check_Out')} label="To" type="time" isRequired />
      </div>
      <TextField
        field={form.field('Reason')}
        label="Reason"
        isRequired
        maxLength={maxReasonLength}
        placeholder="Reason for the manual entry"
      />
    </FormDialog>
  );
}
