import { countDays, type Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { maxTaskDays } from '../tasks/taskRules';
import { isBlank } from '../validation/isBlank';
import type { FieldProblem } from '../validation/fieldProblem';
import { closedStatus } from './dueDays';

/** '' for no scope. */
export const scopeTypes = ['Fixed scope', 'Flexible scope'] as const;

/** The input of a milestone or a sprint; field names are those of the contract. */
export interface PlanEntry {
  Name?: string;
  StartDate?: string;
  DueDate?: string;
  Status?: string;
}

/** The days of a milestone or sprint, spelled as in the contract. */
export interface PlanDays {
  readonly StartDate: Day | null;
  readonly DueDate: Day | null;
}

/** What is stored of a sprint that its rules ask for. */
export interface StoredPlan extends PlanDays {
  readonly Status: string;
}

/** Calendar days between the first and the last day: as many as a task of the sprint may take. */
const maxSprintDays = maxTaskDays;
/** Ten years. A mistyped year must not make a plan of centuries. */
const maxMilestoneDays = 3653;

/** What happens to the open tasks of a sprint on closing. */
export type Carry = 'leave' | 'sprint' | 'new';

export interface ClosingEntry extends Pick<PlanEntry, 'Name' | 'StartDate' | 'DueDate'> {
  Carry?: string;
  Target_sprint_id?: string;
}

export const planningMessages = {
  milestoneName: 'Please Enter Milestone Name!',
  sprintName: 'Please Enter Sprint Name!',
  milestoneNameTaken: 'This project has a milestone of this name already',
  sprintNameTaken: 'This project has a sprint of this name already',
  notADay: 'This is not a date',
  dueBeforeStart: 'Due Date cannot be before Start Date',
  sprintTooLong: 'A sprint takes at most three years, from its Start Date to its Due Date',
  milestoneTooLong: 'A milestone takes at most ten years, from its Start Date to its Due Date',
  foreignMilestone: 'This milestone does not belong to the project',
  foreignSprint: 'This sprint does not belong to the project',
  closedSprint: 'This sprint is closed',
  newIsClosed: 'A new sprint cannot be closed',
  closeByAction: 'Close the sprint by Close Sprint, so that its tasks are accounted for',
  reopenFirst: 'Reopen the sprint first',
  daysOfClosedSprint: 'The sprint is closed. Its days can be corrected with Edit in the list of sprints',
  correctionOnly: 'This sprint is closed. Change its days only to correct a mistake: its charts follow them',
  carry: 'Please Select what happens to the open tasks!',
  target: 'Please Select Sprint!',
  sameSprint: 'The tasks are in this sprint already',
  tasks: 'Please Select Tasks!',
} as const;

interface PlanLimit {
  readonly days: number;
  readonly message: string;
}
const milestoneLimit: PlanLimit = { days: maxMilestoneDays, message: planningMessages.milestoneTooLong };
const sprintLimit: PlanLimit = { days: maxSprintDays, message: planningMessages.sprintTooLong };

/** Calendar days of a plan; 0 without both days. */
const planLength = ({ StartDate, DueDate }: PlanDays): number =>
  StartDate === null || DueDate === null ? 0 : countDays(StartDate, DueDate);

/** A day that is not sent stays; a plan that is stored already may keep its length, and become shorter. */
function dayProblems(entry: PlanEntry, stored: PlanDays | null, limit: PlanLimit): FieldProblem[] {
  const { StartDate = stored?.StartDate ?? '', DueDate = stored?.DueDate ?? '' } = entry;
  const problems: FieldProblem[] = [];
  if (StartDate !== '' && !isDay(StartDate)) problems.push({ field: 'StartDate', message: planningMessages.notADay });
  if (DueDate !== '' && !isDay(DueDate)) problems.push({ field: 'DueDate', message: planningMessages.notADay });
  if (problems.length > 0 || StartDate === '' || DueDate === '') return problems;
  const isNewDue = DueDate !== stored?.DueDate;
  if (!isNewDue && StartDate === stored.StartDate) return [];
  if (DueDate < StartDate) return [{ field: 'DueDate', message: planningMessages.dueBeforeStart }];
  const storedLength = stored === null ? 0 : planLength(stored);
  if (countDays(StartDate, DueDate) > Math.max(limit.days, storedLength))
    return [{ field: isNewDue ? 'DueDate' : 'StartDate', message: limit.message }];
  return [];
}

const nameProblems = ({ Name }: PlanEntry, message: string): FieldProblem[] =>
  isBlank(Name) ? [{ field: 'Name', message }] : [];

/** Problems of a milestone, in the order of the form. @param stored null for a new one */
export const milestoneProblems = (entry: PlanEntry, stored: PlanDays | null): FieldProblem[] => [
  ...nameProblems(entry, planningMessages.milestoneName),
  ...dayProblems(entry, stored, milestoneLimit),
];

/**
 * Problems of a sprint, in the order of the form. The status CLOSE changes only by closing and reopening, which account for
 * the tasks.
 *
 * @param stored null for a new sprint
 */
export function sprintProblems(entry: PlanEntry, stored: StoredPlan | null): FieldProblem[] {
  const storedStatus = stored?.Status ?? null;
  const status = (message: string): FieldProblem[] => [{ field: 'Status', message }];
  const closes = entry.Status === closedStatus && storedStatus !== closedStatus;
  const reopens = storedStatus === closedStatus && entry.Status !== undefined && entry.Status !== closedStatus;
  return [
    ...nameProblems(entry, planningMessages.sprintName),
    ...dayProblems(entry, stored, sprintLimit),
    ...(closes ? status(storedStatus === null ? planningMessages.newIsClosed : planningMessages.closeByAction) : []),
    ...(reopens ? status(planningMessages.reopenFirst) : []),
  ];
}

/** Problems of closing a sprint, in the order of the dialog. */
export function closingProblems(entry: ClosingEntry, sprintId: string): FieldProblem[] {
  const { Carry: carry, Target_sprint_id: targetId } = entry;
  if (carry === 'leave') return [];
  if (carry === 'new') return sprintProblems(entry, null);
  if (carry !== 'sprint') return [{ field: 'Carry', message: planningMessages.carry }];
  if (isBlank(targetId)) return [{ field: 'Target_sprint_id', message: planningMessages.target }];
  return targetId === sprintId ? [{ field: 'Target_sprint_id', message: planningMessages.sameSprint }] : [];
}
