import { deletionActions } from '../../../domain/history/historyFields';
import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { mustSeeProject, mustSeeSubject } from '../../visibility/visibilityReadModel';
import { deletedRecord, type DeletedRecord } from './deletionReadModel';
import { restoreProject, restoreTasks } from './deletionRepository';

/**
 * A project comes back by Project.Delete_Project together with Project.All_Project, or by the hand that deleted it; of
 * others' deletions nobody else learns. A task comes back by Project.Edit_Task, in a project that the caller sees.
 */
async function mustBeAllowed({ caller, database }: Call<'restoreTaskOrProject'>, record: DeletedRecord): Promise<void> {
  const has = (flag: string): boolean => caller.grantedFlags.has(flag);
  if (record.kind === 'task') await mustSeeProject(database, caller, record.projectId);
  else if (!has('Project.All_Project') && record.deletedById !== caller.employeeId) throw failures.notFound('Project');
  if (!has(record.kind === 'task' ? 'Project.Edit_Task' : 'Project.Delete_Project')) throw failures.notPermitted();
}

/**
 * Brings back a deleted project with everything that went with it, or a deleted task with those deleted at one stroke
 * with it. What had been deleted before stays deleted.
 * @throws Failure 404 when there is nothing to bring back that the caller may know of, 403 without the flag, 409 when it is back already
 */
export const restoreTaskOrProject: Handler<'restoreTaskOrProject'> = async (call) => {
  const { body, caller, database, now } = call;
  const record = await deletedRecord(database, body.id);
  if (record === undefined) {
    await mustSeeSubject(database, caller, body.id);
    throw failures.conflict('This has been brought back already');
  }
  await mustBeAllowed(call, record);
  if (record.kind === 'project') await restoreProject(database, record);
  const taskIds = await restoreTasks(database, record);
  const restoredIds = record.kind === 'project' ? [record.id] : taskIds;
  await addHistoryEntries(
    database,
    restoredIds.map((id) => ({
      subject: { kind: record.kind, id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: deletionActions[record.kind].restored,
    })),
  );
  return { _id: record.id, Restored: record.kind, Task_count: taskIds.length };
};
