import { linkToPhoto, type LinkMaker } from '../../attachments/attachmentWire';
import type { Schemas } from '../../operations/operationTypes.gen';
import type { CommentRow } from './commentsReadModel';

/** A comment in the spelling of the contract (FIELD-029). */
export const commentWire = (row: CommentRow, links: LinkMaker): Schemas['Comment'] => ({
  _id: row.id,
  User_id: row.author_id,
  First_name: row.first_name,
  Last_name: row.last_name,
  Task_id: row.task_id,
  Type: row.task_id === null ? 'Project' : 'Task',
  Project_id: row.project_id,
  Comment: row.body,
  Create_at: row.created_at.toISOString(),
  Edited_at: row.edited_at?.toISOString() ?? null,
  Deleted_at: row.deleted_at?.toISOString() ?? null,
  Version: row.version,
  Profile_pic: linkToPhoto(row, links),
});
