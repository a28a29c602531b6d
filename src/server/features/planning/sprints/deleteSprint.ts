import type { Handler } from '../../../operations/call';
import { lockedSprint } from '../planAnswer';
import { recordProjectEvent, recordTaskMoves } from '../planChanges';
import { markPlanDeleted } from '../planDeletionRepository';
import { moveTasks } from '../planRepository';

/**
 * Deletes a sprint with its history; its tasks stay, without a sprint. It can be restored.
 * @throws Failure 404 when the caller may not see it or it is deleted
 */
export const deleteSprint: Handler<'deleteSprint'> = async (call) => {
  const { body, caller, database, now } = call;
  const { project_id: projectId, name } = await lockedSprint(database, caller, body.id);
  const freed = await moveTasks(database, { from: body.id, to: null, isOpenOnly: false }, now);
  await recordTaskMoves(database, call, freed, name, null);
  await markPlanDeleted(database, 'sprints', body.id, {
    deletedById: caller.employeeId,
    deletedAt: now,
    freedIds: freed.map((task) => task.id),
  });
  const count = freed.length === 1 ? '1 task is' : `${freed.length} tasks are`;
  await recordProjectEvent(database, call, {
    projectId,
    action: `deleted the sprint '${name}'`,
    ...(freed.length > 0 && { remark: `${count} without a sprint now` }),
  });
  return { _id: body.id, Project_id: projectId, Task_ids: freed.map((task) => task.id) };
};
