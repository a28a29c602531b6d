import type { Handler } from '../../../operations/call';
import { sendOfVisibleProject } from '../../../visibility/visibilityReadModel';
import { milestonesOfProject, sprintsOfProject } from '../planReadModel';
import { milestoneWire } from '../planWire';

/**
 * The milestones of a project by due date, with their sprints and figures (D-06).
 * @throws Failure 404 when the caller may not see the project
 */
export const listMilestones: Handler<'listMilestones'> = async ({ body, caller, database }) => {
  const [sprints, milestones] = await sendOfVisibleProject(database, caller, body.Project_id, [
    sprintsOfProject(database, body.Project_id),
    milestonesOfProject(database, body.Project_id),
  ]);
  return milestones.map((milestone) => milestoneWire(milestone, sprints));
};
