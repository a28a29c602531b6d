import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../attachments/attachmentWire';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { filesOfTask, linkedTasksOf, loggedMinutesOf, taskById, type TaskDetail } from './taskReadModel';
import { taskWire } from './taskWire';

type TaskCall = LinkMaker & { caller: Caller };

/** A task that was read, with its surroundings, in the spelling of the contract. */
export async function answerOfTask(
  database: Kysely<Schema>,
  task: TaskDetail,
  call: TaskCall,
): Promise<Schemas['Task']> {
  const linkedTasks = await linkedTasksOf(database, call.caller, task.id);
  const files = await filesOfTask(database, task.id);
  return taskWire(task, { linkedTasks, files, loggedMinutes: await loggedMinutesOf(database, task.id) }, call);
}

/** One task as it is stored now, in the spelling of the contract. */
export const taskAnswer = async (database: Kysely<Schema>, id: string, call: TaskCall): Promise<Schemas['Task']> =>
  answerOfTask(database, await taskById(database, id), call);
