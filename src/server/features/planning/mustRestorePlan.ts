import type { Kysely } from 'kysely';
import { planningMessages } from '../../../domain/planning/planningRules';
import type { Schema } from '../../database/schema';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { planWithMark } from './deletedPlansReadModel';
import { mustSeeOwningProject } from './planAnswer';
import { isNameTaken } from './planReadModel';

const nouns = { milestones: 'Milestone', sprints: 'Sprint' } as const;

/**
 * The deleted milestone or sprint, if the caller may restore it.
 * @throws Failure 404 when it is not visible to the caller, 409 when it is restored already or its name is taken
 */
export async function mustRestorePlan(
  database: Kysely<Schema>,
  caller: Caller,
  table: 'milestones' | 'sprints',
  id: string,
): Promise<{ projectId: string; name: string }> {
  const plan = await planWithMark(database, table, id);
  if (plan === undefined) throw failures.notFound(nouns[table]);
  const [, isTaken] = await allInOrder([
    mustSeeOwningProject(database, caller, plan.project_id, nouns[table]),
    isNameTaken(database, table, plan.project_id, plan.name, id),
  ]);
  if (plan.deleted_at === null) throw failures.conflict('This has been brought back already', 'already_done');
  if (isTaken)
    throw failures.conflict(
      table === 'sprints' ? planningMessages.sprintNameTaken : planningMessages.milestoneNameTaken,
    );
  return { projectId: plan.project_id, name: plan.name };
}
