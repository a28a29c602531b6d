import { changedText } from '../../../../domain/validation/enteredText';
import type { Kysely } from 'kysely';
import { milestoneProblems, planningMessages } from '../../../../domain/planning/planningRules';
import { newStatus } from '../../../../domain/tasks/workState';
import type { Schema } from '../../../database/schema';
import { mustBeValid } from '../../../errors/failure';
import { storedPlanDays, type PlanBody, type PlanComparison } from '../planChanges';
import { isNameTaken, type MilestoneRow } from '../planReadModel';
import type { MilestoneValues } from '../planRepository';

/**
 * The new values of a milestone.
 * @param stored null for a new one
 * @throws Failure 422 with the problems
 */
export async function milestoneValues(
  database: Kysely<Schema>,
  projectId: string,
  body: PlanBody,
  stored: MilestoneRow | null,
): Promise<MilestoneValues> {
  const problems = milestoneProblems(body, stored && storedPlanDays(stored));
  const name = body.Name.trim();
  if (
    !problems.some(({ field }) => field === 'Name') &&
    (await isNameTaken(database, 'milestones', projectId, name, stored?.id ?? null))
  ) {
    problems.unshift({ field: 'Name', message: planningMessages.milestoneNameTaken });
  }
  mustBeValid(problems);
  return {
    name,
    description: changedText(body.Description, stored?.description ?? null),
    starts_on: changedText(body.StartDate, stored?.starts_on ?? null),
    due_on: changedText(body.DueDate, stored?.due_on ?? null),
    status: body.Status ?? stored?.status ?? newStatus,
  };
}

/** Compared values for the history. */
export const planComparisons = (stored: MilestoneValues, values: MilestoneValues): PlanComparison[] => [
  { label: 'Name', before: stored.name, after: values.name },
  { label: 'Start Date', before: stored.starts_on ?? null, after: values.starts_on ?? null, isDay: true },
  { label: 'Due Date', before: stored.due_on ?? null, after: values.due_on ?? null, isDay: true },
  { label: 'Status', before: stored.status, after: values.status },
  { label: 'Description', before: stored.description ?? null, after: values.description ?? null },
];
