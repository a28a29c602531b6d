import type { Kysely } from 'kysely';
import type { Attachment } from '../../../attachments/attachment';
import { attachmentWire, type LinkMaker } from '../../../attachments/attachmentWire';
import type { TextRow } from '../../../database/pools/preparingPool';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { WrittenAnswer } from '../../../operations/operationShapes';
import type { Schemas } from '../../../operations/operationTypes.gen';
import type { DependencyEnd } from '../dependencies/dependenciesReadModel';
import { taskText } from '../list/taskRowText';
import { taskColumns, taskWithRelations } from '../taskReadModel';
import { dependencyWire } from '../taskWire';

type TaskCall = LinkMaker & { caller: Caller };

const endsText = (ends: string): string =>
  ends === '[]' ? ends : JSON.stringify((JSON.parse(ends) as DependencyEnd[]).map(dependencyWire));

/** A task with its links and files as JSON, in the spelling of the contract (FIELD-028), from a row of `taskWithRelations`. */
function taskDetailText(row: TextRow, call: TaskCall): string {
  const [blockedBy, blocks, description, files, linkedIds, minutes] = row.slice(taskColumns.length);
  const documents = (JSON.parse(files ?? '[]') as Attachment[]).map((file) => attachmentWire(file, call));
  const links = documents.map((document) => document.Link);
  return [
    `${taskText(row)},"Blocked_by":${endsText(blockedBy ?? '[]')},"Blocks":${endsText(blocks ?? '[]')}`,
    `"Description":${JSON.stringify(description)},"Linkissue_Taskkey":${JSON.stringify(linkedIds)}`,
    `"Document":${JSON.stringify(links)},"Document_files":${JSON.stringify(documents)},"Logged_minutes":${minutes}}`,
  ].join(',');
}

/** One task from a row of `taskWithRelations`. */
export const taskDetailAnswer = (row: TextRow, call: TaskCall): WrittenAnswer<Schemas['Task']> =>
  new WrittenAnswer(taskDetailText(row, call));

/** One task as it is stored now, in the spelling of the contract; visible or not. */
export const taskAnswer = async (
  database: Kysely<Schema>,
  id: string,
  call: TaskCall,
): Promise<WrittenAnswer<Schemas['Task']>> =>
  taskDetailAnswer(await taskWithRelations(database, call.caller, id), call);

/** `taskAnswer` as an object, for those that read it. */
export const storedTask = async (database: Kysely<Schema>, id: string, call: TaskCall): Promise<Schemas['Task']> =>
  JSON.parse((await taskAnswer(database, id, call)).json) as Schemas['Task'];
