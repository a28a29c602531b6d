import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { isEmployee, tasksAssignedTo } from './taskListsReadModel';
import { taskRowWire } from '../taskWire';

/**
 * CALL-036: the visible tasks of an employee (F-57); open ones first, by due date.
 * @throws Failure 404 when there is no such employee
 */
export const listEmployeeTasks: Handler<'listEmployeeTasks'> = async (call) => {
  if (!(await isEmployee(call.database, call.body.id))) throw failures.notFound('Employee');
  return (await tasksAssignedTo(call.database, call.caller, call.body.id)).map(taskRowWire);
};
