import type { CreateMilestoneForm, CreateSprintForm, Milestone, ProjectSprint } from '../../../api/api';
import { comparedFields, type Comparison } from '../../../widgets/competing-edit/comparedFields';

/** The form of a milestone or a sprint as it is filled in; a milestone has neither scope nor milestone. */
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
  Status: 'OPEN',
  Scope_type: '',
  Milestone_id: '',
};

/** The stored milestone or sprint as the form shows it. */
export const planFormValues = (plan: StoredPlan): PlanFormValues => ({
  Name: plan.Name,
  Description: plan.Description ?? '',
  StartDate: plan.StartDate ?? '',
  DueDate: plan.DueDate ?? '',
  Status: plan.Status,
  Scope_type: ('Scope_type' in plan ? plan.Scope_type : null) ?? '',
  Milestone_id: ('Milestone' in plan ? plan.Milestone?._id : null) ?? '',
});

/** What the calls of a milestone send. */
export const milestoneForm = ({ Name, Description, StartDate, DueDate, Status }: PlanFormValues) => ({
  Name,
  Description,
  StartDate,
  DueDate,
  Status: Status as CreateMilestoneForm['Status'],
});

/** What the calls of a sprint send. */
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

/** Two saves of one milestone or sprint side by side. */
export const comparedPlan = (milestoneName: (id: string) => string): Comparison<PlanFormValues> =>
  comparedFields(
    keys.map((key) => ({
      key,
      label: labels[key],
      ...(key === 'Milestone_id' && { text: (values) => milestoneName(values[key]) }),
    })),
  );
