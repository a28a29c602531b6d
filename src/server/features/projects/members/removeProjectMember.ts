import { handOverTasks } from '../../../assignments/handOverTasks';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import { recordChanges } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';
import { findMember } from '../projectChoicesReadModel';
import { changeMembers, lockProject } from '../projectRepository';

/**
 * Removes a member from a project. Open tasks keep their assignee, or move to another active member.
 * @throws Failure 404 when the caller may not see the project, or the employee is not a member; 422 when the successor is not a member
 */
export const removeProjectMember: Handler<'removeProjectMember'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, , leaving, successor] = await allInOrder([
    mustSeeProject(database, caller, body.id),
    lockProject(database, body.id),
    findMember(database, body.id, body.Employee_id),
    body.Hand_over_to ? findMember(database, body.id, body.Hand_over_to) : undefined,
  ]);
  if (leaving === undefined) throw failures.notFound('Member');
  if (body.Hand_over_to) {
    const isPossible = successor !== undefined && successor.status === 'Active' && successor.id !== leaving.id;
    mustBeValid(
      isPossible
        ? []
        : [{ field: 'Hand_over_to', message: 'Only another active member of the project can take the tasks over' }],
    );
    if (successor) await handOverTasks(call, leaving, [{ projectId: body.id, successor }]);
  }
  await changeMembers(database, body.id, [leaving.id], [], now);
  await recordChanges(database, { kind: 'project', id: body.id }, caller, now, [
    { field: 'members', previous: leaving.full_name, current: null },
  ]);
  return lastRead(() => memberWork(call, body.id));
};
