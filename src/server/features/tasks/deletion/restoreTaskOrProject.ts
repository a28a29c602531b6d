import { deletionActions } from '../../../../domain/history/historyFields';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Call, Handler } from '../../../operations/call';
import { mustSeeProject, mustSeeSubject } from '../../../visibility/visibilityReadModel';
import { deletedRecord, type DeletedRecord } from './deletionReadModel';
import { restoreProject, restoreTasks } from './deletionRepository';

/**
 * Restoring a project needs Project.Delete_Project, and Project.All_Project unless the caller deleted it: other callers must
 * not learn of it. Restoring a task needs Project.Edit_Task and a visible project.
 */
async function mustBeAllowed({ caller, database }: Call<'restoreTaskOrProject'>, record: DeletedRecord): Promise<void> {
  const has = (flag: string): boolean => caller.grantedFlags.has(flag);
  if (record.kind === 'task') await mustSeeProject(database, caller, record.projectId);
  else if (!has('Project.All_Project') && record.deletedById !== caller.employeeId) throw failures.notFound('Project');
  if (!has(record.kind === 'task' ? 'Project.Edit_Task' : 'Project.Delete_Project')) throw failures.notPermitted();
}

/**
 * Restores a deleted project with everything that was deleted with it, or a deleted task with those of the same deletion.
 * Earlier deletions stay deleted.
 * @throws Failure 404 when the caller may know of no such deletion, 403 without the flag, 409 when it is restored already
 */
export const restoreTaskOrProject: Handler<'restoreTaskOrProject'> = async (call) => {
  const { body, caller, database, now } = call;
  const record = await deletedRecord(database, body.id);
  if (record === undefined) {
    await mustSeeSubject(database, caller, body.id);
    throw failures.conflict('This has been brought back already', 'already_done');
  }
  await mustBeAllowed(call, record);
  if (record.kind === 'project') await restoreProject(database, record);
  call.recordAudit({ kind: 'record_restored', subject: { kind: record.kind, id: record.id } });
  const tasks = await restoreTasks(database, record, now);
  const restoredIds = record.kind === 'project' ? [record.id] : tasks.map(({ id }) => id);
  const entry = { actorId: caller.employeeId, happenedAt: now };
  await addHistoryEntries(database, [
    ...restoredIds.map((id) => ({
      ...entry,
      subject: { kind: record.kind, id },
      action: deletionActions[record.kind].restored,
    })),
    ...tasks.flatMap(({ id, lost_sprint: sprint }) =>
      sprint === null
        ? []
        : [
            {
              ...entry,
              subject: { kind: 'task' as const, id },
              change: { field: 'sprint' as const, previous: sprint, current: null },
            },
          ],
    ),
  ]);
  return { _id: record.id, Restored: record.kind, Task_count: tasks.length };
};
