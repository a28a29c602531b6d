import { skipToken } from '@reduxjs/toolkit/query';
import { Callout } from '@blueprintjs/core';
import type { Day } from '../../../../domain/calendar/day';
import { dayHalves, filedStatuses, isActiveLeave, leaveTypes } from '../../../../domain/leave/leaveChoices';
import { isPossiblePeriod, leaveLength, leaveLengthText } from '../../../../domain/leave/leavePeriod';
import {
  earliestLeaveDay,
  emergencyMonth,
  hrNotice,
  isAcceptedPeriod,
  isHrNoticeDue,
  latestFirstDay,
  maxReasonLength,
  periodOfRequest,
} from '../../../../domain/leave/leaveRules';
import { useSelector } from 'react-redux';
import { leaveLengthsText } from '../../../../domain/leave/workingLeave';
import { useGetLeaveImpactQuery, useListLeavesQuery } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { CheckField } from '../../../ui/form/CheckField';
import { toChoices } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { RadioField } from '../../../ui/form/RadioField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useEmployeeSearch } from '../../../widgets/people/useEmployeeSearch';
import type { LeaveFormMode, LeaveFormValues } from './leaveFormSlice';
import { LeaveImpactPanel } from '../LeaveImpactPanel';
import { impactQuery, periodOfLeave } from '../screens/shownLeave';

const typeChoices = toChoices(leaveTypes);
const halfChoices = toChoices(dayHalves);
const statusChoices = toChoices(filedStatuses);

export interface LeaveFieldsProps {
  readonly form: FormHandle<LeaveFormValues>;
  readonly mode: LeaveFormMode;
  readonly today: Day;
}

/** True when the employee has used the emergency of the month of the given day (F-09). */
function useIsEmergencyTaken(day: Day, isNeeded: boolean): boolean {
  const { currentData: leaves = [] } = useListLeavesQuery('own', { skip: !isNeeded });
  const month = emergencyMonth(day);
  return (
    isNeeded &&
    leaves.some(
      (leave) =>
        leave.Emergency_leave === 'true' &&
        isActiveLeave(leave.Status) &&
        emergencyMonth(periodOfLeave(leave).from) === month,
    )
  );
}

/** The length as soon as the days are chosen; their working days follow with the impact of the leave. */
function useLengthText(length: number | undefined, asked: ReturnType<typeof impactQuery> | undefined): string {
  const { currentData: impact } = useGetLeaveImpactQuery(asked ?? skipToken);
  if (length === undefined) return 'Length: choose the days';
  return `Length: ${impact ? leaveLengthsText(length, impact.Working_days) : leaveLengthText(length)}`;
}

const emergencyTaken = 'This month already has an emergency leave';

/** The fields at the left, the impact of the leave at the right. */
export function LeaveFields({ form, mode, today }: LeaveFieldsProps) {
  const values = useFormValues(form, ({ Reason: _notShownElsewhere, ...rest }) => rest);
  const ownId = useSelector(selectUser)?._id;
  const isForAnotherEmployee = mode === 'admin';
  const minDay = earliestLeaveDay(today, { isEmergency: values.Emergency_leave, isForAnotherEmployee });
  const period = periodOfRequest(values);
  const length = period && isPossiblePeriod(period) ? leaveLength(period) : undefined;
  const employeeId = isForAnotherEmployee ? values.Employee_ID : undefined;
  const asked = period && isAcceptedPeriod(period) && employeeId !== '' ? impactQuery(period, employeeId) : undefined;
  const lengthText = useLengthText(length, asked);
  const employees = useEmployeeSearch('employee', values.Employee_ID === '' ? [] : [values.Employee_ID], ownId);
  const notified = useEmployeeSearch(
    'notified',
    values.Notified_Employee,
    isForAnotherEmployee ? values.Employee_ID : ownId,
  );
  const isEmergencyTaken = useIsEmergencyTaken(period?.from ?? today, !isForAnotherEmployee);
  return (
    <div className="db-leave-form">
      <div>
        {isForAnotherEmployee && (
          <div className="db-form-columns">
            <SelectField
              label="Employee"
              field={form.field('Employee_ID')}
              choices={employees.choices}
              isRequired
              isSearchable
              onSearch={employees.search}
              isLoading={employees.isLoading}
              placeholder="Search by name or code"
            />
            <SelectField label="Status" field={form.field('Status')} choices={statusChoices} isRequired />
          </div>
        )}
        <RadioField label="Leave Type" field={form.field('Leave_type')} choices={typeChoices} isRequired />
        <div className="db-form-columns">
          <DayField
            label="First day"
            field={form.field('StartDate')}
            minDay={minDay}
            maxDay={latestFirstDay(today)}
            today={today}
            isRequired
          />
          <DayField
            label="Last day"
            field={form.field('EndDate')}
            minDay={period?.from ?? minDay}
            today={today}
            isRequired
          />
          <RadioField label="Starts with" field={form.field('Leave_half_from')} choices={halfChoices} />
          <RadioField label="Ends with" field={form.field('Leave_half_to')} choices={halfChoices} />
        </div>
        <CheckField
          label="Mark as an emergency (1 leave per month)"
          field={form.field('Emergency_leave')}
          disabledReason={isEmergencyTaken && !values.Emergency_leave ? emergencyTaken : undefined}
          help={isEmergencyTaken ? emergencyTaken : undefined}
        />
        <TextAreaField label="Reason" field={form.field('Reason')} isRequired maxLength={maxReasonLength} />
        <MultiSelectField
          label="Notified Employee"
          field={form.field('Notified_Employee')}
          choices={notified.choices}
          onSearch={notified.search}
          isLoading={notified.isLoading}
          placeholder="Search by name or code"
          help="They will be notified"
        />
      </div>
      <aside className="db-leave-meaning" aria-label="Impact of this leave">
        <output className="db-leave-length">{lengthText}</output>
        {length !== undefined && isHrNoticeDue(values.Leave_type, length) && (
          <Callout compact intent="warning" role="status" className="db-leave-notice">
            {hrNotice.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Callout>
        )}
        {asked && period && <LeaveImpactPanel period={period} employeeId={employeeId} isLengthShown />}
      </aside>
    </div>
  );
}
