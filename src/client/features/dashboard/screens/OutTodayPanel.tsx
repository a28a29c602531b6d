import { Link } from 'react-router-dom';
import { useListLeavesTodayQuery, type LeaveToday } from '../../../api/api';
import { EmptyState } from '../../../ui/states/EmptyState';
import { personName } from '../../../../domain/wording/personName';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';

/** The panel is a summary; the link shows all. */
const maxShown = 10;

function awayText({ away_first_half: first, away_second_half: second }: LeaveToday): string {
  if (first === 1 && second === 1) return 'Full Day';
  return first === 1 ? 'First Half' : 'Second Half';
}

export function OutTodayPanel() {
  const query = useListLeavesTodayQuery(undefined, refreshed);
  return (
    <QueryPanel
      title={query.data && query.data.length > 0 ? `Out today: ${query.data.length}` : 'Out today'}
      action={<Link to="/directory">Directory</Link>}
      query={query}
      what="who is out today"
      lines={3}
    >
      {(leaves) =>
        leaves.length === 0 ? (
          <EmptyState isLarge={false} title="No one is on leave today" />
        ) : (
          <>
            <ul className="db-dashboard-list">
              {leaves.slice(0, maxShown).map((leave) => (
                <li key={leave._id}>
                  <span>{personName(leave.Employee)}</span>
                  <span className="db-muted">{awayText(leave)}</span>
                </li>
              ))}
            </ul>
            {leaves.length > maxShown && <Link to="/directory">{`and ${leaves.length - maxShown} more`}</Link>}
          </>
        )
      }
    </QueryPanel>
  );
}
