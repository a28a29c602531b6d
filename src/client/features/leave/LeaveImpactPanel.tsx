import { Callout } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { shortTaskPath } from '../../../domain/tasks/taskPath';
import { formatDay } from '../../../domain/calendar/formatDay';
import { endText } from '../../../domain/schedule/halfDayTexts';
import { toHalfDay } from '../../../domain/calendar/halfDays';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import { bothLengthsText, calendarDaysText, leaveLengthsText } from '../../../domain/leave/workingLeave';
import { monthName } from '../../../domain/calendar/month';
import { useGetLeaveImpactQuery, type LeaveImpact } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { counted } from '../../../domain/wording/counted';
import { personName } from '../../../domain/wording/personName';
import { leaveDatesField } from '../../../domain/leave/leaveDates';
import { impactQuery, leaveDatesText } from './screens/shownLeave';
import './screens/leave.css';

export interface LeaveImpactPanelProps {
  readonly period: LeavePeriod;
  /** The employee of the leave; default: the user. */
  readonly employeeId?: string;
  /** The length is shown next to the panel. */
  readonly isLengthShown?: true;
}

function Part({
  title,
  nothing,
  items,
}: {
  readonly title: string;
  readonly nothing: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}) {
  return (
    <section>
      <h3 className="db-leave-part">{title}</h3>
      {items.length === 0 ? (
        <p className="db-muted">{nothing}</p>
      ) : (
        <ul className="db-leave-list">
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const awayItem = (leave: LeaveImpact['Away'][number]) => ({
  key: `${leave.Employee._id} ${leave[leaveDatesField]} ${leave.Leave_half_from}`,
  content: `${personName(leave.Employee)}: ${leaveDatesText(leave)}`,
});

const moreItems = (hidden: number) =>
  hidden > 0 ? [{ key: 'more', content: <span className="db-muted">and {hidden} more</span> }] : [];

const movedItem = (milestone: LeaveImpact['Moved_milestones'][number]) => {
  const { Due_date: due, Ends_after: after } = milestone;
  const ends = endText(toHalfDay(after, milestone.Ends_after_half));
  const before = endText(toHalfDay(milestone.Ends_before, milestone.Ends_before_half));
  const late = due !== null && after > due ? `, after it is due (${formatDay(due)})` : '';
  return {
    key: milestone._id,
    content: `${milestone.Name} of ${milestone.Project_name}: ends ${ends} instead of ${before}${late}`,
  };
};

/**
 * The impact of a leave: its length, leave so far, absences, tasks and milestones due, milestones that end later, sprints
 * ending, holidays.
 */
export function LeaveImpactPanel({ period, employeeId, isLengthShown }: LeaveImpactPanelProps) {
  const { currentData: impact, error, isFetching, refetch } = useGetLeaveImpactQuery(impactQuery(period, employeeId));
  const failure = shownFailure(error);
  if (!impact && failure)
    return <LoadFailed what="the impact of the leave" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!impact) return <PanelSkeleton lines={6} label="Loading the impact of the leave" />;
  const { Counts: counts } = impact;
  const hidden = impact.Tasks_total - impact.Tasks.length;
  const hiddenMoved = impact.Moved_milestones_total - impact.Moved_milestones.length;
  const hiddenMilestones = impact.Milestones_total - impact.Milestones.length;
  return (
    <>
      {impact.Too_early !== null && (
        <Callout compact intent="warning" role="status" className="db-leave-notice">
          {impact.Too_early}
        </Callout>
      )}
      {!isLengthShown && (
        <p className="db-leave-length">{`Length: ${leaveLengthsText(impact.Length_days, impact.Working_days)}`}</p>
      )}
      <Part
        title="Granted leave so far"
        nothing=""
        items={[
          {
            key: 'month',
            content: `This month: ${bothLengthsText(counts.LeavesInCurrentMonth, counts.Working_days_current_month)}`,
          },
          {
            key: 'recent',
            content: `Last 30 days: ${bothLengthsText(counts.LeavesinLast30Days, counts.Working_days_last_30_days)}`,
          },
          { key: 'total', content: `In total: ${bothLengthsText(counts.LeaveTotalDays, counts.Working_days_total)}` },
          {
            key: 'carried',
            content: `Carry forward: ${
              counts.Carry_forward_month === null
                ? 'no monthly record yet'
                : `${calendarDaysText(counts.Carry_forward)}, record of ${monthName(counts.Carry_forward_month)}`
            }`,
          },
        ]}
      />
      <Part title="Who is out" nothing="No one on the team is out" items={impact.Away.map(awayItem)} />
      {impact.Waiting.length > 0 && (
        <Part title="Other requests for these days" nothing="" items={impact.Waiting.map(awayItem)} />
      )}
      <Part
        title="Tasks due"
        nothing="No open task is due on these days"
        items={[
          ...impact.Tasks.map((task) => ({
            key: task._id,
            content: (
              <>
                <Link to={shortTaskPath(task._id)} target="_blank">
                  {task.Task_key}
                </Link>{' '}
                {task.Short_summary} <span className="db-muted">({formatDay(task.Due_date)})</span>
              </>
            ),
          })),
          ...moreItems(hidden),
        ]}
      />
      <Part
        title="Milestones due"
        nothing="No milestone with assigned open tasks is due on these days"
        items={[
          ...impact.Milestones.map((milestone) => ({
            key: milestone._id,
            content: `${milestone.Name} of ${milestone.Project_name} (${formatDay(milestone.Due_date)}): ${counted(milestone.Open_tasks, 'open task')}`,
          })),
          ...moreItems(hiddenMilestones),
        ]}
      />
      <Part
        title="Milestones that end later"
        nothing="No milestone ends later when tasks are planned around the leave"
        items={[...impact.Moved_milestones.map(movedItem), ...moreItems(hiddenMoved)]}
      />
      <Part
        title="Sprints ending"
        nothing="No sprint ends on these days"
        items={impact.Sprints.map((sprint) => ({
          key: sprint._id,
          content: `${sprint.Name} of ${sprint.Project_name} (${formatDay(sprint.DueDate)})`,
        }))}
      />
      {impact.Holidays.length > 0 && (
        <Part
          title="Holidays during the leave"
          nothing=""
          items={impact.Holidays.map((holiday) => ({
            key: `${holiday.Day} ${holiday.Name}`,
            content: `${formatDay(holiday.Day)} ${holiday.Name}${holiday.Half === null ? '' : `, ${holiday.Half}`}: counts as a day of the leave`,
          }))}
        />
      )}
    </>
  );
}
