import { joinLeaveDates, leaveDatesField } from '../../../../domain/leave/leaveDates';
import type { ApplyForLeaveForm } from '../../../api/api';
import type { LeaveFormMode, LeaveFormValues } from './leaveFormSlice';

/**
 * The wire form (CALL-037). The server determines applicant and time; Email and Create_at are sent as specified. A
 * status is only sent with a leave for another employee.
 */
export function leaveFormBody(
  values: LeaveFormValues,
  mode: LeaveFormMode,
  applicant: { readonly id: string; readonly email: string },
  at: Date,
): ApplyForLeaveForm {
  if (values.Leave_type === '') throw new Error('A leave without a type cannot be filed');
  return {
    Email: applicant.email,
    [leaveDatesField]: joinLeaveDates({ from: values.StartDate, to: values.EndDate }),
    StartDate: values.StartDate,
    EndDate: values.EndDate,
    Reason: values.Reason,
    Leave_half_from: values.Leave_half_from,
    Leave_half_to: values.Leave_half_to,
    Notified_Employee: values.Notified_Employee.join(','),
    Create_at: at.toISOString(),
    Emergency_leave: values.Emergency_leave ? 'true' : 'false',
    Leave_type: values.Leave_type,
    Employee_ID: mode === 'admin' ? values.Employee_ID : applicant.id,
    Status: mode === 'admin' && values.Status !== '' ? values.Status : 'Pending',
  };
}
