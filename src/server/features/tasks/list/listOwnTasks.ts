import type { Handler } from '../../../operations/call';
import { ownTasks } from './taskListsReadModel';
import { tasksAnswer } from '../tasksAnswer';

/** CALL-035: the caller's tasks, open ones first, by due date. */
export const listOwnTasks: Handler<'listOwnTasks'> = async ({ database, caller }) =>
  tasksAnswer(database, caller, await ownTasks(database, caller));
