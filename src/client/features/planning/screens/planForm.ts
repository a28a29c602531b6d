import { newStatus } from '../../../../domain/tasks/workState';
import type { CreateMilestoneForm, CreateSprintForm, Milestone, ProjectSprint } from '../../../api/api';
import { comparedFields, type Comparison } from '../../../widgets/competing-edit/comparedFields';

/** A milestone has neither scope nor milestone. */
export interface PlanFormValues {
  Name: string;
  Description: string;
  StartDate: string;
  DueDate: string;
  Status: string;
  Scope_type: string;
  Milestone_id: string;
}

type StoredPlan = Milestone | ProjectSprint;

export const newPlanValues: PlanFormValues = {
  Name: '',
  Description: '',
  StartDate: '',
  DueDate: '',
  Status: newStatus,
  Scope_type: '',
  Milestone_id: '',
};

export const planFormValues = (plan: StoredPlan): PlanFormValues => ({
  Name: plan.Name,
  Description: plan.Description ?? '',
  StartDate: plan.StartDate ?? '',
  DueDate: plan.DueDate ?? '',
  Status: plan.Status,
  Scope_type: ('Scope_type' in plan ? plan.Scope_type : null) ?? '',
  Milestone_id: ('Milestone' in plan ? plan.Milestone?._id : null) ?? '',
});

export const milestoneForm = ({ Name, Description, StartDate, DueDate, Status }: PlanFormValues) => ({
  Name,
  Description,
  StartDate,
  DueDate,
  Status: Status as CreateMilestoneForm['Status'],
});

export const sprintForm = (values: PlanFormValues) => ({
  ...milestoneForm(values),
  Scope_type: values.Scope_type as CreateSprintForm['Scope_type'],
  Milestone_id: values.Milestone_id,
});

const labels: Record<keyof PlanFormValues, string> = {
  Name: 'Name',
  Description: 'Description',
  StartDate: 'Start Date',
  DueDate: 'Due Date',
  Status: 'Status',
  Scope_type: 'Scope type',
  Milestone_id: 'Milestone',
};
const keys = Object.keys(labels) as (keyof PlanFormValues)[];

/** The two versions of a milestone or sprint side by side. */
export const comparedPlan = (milestoneName: (id: string) => string): Comparison<PlanFormValues> =>
  comparedFields(
    keys.map((key) => ({
      key,
      label: labels[key],
      ...(key === 'Milestone_id' && { text: (values) => milestoneName(values[key]) }),
    })),
  );
