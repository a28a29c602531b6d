import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { leaveMessages, leaveProblems, overlapMessage, periodOfRequest } from '../../../../domain/leave/leaveRules';
import { useApplyForLeaveMutation, useListLeavesQuery, type Leave } from '../../../api/api';
// oxlint-disable-next-line clock/in-screens -- when the form is sent
import { companyNow } from '../../../browser/clock';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectUser } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { WarningAlert } from '../../../ui/dialogs/WarningAlert';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useToday } from '../../../widgets/useToday';
import { LeaveFields } from './LeaveFields';
import { leaveFormBody } from './leaveFormBody';
import {
  closed,
  emptyFormFor,
  leaveFormEvents,
  opened,
  selectLeaveFormDay,
  selectLeaveFormValues,
  type LeaveFormMode,
  type LeaveFormValues,
  type WithLeaveForm,
} from './leaveFormSlice';
import '../screens/leave.css';
import { isActiveLeave } from '../../../../domain/leave/leaveChoices';
import { doPeriodsOverlap } from '../../../../domain/leave/leavePeriod';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { periodOfLeave } from '../screens/shownLeave';

/** Reports before sending what the server would reject: a leave already covers a half of these days. */
function overlapProblems(values: LeaveFormValues, leaves: readonly Leave[]): FieldProblem[] {
  const period = periodOfRequest(values);
  const other =
    period && leaves.find((leave) => isActiveLeave(leave.Status) && doPeriodsOverlap(period, periodOfLeave(leave)));
  return other ? [{ field: 'StartDate', message: overlapMessage('You have', periodOfLeave(other)) }] : [];
}

export interface LeaveFormDialogProps {
  readonly mode: LeaveFormMode;
  readonly onClose: () => void;
  /** Called after the leave was filed; default: the form just closes. */
  readonly onFiled?: () => void;
}

/**
 * The 'Apply Leave' dialog (SCR-044, SCR-045); in mode 'admin' with an employee and a status (SCR-055). Its values are
 * in the store under leaveForm.
 */
export function LeaveFormDialog({ mode, onClose, onFiled = onClose }: LeaveFormDialogProps) {
  const today = useToday();
  const user = useSelector(selectUser);
  const store = useStore<WithLeaveForm>();
  const [applyForLeave] = useApplyForLeaveMutation();
  const { currentData: ownLeaves = [] } = useListLeavesQuery('own', { skip: mode === 'admin' });
  const statusAlert = useOverlay('status-alert');
  useEffect(() => {
    store.dispatch(opened({ mode }));
  }, [store, mode]);
  const close = (): void => {
    store.dispatch(closed());
    onClose();
  };

  const isForAnotherEmployee = mode === 'admin';
  const form = useForm<LeaveFormValues>({
    name: 'leave',
    initial: emptyFormFor(useSelector(selectLeaveFormDay)),
    held: {
      select: selectLeaveFormValues,
      onChange: (next) => leaveFormEvents(selectLeaveFormValues(store.getState()), next).forEach(store.dispatch),
    },
    problems: (given) => [
      ...(isForAnotherEmployee && given.Employee_ID === ''
        ? [{ field: 'Employee_ID', message: leaveMessages.employee }]
        : []),
      ...leaveProblems(given, { today, isForAnotherEmployee }),
      ...overlapProblems(given, ownLeaves),
    ],
    submit: async (given) => {
      await applyForLeave(
        leaveFormBody(given, mode, { id: user?._id ?? '', email: user?.Email ?? '' }, companyNow()),
      ).unwrap();
      void showSuccess('Leave applied Successfully');
      onFiled();
    },
  });
  // VAL-037: nothing is submitted without a status.
  const submit = async (): Promise<boolean> => {
    if (!isForAnotherEmployee || form.getValues().Status !== '') return form.submit();
    statusAlert.open(null);
    return false;
  };
  return (
    <>
      <FormDialog
        title="Employee Leave Form"
        form={{ ...form, submit }}
        submitLabel="Apply Leave"
        onClose={close}
        width={900}
      >
        <LeaveFields form={form} mode={mode} today={today} />
      </FormDialog>
      {statusAlert.isOpen && <WarningAlert onClose={statusAlert.close}>{leaveMessages.status}</WarningAlert>}
    </>
  );
}
