import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { sprintsOfProject } from '../planReadModel';
import { sprintWire } from '../planWire';

/**
 * The sprints of a project, newest first, with their figures (D-05).
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectSprints: Handler<'listProjectSprints'> = async ({ body, caller, database }) => {
  await mustSeeProject(database, caller, body.Project_id);
  return (await sprintsOfProject(database, body.Project_id)).map(sprintWire);
};
