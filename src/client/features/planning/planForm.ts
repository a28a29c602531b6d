import type { CreateMilestoneForm, CreateSprintForm, Milestone, ProjectSprint } from '../../api/api';
import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';

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

export const newPlanValues: PlanFormValues = { Name: '', Description: '', StartDate: '', DueDate: '', Status: 'OPEN', Scope_type: '', Milestone_id: '' };

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
export const milestoneForm = ({ Name, Description, StartDate, DueDate, Status }: PlanFormValues) => ({ Name, Description, StartDate, DueDate, Status: Status as CreateMilestoneForm['Status'] });

/** What the calls of a sprint send. */
export const sprintForm = (values: PlanFormValues) => ({ ...milestoneForm(values), Scope_type: values.Scope_type as CreateSprintForm['Scope_type'], Milestone_id: values.Milestone_id });

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

/** What differs between the state that was opened, the one being saved and the one stored meanwhile. */
export function planConflict(base: PlanFormValues, mine: PlanFormValues, theirs: PlanFormValues, milestoneName: (id: string) => string): ConflictField[] {
  const readable = (values: PlanFormValues, key: keyof PlanFormValues): string => (key === 'Milestone_id' ? milestoneName(values[key]) : values[key]);
  return keys.map((key) => ({ key, label: labels[key], base: readable(base, key), mine: readable(mine, key), theirs: readable(theirs, key) }));
}

/** The values to save once every field is decided: mine, but theirs where theirs was chosen. */
export function settledPlan(mine: PlanFormValues, theirs: PlanFormValues, choices: ConflictChoices): PlanFormValues {
  return { ...mine, ...Object.fromEntries(keys.filter((key) => choices[key] === 'theirs').map((key) => [key, theirs[key]])) };
}
