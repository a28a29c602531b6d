import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Day } from '../../../domain/calendar/day';
import {
  firstRequestableDay,
  freeManualTypes,
  manualMessages,
  manualReasons,
  manualRequestProblems,
  manualTypeLabels,
  manualTypes,
  standingStatuses,
  typeToRequest,
  type ManualReason,
  type ManualType,
} from '../../../domain/manual-attendance/manualRequestRules';
import { ownManualRequestPath } from '../../../domain/attendance/attendancePath';
import {
  useListOwnManualAttendanceRequestsQuery,
  useRequestManualAttendanceMutation,
  type ManualAttendanceRequest,
} from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';
import { useNow } from '../../ui/badges/useNow';
import { toChoices } from '../../ui/form/select/choice';
import { DayField } from '../../ui/form/day/DayField';
import { FormDialog } from '../../ui/form/FormDialog';
import { SelectField } from '../../ui/form/select/SelectField';
import { TextField } from '../../ui/form/TextField';
import { useField } from '../../ui/form/useField';
import { useForm } from '../../ui/form/useForm';
import { useFormValues } from '../../ui/form/useFormValues';
import { requestText } from '../attendance/attendanceTexts';
import { useToday } from '../../widgets/useToday';
import { minuteMs } from '../../../domain/calendar/duration';

export interface ManualRequestDialogProps {
  /** The day of the row from which it is opened (F-22). */
  readonly day?: Day;
  /** The punch that this day lacks; undefined also until that is known. */
  readonly missing?: ManualType | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly date: string;
  readonly type: ManualType | '';
  readonly time: string;
  readonly reason: ManualReason | '';
}

const typeChoices = manualTypes.map((type) => ({ value: type, label: manualTypeLabels[type] }));
const reasonChoices = toChoices(manualReasons);
const none: readonly ManualAttendanceRequest[] = [];

/** What is requested for a day already; in a window of its own, because the form would be lost. */
function RequestedNotice({ requests }: { readonly requests: readonly ManualAttendanceRequest[] }) {
  return (
    <Callout compact intent="warning" role="status" className="db-form-notice">
      Requested for this day:
      {requests.map((request) => (
        <div key={request._id}>
          <Link to={ownManualRequestPath(request._id)} target="_blank">
            {requestText(request)}
          </Link>
        </div>
      ))}
    </Callout>
  );
}

/** Requests a correction of the user's own day (BEH-046, VAL-038 to VAL-042). */
export function ManualRequestDialog({ day = '', missing, onClose }: ManualRequestDialogProps) {
  const today = useToday();
  const now = new Date(useNow(minuteMs));
  const timeZone = useSelector(selectTimeZone);
  const [request] = useRequestManualAttendanceMutation();
  const { data: requests = none } = useListOwnManualAttendanceRequestsQuery(
    { from: firstRequestableDay(today), to: today },
    { refetchOnMountOrArgChange: true },
  );
  const getRequests = (date: string) =>
    requests.filter((known) => known.date === date && standingStatuses.includes(known.status));
  const getFree = (date: string): ManualType[] => freeManualTypes(getRequests(date));
  // Until the user chooses a type it follows the day, and what is read about it while the form is open.
  const getType = ({ date, type }: Pick<Values, 'date' | 'type'>): ManualType | '' =>
    type || (typeToRequest(getFree(date), date === day ? missing : undefined) ?? '');
  const form = useForm<Values>({
    name: 'manual-request',
    initial: { date: day, type: '', time: '', reason: '' },
    problems: (entered) => {
      const values = { ...entered, type: getType(entered) };
      return [
        ...manualRequestProblems(values, { today, now, timeZone }),
        ...(values.type !== '' && !getFree(values.date).includes(values.type)
          ? [{ field: 'type', message: manualMessages.exists }]
          : []),
      ];
    },
    submit: async (entered) => {
      const values = { ...entered, type: getType(entered) };
      if (values.type === '' || values.reason === '') return;
      await request({ date: values.date, type: values.type, time: values.time, reason: values.reason }).unwrap();
      onClose();
      await showSuccess(manualMessages.created);
    },
  });
  const [shownDay, chosenType] = useFormValues(form, ({ date, type }) => [date, type] as const);
  const shownType = getType({ date: shownDay, type: chosenType });
  const typeField = useField(form.field('type'));
  const requested = getRequests(shownDay);
  const free = getFree(shownDay);
  return (
    <FormDialog title="Manual Attendance Request" form={form} submitLabel="Send request" onClose={onClose} width={420}>
      {requested.length > 0 && <RequestedNotice requests={requested} />}
      <DayField
        label="Date"
        field={form.field('date')}
        minDay={firstRequestableDay(today)}
        maxDay={today}
        today={today}
        isRequired
      />
      <SelectField
        label="Type"
        field={{ ...typeField, value: shownType }}
        choices={typeChoices.filter(({ value }) => value === shownType || free.includes(value))}
        placeholder="Check in or check out"
        isRequired
      />
      <TextField label="Time" type="time" field={form.field('time')} isRequired />
      <SelectField
        label="Reason"
        field={form.field('reason')}
        choices={reasonChoices}
        placeholder="Why it is missing"
        isRequired
      />
    </FormDialog>
  );
}
