import { isRecordId } from '../../database/isRecordId';
import type { Kysely } from 'kysely';
import { sendTogether } from '../../database/sendTogether';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import {
  milestoneById,
  sprintById,
  sprintsOfProject,
  visibleMilestoneQuery,
  visibleSprintQuery,
  type MilestoneRow,
  type SprintRow,
} from './planReadModel';
import { lockPlan } from './planRepository';
import { milestoneWire, sprintWire } from './planWire';

/**
 * An invisible project hides its contents: the error names the requested record, and reveals nothing of the project.
 */
export async function mustSeeOwningProject(
  database: Kysely<Schema>,
  caller: Caller,
  projectId: string,
  what: string,
): Promise<void> {
  try {
    await mustSeeProject(database, caller, projectId);
  } catch (error) {
    throw error instanceof Failure ? failures.notFound(what) : error;
  }
}

/**
 * @param read the plan, and whether the caller may see its project
 * @throws Failure 404 when no such plan is visible
 */
async function mustSee<Row>(
  what: 'Sprint' | 'Milestone',
  id: string,
  read: () => Promise<readonly [Row | undefined, readonly unknown[]]>,
): Promise<Row> {
  if (!isRecordId(id)) throw failures.notFound(what);
  const [plan, visible] = await read();
  if (plan === undefined || visible.length === 0) throw failures.notFound(what);
  return plan;
}

/**
 * The sprint, for a caller who may see its project.
 * @throws Failure 404 when no such sprint is visible to the caller
 */
export const mustSeeSprint = (database: Kysely<Schema>, caller: Caller, id: string): Promise<SprintRow> =>
  mustSee('Sprint', id, () =>
    Promise.all([
      sprintById(database, id),
      visibleSprintQuery(caller)(database, { id, viewer: caller.employeeId }).execute(),
    ]),
  );

/**
 * The milestone, for a caller who may see its project.
 * @throws Failure 404 when no such milestone is visible to the caller
 */
export const mustSeeMilestone = (database: Kysely<Schema>, caller: Caller, id: string): Promise<MilestoneRow> =>
  mustSee('Milestone', id, () =>
    Promise.all([
      milestoneById(database, id),
      visibleMilestoneQuery(caller)(database, { id, viewer: caller.employeeId }).execute(),
    ]),
  );

/**
 * The locked sprint, for a caller who may see its project.
 * @throws Failure 404 when no such sprint is visible to the caller
 */
export async function lockedSprint(database: Kysely<Schema>, caller: Caller, id: string): Promise<SprintRow> {
  const [, sprint] = await allInOrder([lockPlan(database, 'sprints', id), mustSeeSprint(database, caller, id)]);
  return sprint;
}

/**
 * The locked milestone; whether the caller may see its project remains to be checked.
 * @throws Failure 404 when there is no such milestone
 */
export async function lockedMilestone(database: Kysely<Schema>, id: string): Promise<MilestoneRow> {
  const [, milestone] = await allInOrder([lockPlan(database, 'milestones', id), milestoneById(database, id)]);
  if (milestone === undefined) throw failures.notFound('Milestone');
  return milestone;
}

/**
 * The sprint as it is stored now.
 * @throws Failure 404 when it has been deleted in the meantime
 */
export async function sprintAnswer(database: Kysely<Schema>, id: string): Promise<Schemas['ProjectSprint']> {
  const sprint = await sprintById(database, id);
  if (sprint === undefined) throw failures.notFound('Sprint');
  return sprintWire(sprint);
}

/**
 * The milestone as it is stored now.
 * @throws Failure 404 when it has been deleted in the meantime
 */
export async function milestoneAnswer(
  database: Kysely<Schema>,
  { id, projectId }: { readonly id: string; readonly projectId: string },
): Promise<Schemas['Milestone']> {
  const [milestone, [sprints]] = await allInOrder([
    milestoneById(database, id),
    sendTogether(database, [sprintsOfProject(database, projectId)]),
  ]);
  if (milestone === undefined) throw failures.notFound('Milestone');
  return milestoneWire(milestone, sprints);
}
