import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import type { Caller, Schemas } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { milestoneById, sprintById, sprintsOfProject, type MilestoneRow, type SprintRow } from './planReadModel';
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
 * The sprint, for a caller who may see its project.
 * @throws Failure 404 when no such sprint is visible to the caller
 */
export async function mustSeeSprint(database: Kysely<Schema>, caller: Caller, id: string): Promise<SprintRow> {
  const sprint = await sprintById(database, id);
  if (sprint === undefined) throw failures.notFound('Sprint');
  await mustSeeOwningProject(database, caller, sprint.project_id, 'Sprint');
  return sprint;
}

/**
 * The milestone, for a caller who may see its project.
 * @throws Failure 404 when no such milestone is visible to the caller
 */
export async function mustSeeMilestone(database: Kysely<Schema>, caller: Caller, id: string): Promise<MilestoneRow> {
  const milestone = await milestoneById(database, id);
  if (milestone === undefined) throw failures.notFound('Milestone');
  await mustSeeOwningProject(database, caller, milestone.project_id, 'Milestone');
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
export async function milestoneAnswer(database: Kysely<Schema>, id: string): Promise<Schemas['Milestone']> {
  const milestone = await milestoneById(database, id);
  if (milestone === undefined) throw failures.notFound('Milestone');
  return milestoneWire(milestone, await sprintsOfProject(database, milestone.project_id));
}
