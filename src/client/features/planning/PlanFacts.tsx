import { Link } from 'react-router-dom';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { daysLeft, daysLeftText, isPlanOverdue } from '../../../domain/planning/dueDays';
import type { Milestone, ProjectSprint } from '../../api/api';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { KeyValueList, type KeyValue } from '../../ui/layout/KeyValueList';
import { useToday } from '../../widgets/useToday';
import { donePercent, tasksPath } from './figureColumns';

const minutesPerHour = 60;

export interface PlanFactsProps {
  readonly plan: Milestone | ProjectSprint;
  /** Sprints whose tasks the figures count. */
  readonly sprintIds: readonly string[];
  /** Facts of a sprint beyond those of a milestone. */
  readonly more?: readonly KeyValue[];
}

/** What a milestone or a sprint is, and how far it has come. */
export function PlanFacts({ plan, sprintIds, more = [] }: PlanFactsProps) {
  const today = useToday();
  const left = daysLeftText(daysLeft(plan.DueDate, plan.Status, today));
  const isLate = isPlanOverdue(plan.DueDate, plan.Status, today);
  const progress = `${plan.Done_count} of ${plan.Task_count} done (${donePercent(plan)}%)`;
  return (
    <>
      <KeyValueList
        labelWidth={110}
        items={[
          { label: 'Status', value: <StatusBadge status={plan.Status} /> },
          { label: 'Start Date', value: formatDay(plan.StartDate) },
          { label: 'Due Date', value: plan.DueDate && <span className={isLate ? 'db-plan-overdue' : undefined}>{[formatDay(plan.DueDate), left].filter(Boolean).join(', ')}</span> },
          ...more,
          { label: 'Tasks', value: plan.Task_count === 0 ? 'None yet' : <Link to={tasksPath(plan.Project_id, sprintIds)}>{progress}</Link> },
          { label: 'Estimated', value: formatHours(plan.Estimated_hours) },
          { label: 'Logged', value: formatHours(plan.Logged_minutes / minutesPerHour) },
        ]}
      />
      {plan.Description !== null && <p className="db-plan-description">{plan.Description}</p>}
    </>
  );
}
