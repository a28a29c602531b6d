import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ownAttendancePath } from '../../../../domain/attendance/attendancePath';
import { totalFormulas, type AttendanceTotal } from '../../../../domain/attendance/attendanceMonth';
import type { Month } from '../../../../domain/calendar/month';
import { loggedAndRunningText, loggedText } from '../../../../domain/timer/timeEntry';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { totalLabels } from '../../attendance/attendanceTexts';
import { QueryPanel } from '../screens/QueryPanel';
import { sumOwnDays } from './ownDays';
import type { OwnMonthDays } from './useOwnMonthDays';

const shownTotals: readonly AttendanceTotal[] = ['workingDays', 'present', 'absent', 'paidLeave', 'holiday'];

/** The user's month in sums: the totals of the attendance, and the hours of its days. */
export function OwnMonthTotals({ month, own }: { readonly month: Month; readonly own: OwnMonthDays }) {
  const today = useWorkDate();
  const calendarDay = useToday();
  const timeZone = useSelector(selectTimeZone);
  const { days, counts, isRead, failed } = own;
  const query = {
    data: isRead ? counts : undefined,
    error: failed?.error,
    isFetching: failed?.isFetching ?? true,
    refetch: () => failed?.refetch(),
  };
  const sums = sumOwnDays(days, today);
  return (
    <QueryPanel
      title="Totals"
      action={<Link to={ownAttendancePath(month)}>Attendance</Link>}
      query={query}
      what="the totals"
      lines={10}
    >
      {(totals) => (
        <KeyValueList
          labelWidth={190}
          items={[
            ...shownTotals.map((total) => ({
              label: totalLabels[total],
              explanation: totalFormulas[total],
              value: totals[total],
            })),
            { label: 'Worked', value: loggedText(sums.workedMs) },
            {
              label: 'Worked on average',
              explanation: 'On the days before today with work on record',
              value: sums.averageMs === 0 ? null : `${loggedText(sums.averageMs)} a day`,
            },
            {
              label: 'Logged',
              value: loggedAndRunningText(
                days.flatMap(({ timeEntries }) => timeEntries),
                calendarDay,
                timeZone,
              ),
            },
            { label: 'Present without a timer', value: loggedText(sums.untrackedMs) },
            { label: 'Days with a missing punch', value: sums.missingPunches },
          ]}
        />
      )}
    </QueryPanel>
  );
}
