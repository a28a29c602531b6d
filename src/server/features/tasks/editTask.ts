import { taskMessages } from '../../../domain/tasks/taskRules';
import { isBlank } from '../../../domain/validation/isBlank';
import { failures } from '../../errors/failure';
import { recordChanges } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { taskAnswer } from './taskAnswer';
import { valueChanges } from './taskChanges';
import { activeMemberName } from './taskChoicesReadModel';
import { taskById } from './taskReadModel';
import { lockTask, saveTask } from './taskRepository';
import { storedValues } from './taskSave';
import { assigningFailed } from './taskValues';

/**
 * CALL-022: changes status, assignee or priority of a task; everybody who sees it may (E-19).
 * Choosing what stands there already changes nothing.
 * @throws Failure 404 when the caller may not see it, 422 for a request without any of the three or an assignee who is no member
 */
export const editTask: Handler<'editTask'> = async (call) => {
  const { body, caller, database, now } = call;
  await mustSeeTask(database, caller, body.id);
  if (body.Status === undefined && body.Employee_id === undefined && body.Priority === undefined) {
    throw failures.invalid([{ field: 'Status', message: 'Please select a status, an assignee or a priority' }]);
  }
  // The message of the assignees selector as specified (VAL-030).
  if (body.Employee_id !== undefined && isBlank(body.Employee_id)) throw failures.invalid([{ field: 'Employee_id', message: taskMessages.project }]);
  await lockTask(database, body.id);
  const task = await taskById(database, body.id);
  const stored = storedValues(task);
  const values = { ...stored, status: body.Status ?? stored.status, assignee_id: body.Employee_id ?? stored.assignee_id, priority: body.Priority ?? stored.priority };
  const names = { assignee: task.assignee_name, reporter: task.reporter_name, sprint: task.sprint_name };
  if (values.assignee_id !== null && values.assignee_id !== stored.assignee_id) {
    const name = await activeMemberName(database, task.project_id, values.assignee_id);
    if (name === undefined) throw failures.invalid([{ field: 'Employee_id', message: assigningFailed }]);
    names.assignee = name;
  }
  const changes = valueChanges(task, values, names);
  if (changes.length > 0) {
    await saveTask(database, body.id, { status: values.status, assignee_id: values.assignee_id, priority: values.priority }, now);
    await recordChanges(database, { kind: 'task', id: body.id }, caller, now, changes);
  }
  return taskAnswer(database, body.id, call);
};
