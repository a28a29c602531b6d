import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { milestonesOfProject, sprintsOfProject } from '../planReadModel';
import { milestoneWire } from '../planWire';

/**
 * The milestones of a project by due date, with their sprints and figures (D-06).
 * @throws Failure 404 when the caller may not see the project
 */
export const listMilestones: Handler<'listMilestones'> = async ({ body, caller, database }) => {
  await mustSeeProject(database, caller, body.Project_id);
  const sprints = await sprintsOfProject(database, body.Project_id);
  return (await milestonesOfProject(database, body.Project_id)).map((milestone) => milestoneWire(milestone, sprints));
};
