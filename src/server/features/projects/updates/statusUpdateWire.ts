import { statusUpdateEditableUntil } from '../../../../domain/projects/statusUpdates';
import { linkToPhoto, type LinkMaker } from '../../../attachments/attachmentWire';
import type { Schemas } from '../../../operations/operationTypes.gen';
import type { StatusUpdateRow } from './statusUpdatesReadModel';

/** A status update in the spelling of the contract. */
export const statusUpdateWire = (row: StatusUpdateRow, links: LinkMaker): Schemas['StatusUpdate'] => ({
  _id: row.id,
  Project_id: row.project_id,
  Author_id: row.author_id,
  Author: row.author,
  Author_pic: linkToPhoto(row, links),
  Health: row.health as Schemas['ProjectHealth'],
  Text: row.body,
  Create_at: row.created_at.toISOString(),
  Edited_at: row.edited_at?.toISOString() ?? null,
  Editable_until:
    row.author_id === links.caller.employeeId ? statusUpdateEditableUntil(row.created_at).toISOString() : null,
  Version: row.version,
});
