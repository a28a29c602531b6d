import { isActiveLeave } from '../../../../domain/leave/leaveChoices';
import { doPeriodsOverlap } from '../../../../domain/leave/leavePeriod';
import { overlapMessage, periodOfRequest } from '../../../../domain/leave/leaveRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { Leave } from '../../../api/api';
import type { LeaveFormValues } from './leaveFormSlice';
import { periodOfLeave } from '../screens/shownLeave';

/** Reports before sending what the server would reject: a leave already covers a half of these days. */
export function overlapProblems(values: LeaveFormValues, leaves: readonly Leave[]): FieldProblem[] {
  const period = periodOfRequest(values);
  const other =
    period && leaves.find((leave) => isActiveLeave(leave.Status) && doPeriodsOverlap(period, periodOfLeave(leave)));
  return other ? [{ field: 'StartDate', message: overlapMessage('You have', periodOfLeave(other)) }] : [];
}
