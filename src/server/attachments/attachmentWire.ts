import type { Services } from '../services';
import type { Schemas } from '../operations/operationTypes.gen';
import type { Attachment } from './attachment';

/** What a signed link needs in addition to the file. */
export interface LinkMaker {
  services: Pick<Services, 'linkSigner'>;
  caller: { employeeId: string };
}

/** A link that opens a file for the caller, for about an hour; null without a file. */
export const linkToFile = (
  file: { id: string; name: string } | null,
  { services, caller }: LinkMaker,
): string | null => (file === null ? null : services.linkSigner.linkTo(file, caller.employeeId));

/** The picture of a person in a query that joins it; names are null without one. */
export interface PhotoRow {
  photo_id: string | null;
  photo_name: string | null;
}

/** A link that shows the picture of a person to the caller; null without one. */
export const linkToPhoto = ({ photo_id: id, photo_name: name }: PhotoRow, links: LinkMaker): string | null =>
  linkToFile(id === null ? null : { id, name: name ?? '' }, links);

export const attachmentWire = (file: Attachment, links: LinkMaker): Schemas['StoredFile'] => ({
  _id: file.id,
  Name: file.name,
  Size: file.size_bytes,
  Type: file.media_type,
  Link: links.services.linkSigner.linkTo(file, links.caller.employeeId),
});
