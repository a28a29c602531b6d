import { dayIn } from '../../../../domain/calendar/day';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import { isBlank } from '../../../../domain/validation/isBlank';
import { failures, mustBeValid } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { taskWithRelationsStatement } from '../taskReadModel';
import { storedTask, taskDetailAnswer } from './taskAnswer';
import { checkTaskEdits } from './checkedEdits';
import { storeTaskEdits } from './taskEditStore';
import { needsEditFlag, reversePatch, pickPatch } from './taskPatch';

/**
 * CALL-022: changes single values of a task. Every caller who sees the task may change status, assignee and priority (E-19);
 * the others need Project.Edit_Task. An equal value changes nothing. With Former_value, a concurrent change is not
 * overwritten.
 * @throws Failure 404 when the caller may not see it, 403 without the flag, 409 with the stored task when another value than Former_value is stored, 422 for a request without any value or with problems
 */
export const editTask: Handler<'editTask'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const patch = pickPatch(body);
  const [edit] = await checkTaskEdits(database, caller, [{ id: body.id, patch }], {
    today: dayIn(services.companyTimeZone, now),
  });
  if (edit?.task === undefined) throw failures.notFound('Task');
  if (Object.keys(patch).length === 0)
    throw failures.invalid([{ field: 'Status', message: 'Please select a status, an assignee or a priority' }]);
  if (needsEditFlag(patch) && !caller.grantedFlags.has('Project.Edit_Task')) throw failures.notPermitted();
  // The message of the assignees selector as specified (VAL-030).
  if (patch.Employee_id !== undefined && isBlank(patch.Employee_id))
    throw failures.invalid([{ field: 'Employee_id', message: taskMessages.project }]);
  mustBeValid(edit.problems);
  const [stored] = Object.values<string | undefined>({ ...reversePatch(edit.task, edit.set) });
  if (body.Former_value !== undefined && stored !== undefined && stored !== body.Former_value)
    throw failures.competingEdit({ ...(await storedTask(database, body.id, call)) });
  const [task] = await storeTaskEdits(
    database,
    caller,
    [edit],
    now,
    taskWithRelationsStatement(database, caller, body.id),
  );
  if (task === undefined) throw new Error(`There is no task ${body.id}`);
  return taskDetailAnswer(task, call);
};
