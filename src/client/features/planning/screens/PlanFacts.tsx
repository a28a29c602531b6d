import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { closedStatus, daysLeft, daysLeftText, isPlanOverdue } from '../../../../domain/planning/dueDays';
import { withPercent } from '../../../../domain/tasks/workState';
import { hoursOfMinutes, plannedWorkRule } from '../../../../domain/tasks/variance';
import type { Milestone, ProjectSprint } from '../../../api/api';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { KeyValueList, type KeyValue } from '../../../ui/layout/KeyValueList';
import { useToday } from '../../../widgets/useToday';
import { countedTasksPath, countsShown, laterWorkText, workText } from './figureColumns';

export interface PlanFactsProps {
  readonly plan: Milestone | ProjectSprint;
  /** Sprints whose tasks the figures count. */
  readonly sprintIds: readonly string[];
  /** Additional facts of a sprint. */
  readonly more?: readonly KeyValue[];
}

/** The progress; the link shows the current tasks. */
function PlanTasks({ plan, sprintIds }: Pick<PlanFactsProps, 'plan' | 'sprintIds'>) {
  const later = laterWorkText(plan);
  const path = countedTasksPath(plan.Project_id, sprintIds);
  const text = withPercent(workText(plan), countsShown(plan));
  if (later === null) return plan.Work.All === 0 ? text : <Link to={path}>{text}</Link>;
  return (
    <>
      <div>{text}</div>
      <Link to={path}>{later}</Link>
    </>
  );
}

/** The facts and progress of a milestone or a sprint. */
export function PlanFacts({ plan, sprintIds, more = [] }: PlanFactsProps) {
  const today = useToday();
  const left = daysLeftText(daysLeft(plan.DueDate, plan.Status, today));
  const isLate = isPlanOverdue(plan.DueDate, plan.Status, today);
  // The figures of a closed sprint are those of its closing.
  const source = 'Closing' in plan && plan.Closing !== null ? plan.Closing : plan;
  return (
    <>
      <KeyValueList
        labelWidth={110}
        items={[
          { label: 'Status', value: <StatusBadge status={plan.Status} /> },
          { label: 'Start Date', value: formatDay(plan.StartDate) },
          {
            label: 'Due Date',
            value: plan.DueDate && (
              <span className={isLate ? 'db-plan-overdue' : undefined}>
                {[formatDay(plan.DueDate), left].filter(Boolean).join(', ')}
              </span>
            ),
          },
          ...more,
          {
            label: 'Tasks',
            value:
              plan.Work.All === 0 && plan.Status !== closedStatus ? (
                'None yet'
              ) : (
                <PlanTasks plan={plan} sprintIds={sprintIds} />
              ),
          },
          { label: 'Estimated', explanation: plannedWorkRule, value: formatHours(source.Estimated_hours) },
          {
            label: 'Logged',
            explanation: plannedWorkRule,
            value: formatHours(hoursOfMinutes(source.Logged_minutes)),
          },
        ]}
      />
      {plan.Description !== null && <p className="db-plan-description">{plan.Description}</p>}
    </>
  );
}
