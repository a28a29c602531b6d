import { v7 as newId } from 'uuid';
import { deletionActions, timerStoppedAction } from '../../../../domain/history/historyFields';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { mustSeeSubject } from '../../../visibility/visibilityReadModel';
import { deleteProject, deleteTasks } from './deletionRepository';

/**
 * CALL-012: deletes the task or the project with this id (E-01, D-22), a project with everything in it. Both can be
 * restored. Timers that run on deleted tasks are stopped.
 * @throws Failure 404 when the caller may not see it, 403 without Project.Delete_Project or Project.Edit_Task
 */
export const deleteTaskOrProject: Handler<'deleteTaskOrProject'> = async (call) => {
  const { database, caller, now } = call;
  const subject = await mustSeeSubject(database, caller, call.body.id);
  const flag = subject.kind === 'project' ? 'Project.Delete_Project' : 'Project.Edit_Task';
  if (!caller.grantedFlags.has(flag)) throw failures.notPermitted();
  const deletion = {
    id: newId(),
    deletedById: caller.employeeId,
    deletedAt: now,
    timeZone: call.services.companyTimeZone,
  };
  const stopped =
    subject.kind === 'project'
      ? await deleteProject(database, subject.id, deletion)
      : await deleteTasks(database, [subject.id], deletion);
  const action = deletionActions[subject.kind].deleted;
  const entry = { actorId: caller.employeeId, happenedAt: now };
  await addHistoryEntries(database, [
    // Visible in the history when the task is restored: hours never change silently.
    ...stopped.map((timer) => ({
      ...entry,
      subject: { kind: 'task' as const, id: timer.task_id },
      action: timerStoppedAction(timer.employee_name, subject.kind),
    })),
    { ...entry, subject, action },
  ]);
  call.recordAudit({ kind: 'record_deleted', subject });
  return { _id: subject.id, Deleted: subject.kind };
};
