import { dayIn } from '../../../../domain/calendar/day';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import { isBlank } from '../../../../domain/validation/isBlank';
import { failures, mustBeValid } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { storedTask, taskAnswer } from './taskAnswer';
import { checkTaskEdits } from './checkedEdits';
import { storeTaskEdits } from './taskEditStore';
import { needsEditFlag, pickPatch, readPatch } from './taskPatch';

/**
 * CALL-022: changes single values of a task. Every caller who sees the task may change status, assignee and priority (E-19);
 * the others need Project.Edit_Task. An equal value changes nothing. With `former`, a concurrent change is not
 * overwritten, and the failure says whose it was.
 * @throws Failure 404 when the caller may not see it, 403 without the flag, 409 with the stored task when another value than the former and the new one is stored, 422 for a request without any value or with problems
 */
export const editTask: Handler<'editTask'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const patch = pickPatch(body);
  const former = body.former === undefined ? {} : readPatch('former', body.former);
  const [edit] = await checkTaskEdits(database, caller, [{ id: body.id, patch, former }], {
    today: dayIn(services.companyTimeZone, now),
  });
  if (edit?.task === undefined) throw failures.notFound('Task');
  if (Object.keys(patch).length === 0)
    throw failures.invalid([{ field: 'Status', message: 'Please select a status, an assignee or a priority' }]);
  if (needsEditFlag(patch) && !caller.grantedFlags.has('Project.Edit_Task')) throw failures.notPermitted();
  // The message of the assignees selector as specified (VAL-030).
  if (patch.Employee_id !== undefined && isBlank(patch.Employee_id))
    throw failures.invalid([{ field: 'Employee_id', message: taskMessages.project }]);
  if (edit.competing.length > 0)
    throw failures.competingEdit({ ...(await storedTask(database, body.id, call)) }, edit.problems);
  mustBeValid(edit.problems);
  await storeTaskEdits(database, caller, [edit], now);
  return lastRead(() => taskAnswer(database, body.id, call));
};
