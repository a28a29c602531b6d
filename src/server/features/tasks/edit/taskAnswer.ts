import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../../attachments/attachmentWire';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import type { Schemas } from '../../../operations/operationTypes.gen';
import { taskWithRelations, type TaskWithRelations } from '../taskReadModel';
import { taskWire } from '../taskWire';

type TaskCall = LinkMaker & { caller: Caller };

/** A task with its links and files, in the spelling of the contract. */
export const taskDetailAnswer = ({ files, linkedIds, minutes, ...task }: TaskWithRelations, call: TaskCall) =>
  taskWire(task, { linkedIds, files, loggedMinutes: minutes }, call);

/** One task as it is stored now, in the spelling of the contract; visible or not. */
export const taskAnswer = async (database: Kysely<Schema>, id: string, call: TaskCall): Promise<Schemas['Task']> =>
  taskDetailAnswer(await taskWithRelations(database, call.caller, id), call);
