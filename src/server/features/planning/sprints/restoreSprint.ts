import type { Handler } from '../../../operations/call';
import { mustRestorePlan } from '../mustRestorePlan';
import { recordProjectEvent, recordTaskMoves } from '../planChanges';
import { restoreTaskSprints, markPlanRestored } from '../planDeletionRepository';

/**
 * Restores a deleted sprint with its history, and those of its tasks that have no other sprint now.
 * @throws Failure 404 when no such sprint is visible to the caller, 409 when it is restored already or its name is taken
 */
export const restoreSprint: Handler<'restoreSprint'> = async (call) => {
  const { body, caller, database, now } = call;
  const { projectId, name } = await mustRestorePlan(database, caller, 'sprints', body.id);
  const rejoined = await restoreTaskSprints(
    database,
    body.id,
    await markPlanRestored(database, 'sprints', body.id),
    now,
  );
  await recordTaskMoves(database, call, rejoined, null, name);
  const count = rejoined.length === 1 ? '1 task is' : `${rejoined.length} tasks are`;
  await recordProjectEvent(database, call, {
    projectId,
    action: `brought back the sprint '${name}'`,
    ...(rejoined.length > 0 && { remark: `${count} in it again` }),
  });
  return { _id: body.id, Project_id: projectId, Task_ids: rejoined.map((task) => task.id) };
};
