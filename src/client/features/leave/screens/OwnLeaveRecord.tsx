import { getYear, monthName, toMonth } from '../../../../domain/calendar/month';
import type { Leave } from '../../../api/api';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { useMatches } from '../../../browser/useMatches';
import { EmployeeMonth } from '../../attendance/EmployeeMonth';
import { LeaveImpactPanel } from '../LeaveImpactPanel';
import { LeaveYear } from '../year/LeaveYear';
import { LeaveFacts, LeaveLog } from './LeaveFacts';
import { periodOfLeave } from './shownLeave';

/** Three parts fit side by side. */
const wideWindow = '(min-width: 2200px)';

/** One of the user's own leaves next to the list: its log, what it means for the work, and the days and, where there is room, the year around it. */
export default function OwnLeaveRecord({ leave }: { readonly leave: Leave }) {
  const period = periodOfLeave(leave);
  const month = toMonth(period.from);
  const year = getYear(month);
  const hasRoomForYear = useMatches(wideWindow);
  return (
    <DetailColumns>
      <DetailColumn label="Leave">
        <h2 className="db-detail-head">
          {leave.Leave_type} <StatusBadge status={leave.Status} />
        </h2>
        <LeaveFacts leave={leave} />
        <h3 className="db-section-title">Logs</h3>
        <LeaveLog leaveId={leave._id} />
        <LeaveImpactPanel period={period} />
      </DetailColumn>
      <DetailColumn label={`Days of ${monthName(month)}`} share={hasRoomForYear ? 1.5 : 2}>
        <EmployeeMonth id={leave.Employee_ID} name="My attendance" month={month} day={period.from} />
      </DetailColumn>
      {hasRoomForYear && (
        <DetailColumn label={`Year ${year}`} share={2.5} hasHeading>
          <LeaveYear year={year} />
        </DetailColumn>
      )}
    </DetailColumns>
  );
}
