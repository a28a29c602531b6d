import { weekdayName } from '../../../../domain/calendar/weekday';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useGetNextHolidayQuery } from '../../../api/api';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useToday } from '../../../widgets/useToday';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';
import { countDays } from '../../../../domain/calendar/day';

function whenText(day: string, today: string): string {
  const days = countDays(today, day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** The next holiday at the user's location. */
export function NextHolidayPanel() {
  const today = useToday();
  return (
    <QueryPanel
      title="Next holiday"
      action={<Link to="/holidays-list">Holidays</Link>}
      query={useGetNextHolidayQuery(undefined, refreshed)}
      what="the next holiday"
      lines={1}
    >
      {(holiday) =>
        holiday === null ? (
          <EmptyState isLarge={false} title="No holiday is planned" />
        ) : (
          <div className="db-dashboard-line">
            <strong>{holiday.Name}</strong>
            <span>{`${weekdayName(holiday.Day)} ${formatDay(holiday.Day)}${holiday.Half === null ? '' : `, ${holiday.Half}`}`}</span>
            <span className="db-muted">{whenText(holiday.Day, today)}</span>
          </div>
        )
      }
    </QueryPanel>
  );
}
