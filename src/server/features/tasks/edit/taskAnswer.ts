import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../../attachments/attachmentWire';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import type { Schemas } from '../../../operations/operationTypes.gen';
import { visibleLinkedTasks } from '../links/taskLinksReadModel';
import { loggedMinutes, taskById, taskFiles, type TaskDetail } from '../taskReadModel';
import { taskWire } from '../taskWire';

type TaskCall = LinkMaker & { caller: Caller };

/** A task with its links and files, in the spelling of the contract. */
export async function taskDetailAnswer(
  database: Kysely<Schema>,
  task: TaskDetail,
  call: TaskCall,
): Promise<Schemas['Task']> {
  const linkedTasks = await visibleLinkedTasks(database, call.caller, task.id);
  const files = await taskFiles(database, task.id);
  return taskWire(task, { linkedTasks, files, loggedMinutes: await loggedMinutes(database, task.id) }, call);
}

/** One task as it is stored now, in the spelling of the contract. */
export const taskAnswer = async (database: Kysely<Schema>, id: string, call: TaskCall): Promise<Schemas['Task']> =>
  taskDetailAnswer(database, await taskById(database, id), call);
