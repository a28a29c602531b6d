import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { useListLeaveLogsQuery } from '../../../api/api';
import { selectLeaves, type WithRecords } from '../../../entities/knownRecords';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { LogEntries } from '../../../widgets/logs/LogEntries';
import { personName } from '../../../../domain/wording/personName';
import { closedNotice, leaveDatesText } from './shownLeave';

const LogOfLeave = ({ leaveId }: { readonly leaveId: string }) => <LogEntries log={useListLeaveLogsQuery(leaveId)} />;

/** The log of a leave (SCR-046, F-45), below its details. */
export function LeaveLogDrawer({
  leaveId,
  onClose,
}: {
  readonly leaveId: string | null;
  readonly onClose: () => void;
}) {
  const leave = useSelector((state: WithRecords) => selectLeaves(state)[leaveId ?? '']);
  const notice = leave && closedNotice(leave);
  return (
    <SideDrawer name="leave-log" isOpen={leaveId !== null} title="Logs" onClose={onClose}>
      {leave && (
        <div className="db-log">
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
        </div>
      )}
      {leaveId !== null && <LogOfLeave leaveId={leaveId} />}
    </SideDrawer>
  );
}
