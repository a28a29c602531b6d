import { projectStatusAction } from '../../../domain/history/historyFields';
import { mustBeUnchanged } from '../../errors/competingEdit';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { projectAnswer } from './projectAnswer';
import { lockProject, saveProject } from './projectRepository';

/**
 * CALL-010: changes the status of a project, for every caller who sees it (E-19). The history entry is 'Status to
 * {status}' (BEH-052). An equal status changes nothing.
 * @throws Failure 404 when the caller may not see it, 409 with the stored project when another status is stored than the caller was shown
 */
export const editProjectStatus: Handler<'editProjectStatus'> = async (call) => {
  const { id, Status } = call.body;
  await mustSeeProject(call.database, call.caller, id);
  const stored = await lockProject(call.database, id);
  if (stored.status !== Status) {
    await mustBeUnchanged(stored.status, call.body, () => projectAnswer(call.database, id, call));
    await saveProject(call.database, id, { status: Status }, call.now);
    await addHistoryEntries(call.database, [
      {
        subject: { kind: 'project', id },
        actorId: call.caller.employeeId,
        happenedAt: call.now,
        change: { field: 'status', previous: stored.status, current: Status },
        action: projectStatusAction(Status),
      },
    ]);
  }
  return lastRead(() => projectAnswer(call.database, id, call));
};
