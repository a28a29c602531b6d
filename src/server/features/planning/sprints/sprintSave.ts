import { changedText } from '../../../../domain/validation/enteredText';
import type { Kysely } from 'kysely';
import { planningMessages, sprintProblems } from '../../../../domain/planning/planningRules';
import { newStatus } from '../../../../domain/tasks/workState';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Schema } from '../../../database/schema';
import { mustBeValid } from '../../../errors/failure';
import type { Call } from '../../../operations/call';
import { storedPlanDays } from '../planChanges';
import { isNameTaken, milestoneName, type SprintRow } from '../planReadModel';
import type { SprintValues } from '../planRepository';

type SprintBody = Omit<Call<'createSprint'>['body'], 'Project_id'>;

/** The new values of a sprint, with the name of its milestone. */
export interface SprintSave {
  values: SprintValues;
  milestoneName: string | null;
}

/**
 * @param stored null for a new sprint
 * @throws Failure 422 with the problems
 */
export async function checkSprintSave(
  database: Kysely<Schema>,
  projectId: string,
  body: SprintBody,
  stored: SprintRow | null,
): Promise<SprintSave> {
  const name = body.Name.trim();
  const milestoneId = changedText(body.Milestone_id, stored?.milestone_id ?? null);
  const problems = sprintProblems(body, stored && { Status: stored.status, ...storedPlanDays(stored) });
  const [isTaken, milestone] = await allInOrder([
    !problems.some(({ field }) => field === 'Name') &&
      isNameTaken(database, 'sprints', projectId, name, stored?.id ?? null),
    milestoneId === null ? null : milestoneName(database, projectId, milestoneId),
  ]);
  if (isTaken) problems.unshift({ field: 'Name', message: planningMessages.sprintNameTaken });
  if (milestone === undefined) problems.push({ field: 'Milestone_id', message: planningMessages.foreignMilestone });
  mustBeValid(problems);
  return {
    milestoneName: milestone ?? null,
    values: {
      name,
      description: changedText(body.Description, stored?.description ?? null),
      starts_on: changedText(body.StartDate, stored?.starts_on ?? null),
      due_on: changedText(body.DueDate, stored?.due_on ?? null),
      scope_type: changedText(body.Scope_type, stored?.scope_type ?? null),
      milestone_id: milestoneId,
      status: body.Status ?? stored?.status ?? newStatus,
    },
  };
}
