import type { Handler } from '../../../operations/call';
import { tasksAssignedTo } from './taskListsReadModel';
import { taskRowWire } from '../taskWire';

/** CALL-035: the caller's tasks, open ones first, by due date. */
export const listOwnTasks: Handler<'listOwnTasks'> = async (call) =>
  (await tasksAssignedTo(call.database, call.caller, call.caller.employeeId)).map(taskRowWire);
