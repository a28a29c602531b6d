import type { Handler } from '../../../operations/call';
import { sendOfVisibleProject } from '../../../visibility/visibilityReadModel';
import { sprintsOfProject } from '../planReadModel';
import { sprintWire } from '../planWire';

/**
 * The sprints of a project, newest first, with their figures (D-05).
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectSprints: Handler<'listProjectSprints'> = async ({ body, caller, database }) => {
  const [sprints] = await sendOfVisibleProject(database, caller, body.Project_id, [
    sprintsOfProject(database, body.Project_id),
  ]);
  return sprints.map(sprintWire);
};
