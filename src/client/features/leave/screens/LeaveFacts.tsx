import { Callout } from '@blueprintjs/core';
import { useListLeaveLogsQuery, type Leave } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { LogEntries } from '../../../widgets/logs/LogEntries';
import { personName } from '../../../../domain/wording/personName';
import { closedNotice, leaveDatesText } from './shownLeave';

/** What a leave is about, and why it cannot be decided if it cannot. */
export function LeaveFacts({ leave }: { readonly leave: Leave }) {
  const notice = closedNotice(leave);
  return (
    <>
      {notice !== undefined && (
        <Callout compact intent="warning">
          {notice}
        </Callout>
      )}
      <KeyValueList
        items={[
          { label: 'Employee', value: personName(leave.Employee) },
          { label: 'Leave Dates', value: leaveDatesText(leave) },
          {
            label: 'Leave Type',
            value: leave.Emergency_leave === 'true' ? `${leave.Leave_type}, an emergency` : leave.Leave_type,
          },
          { label: 'Leave Note', value: leave.Reason },
        ]}
      />
    </>
  );
}

/** The log of a leave (SCR-046, F-45). */
export const LeaveLog = ({ leaveId }: { readonly leaveId: string }) => (
  <LogEntries log={useListLeaveLogsQuery(leaveId)} />
);
