import { dayIn } from '../../../../domain/calendar/day';
import { insertFiles } from '../../../attachments/attachmentsRepository';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import { recordChanges } from '../../../history/historyRepository';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeTask } from '../../../visibility/visibilityReadModel';
import { storedTask, taskAnswer } from './taskAnswer';
import { taskFieldChanges } from './taskFieldChanges';
import { recordLinksAtOtherEnd } from '../links/taskLinks';
import { visibleLinkedTasks } from '../links/taskLinksReadModel';
import { changeLinks } from '../links/taskLinksRepository';
import { taskById, taskFiles } from '../taskReadModel';
import { changeTaskFiles, lockTask, saveTask } from './taskRepository';
import { checkTaskSave } from './taskSave';

/**
 * CALL-020: changes a task; the project stays as it is. Every changed field gets one entry in the history.
 * A save that changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 409 with the stored task when a newer version is stored, 422 with what is wrong
 */
export const updateTask: Handler<'updateTask'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const [, , task, links, files] = await allInOrder([
    mustSeeTask(database, caller, body.id),
    lockTask(database, body.id),
    taskById(database, caller, body.id),
    visibleLinkedTasks(database, caller, body.id),
    taskFiles(database, body.id),
  ]);
  const stored = { task, links, files };
  if (body.Version !== undefined && stored.task.version > body.Version)
    throw failures.competingEdit({ ...(await storedTask(database, body.id, call)) });
  const save = await checkTaskSave(database, caller, body, stored, dayIn(services.companyTimeZone, now));
  mustBeValid(save.problems);
  const changes = taskFieldChanges(stored, save);
  if (changes.length > 0) {
    await saveTask(database, body.id, save.values, now);
    await changeLinks(database, body.id, {
      removedIds: save.links.removed.map((task) => task.id),
      addedIds: save.links.added.map((task) => task.id),
      now,
    });
    await changeTaskFiles(
      database,
      body.id,
      save.attachments.droppedIds,
      await insertFiles(database, save.attachments.added, caller.employeeId, now),
    );
    await recordChanges(database, { kind: 'task', id: body.id }, caller, now, changes);
    await recordLinksAtOtherEnd(database, caller, now, stored.task.key, save.links);
  }
  if (changes.length === 0 || save.values.assignee_id === stored.task.assignee_id)
    return lastRead(() => taskAnswer(database, body.id, call));
  const [answer] = await allInOrder([
    taskAnswer(database, body.id, call),
    notifyAssignments(database, caller, now, [body.id]),
  ]);
  return answer;
};
