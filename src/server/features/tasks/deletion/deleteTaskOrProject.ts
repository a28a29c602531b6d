import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { mustSeeSubject } from '../../../visibility/visibilityReadModel';
import { deleteProject, deleteTasks } from './deletionRepository';
import { newDeletion, recordDeletion } from './recordDeletion';

/**
 * CALL-012: deletes the task or the project with this id (E-01, D-22), a project with everything in it. Both can be
 * restored. Timers that run on deleted tasks are stopped.
 * @throws Failure 404 when the caller may not see it, 403 without Project.Delete_Project or Project.Edit_Task
 */
export const deleteTaskOrProject: Handler<'deleteTaskOrProject'> = async (call) => {
  const { database, caller } = call;
  const subject = await mustSeeSubject(database, caller, call.body.id);
  const flag = subject.kind === 'project' ? 'Project.Delete_Project' : 'Project.Edit_Task';
  if (!caller.grantedFlags.has(flag)) throw failures.notPermitted();
  const deletion = newDeletion(call);
  const stopped =
    subject.kind === 'project'
      ? await deleteProject(database, subject.id, deletion)
      : await deleteTasks(database, [subject.id], deletion);
  await recordDeletion(call, [subject], stopped);
  return { _id: subject.id, Deleted: subject.kind };
};
