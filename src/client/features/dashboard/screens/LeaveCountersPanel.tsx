import { leaveCounterPath } from '../../../../domain/leave/leavePath';
import { Link } from 'react-router-dom';
import { dayWord, workingDaysText } from '../../../../domain/leave/workingLeave';
import { useGetLeaveCountsQuery } from '../../../api/api';
import { FigureList } from './FigureList';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';

/** The words of a figure: '… days, 2 working days'. */
const noteText = (days: number, workingDays: number): string => ` ${dayWord(days)}, ${workingDaysText(workingDays)}`;

/** Days of granted leaves (SCR-039 to SCR-042). */
export function LeaveCountersPanel() {
  return (
    <QueryPanel
      title="My leaves"
      action={<Link to="/me">My Leaves</Link>}
      query={useGetLeaveCountsQuery(undefined, refreshed)}
      what="the leave counters"
      lines={2}
    >
      {(counts) => (
        <FigureList
          figures={[
            {
              key: 'month',
              label: 'This Month',
              value: counts.LeavesInCurrentMonth,
              note: noteText(counts.LeavesInCurrentMonth, counts.Working_days_current_month),
              title: 'Days of granted leaves in this calendar month',
              path: leaveCounterPath('currentMonth'),
            },
            {
              key: 'last30',
              label: 'Last 30days',
              value: counts.LeavesinLast30Days,
              note: noteText(counts.LeavesinLast30Days, counts.Working_days_last_30_days),
              title: 'Days of granted leaves in the last 30 days, today included',
              path: leaveCounterPath('last30Days'),
            },
            {
              key: 'total',
              label: 'Total Leaves',
              value: counts.LeaveTotalDays,
              note: noteText(counts.LeaveTotalDays, counts.Working_days_total),
              title: 'Days of all granted leaves',
              path: leaveCounterPath('total'),
            },
            {
              key: 'carry',
              label: 'Carry Forward Leave',
              value: counts.Carry_forward,
              note: ` ${dayWord(counts.Carry_forward)}`,
              title: 'From your latest monthly attendance record',
              path: leaveCounterPath('carryForward'),
            },
          ]}
        />
      )}
    </QueryPanel>
  );
}
