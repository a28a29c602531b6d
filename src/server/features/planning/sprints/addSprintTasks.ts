import { closedStatus } from '../../../../domain/planning/dueDays';
import { planningMessages } from '../../../../domain/planning/planningRules';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { isRecordId } from '../../../database/isRecordId';
import { distinctIds } from '../../../decisions/parseIds';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { lockedSprint, sprintAnswer } from '../planAnswer';
import { recordProjectEvent, recordTaskMoves } from '../planChanges';
import { addTasksToSprint } from '../planRepository';

/** As in the contract; more would lock too many tasks. */
const maxTasks = 500;
/** Limit of names in the history. */
const maxNamedTasks = 50;

/**
 * Adds tasks of the project without a sprint to this one: all of them or none.
 * @throws Failure 404 when the caller may not see it, 409 when it is closed or a task has changed its sprint concurrently, 422 without tasks
 */
export const addSprintTasks: Handler<'addSprintTasks'> = async (call) => {
  const { body, caller, database, now } = call;
  const sprint = await lockedSprint(database, caller, body.id);
  const ids = distinctIds(body.Task_ids);
  if (ids.length === 0 || ids.length > maxTasks || !ids.every(isRecordId))
    throw failures.invalid([{ field: 'Task_ids', message: planningMessages.tasks }]);
  if (sprint.status === closedStatus) throw failures.conflict(planningMessages.closedSprint);
  const added = await addTasksToSprint(database, sprint, ids, now);
  if (added.length < ids.length)
    throw failures.conflict(
      'Some of these tasks have been put into another sprint or deleted in the meantime. Nothing was changed.',
    );
  await recordTaskMoves(database, call, added, null, sprint.name);
  const keys = added.map((task) => task.key).sort(compareTexts);
  const named =
    keys.length > maxNamedTasks ? [...keys.slice(0, maxNamedTasks), `and ${keys.length - maxNamedTasks} more`] : keys;
  await recordProjectEvent(database, call, {
    projectId: sprint.project_id,
    action: `added ${added.length === 1 ? '1 task' : `${added.length} tasks`} to the sprint '${sprint.name}'`,
    remark: named.join(', '),
  });
  return lastRead(async () => ({ Sprint: await sprintAnswer(database, body.id), Task_ids: added.map(({ id }) => id) }));
};
