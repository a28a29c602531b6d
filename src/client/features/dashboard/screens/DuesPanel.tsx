import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { daysLeft, daysLeftText, milestoneDueDays, sprintDueDays } from '../../../../domain/planning/dueDays';
import { useListOwnDuesQuery } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { EmptyState } from '../../../ui/states/EmptyState';
import { planPath } from '../../../../domain/planning/planPath';
import { useToday } from '../../../widgets/useToday';
import type { DashboardPanelProps } from './DashboardPanel';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';

const maxShown = 8;

/** Milestones and sprints of the user's projects that are overdue or due soon. */
export function DuesPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const seesDues = useIsPermitted('PM_Report.Dues');
  return (
    <QueryPanel
      mark={mark}
      title="Due milestones and sprints"
      action={
        seesDues ? (
          <Link {...lensMark('PM_Report.Dues')} to="/dueDashboard">
            Dues
          </Link>
        ) : undefined
      }
      query={useListOwnDuesQuery(undefined, refreshed)}
      what="the due milestones and sprints"
      lines={4}
    >
      {(dues) =>
        dues.length === 0 ? (
          <EmptyState
            isLarge={false}
            title={`No milestone of your projects is due within ${milestoneDueDays} days, and no sprint within ${sprintDueDays} days`}
          />
        ) : (
          <>
            <ul className="db-dashboard-list">
              {dues.slice(0, maxShown).map((due) => (
                <li key={due._id}>
                  <span className="db-dashboard-due">
                    <Link to={planPath(due.Kind, due.Project_id, due._id)}>{due.Name}</Link>{' '}
                    <span className="db-muted">{due.Project_name}</span>
                  </span>
                  <span
                    className={due.Due_date < today ? 'db-dashboard-late' : 'db-muted'}
                    title={formatDay(due.Due_date)}
                  >
                    {daysLeftText(daysLeft(due.Due_date, due.Status, today))}
                  </span>
                </li>
              ))}
            </ul>
            {dues.length > maxShown && <p className="db-muted">{`and ${dues.length - maxShown} more`}</p>}
          </>
        )
      }
    </QueryPanel>
  );
}
