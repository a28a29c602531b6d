import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { employeeTasks } from './taskListsReadModel';
import { tasksAnswer } from '../tasksAnswer';

/**
 * CALL-036: the visible tasks of an employee (F-57); open ones first, by due date.
 * @throws Failure 404 when there is no such employee
 */
export const listEmployeeTasks: Handler<'listEmployeeTasks'> = async ({ database, caller, body }) => {
  const rows = await employeeTasks(database, caller, body.id);
  if (rows === undefined) throw failures.notFound('Employee');
  return tasksAnswer(database, caller, rows);
};
