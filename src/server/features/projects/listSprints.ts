import type { Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { readSprints } from './projectChoicesReadModel';

/**
 * CALL-016: the sprints of a project, newest first.
 * @throws Failure 404 when the caller may not see the project
 */
export const listSprints: Handler<'listSprints'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.body.Project_id);
  const sprints = await readSprints(call.database, call.body.Project_id);
  return sprints.map((sprint) => ({
    _id: sprint.id,
    Name: sprint.name,
    Status: sprint.status,
    StartDate: sprint.starts_on,
    DueDate: sprint.due_on,
  }));
};
