import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../attachments/attachmentWire';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { filesOfTask, linkedTasksOf, loggedMinutesOf, taskById } from './taskReadModel';
import { taskWire } from './taskWire';

/** One task as it is stored now, in the spelling of the contract. */
export async function taskAnswer(database: Kysely<Schema>, id: string, call: LinkMaker & { caller: Caller }): Promise<Schemas['Task']> {
  const task = await taskById(database, id);
  const linkedTasks = await linkedTasksOf(database, call.caller, id);
  const files = await filesOfTask(database, id);
  return taskWire(task, { linkedTasks, files, loggedMinutes: await loggedMinutesOf(database, id) }, call);
}
