import { allInOrder } from '../../../database/transactions/allInOrder';
import { mustBeValid } from '../../../errors/failure';
import { recordChanges } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';
import { peopleById } from '../projectChoicesReadModel';
import { listedNames } from '../projectNames';
import { projectById } from '../projectReadModel';
import { changeMembers, lockProject } from '../projectRepository';
import { notifyNewMembers } from './notifyProjectMembers';

/**
 * Adds active employees to a project (D-02) and notifies them. Existing members stay.
 * @throws Failure 404 when the caller may not see the project, 422 for other than active employees
 */
export const addProjectMembers: Handler<'addProjectMembers'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, , project] = await allInOrder([
    mustSeeProject(database, caller, body.id),
    lockProject(database, body.id),
    projectById(database, body.id),
  ]);
  const memberIds = listedNames(project.member_ids);
  const joiningIds = listedNames(body.Project_member).filter((id) => !memberIds.includes(id));
  const people = await peopleById(database, joiningIds);
  const names = joiningIds.flatMap((id) => people.get(id)?.full_name ?? []);
  mustBeValid(
    joiningIds.some((id) => people.get(id)?.isActive !== true)
      ? [{ field: 'Project_member', message: 'Only active employees can become members' }]
      : [],
  );
  if (joiningIds.length > 0) {
    await changeMembers(database, body.id, [], joiningIds, now);
    await recordChanges(database, { kind: 'project', id: body.id }, caller, now, [
      { field: 'members', previous: null, current: names.join(', ') },
    ]);
    await notifyNewMembers(call, project, joiningIds);
  }
  return lastRead(() => memberWork(call, body.id));
};
