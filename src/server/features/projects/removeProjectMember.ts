import { failures, mustBeValid } from '../../errors/failure';
import { addHistoryEntries, recordChanges } from '../../history/historyRepository';
import { notify } from '../../notifications/notify';
import type { Call, Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { handOverOpenTasks } from './memberRepository';
import { memberWork } from './memberWork';
import { memberOf, type ProjectMember } from './projectChoicesReadModel';
import { projectById } from './projectReadModel';
import { changeMembers, lockProject } from './projectRepository';

/** Gives the open tasks to the successor; each task tells it in its history, the successor is told once. */
async function handOver({ body, caller, database, now }: Call<'removeProjectMember'>, leaving: ProjectMember, successor: ProjectMember): Promise<void> {
  const taskIds = await handOverOpenTasks(database, body.id, leaving.id, successor.id, now);
  if (taskIds.length === 0) return;
  const change = { field: 'assignee', previous: leaving.full_name, current: successor.full_name } as const;
  await addHistoryEntries(database, taskIds.map((id) => ({ subject: { kind: 'task', id }, actorId: caller.employeeId, happenedAt: now, change })));
  const { name } = await projectById(database, body.id);
  await notify(database, {
    recipientIds: [successor.id],
    actorId: caller.employeeId,
    kind: 'task-assigned',
    text: `${caller.fullName} handed ${taskIds.length === 1 ? 'a task' : `${taskIds.length} tasks`} of ${leaving.full_name} in ${name} over to you`,
    path: `/project/tasks/${body.id}?f.Assignees=in:${successor.id}`,
    happenedAt: now,
  });
}

/**
 * Takes a member out of a project. Open tasks stay with the person, or go to another active member.
 * @throws Failure 404 when the caller may not see the project, or this is no member of it; 422 when the successor is none
 */
export const removeProjectMember: Handler<'removeProjectMember'> = async (call) => {
  const { body, caller, database, now } = call;
  await mustSeeProject(database, caller, body.id);
  await lockProject(database, body.id);
  const leaving = await memberOf(database, body.id, body.Employee_id);
  if (leaving === undefined) throw failures.notFound('Member');
  if (body.Hand_over_to) {
    const successor = await memberOf(database, body.id, body.Hand_over_to);
    const isPossible = successor !== undefined && successor.status === 'Active' && successor.id !== leaving.id;
    mustBeValid(isPossible ? [] : [{ field: 'Hand_over_to', message: 'Only another active member of the project can take the tasks over' }]);
    if (successor) await handOver(call, leaving, successor);
  }
  await changeMembers(database, body.id, [leaving.id], [], now);
  await recordChanges(database, { kind: 'project', id: body.id }, caller, now, [{ field: 'members', previous: leaving.full_name, current: null }]);
  return memberWork(call, body.id);
};
