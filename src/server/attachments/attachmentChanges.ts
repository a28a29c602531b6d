import { maxFiles } from '../../domain/files/uploadLimits';
import type { FieldProblem } from '../../domain/validation/fieldProblem';
import type { StoredUpload } from '../operations/operationShapes';
import type { Attachment } from './attachment';

/** The files of a record when it is saved. */
export interface AttachmentChanges {
  unchanged: Attachment[];
  droppedIds: string[];
  added: readonly StoredUpload[];
  problems: FieldProblem[];
}

/** Links end in …/files/{id}/{name}?…; a bare id is accepted too. */
const fileIdInLink = (link: string): string => /\/files\/([^/?#]+)/.exec(link)?.[1] ?? link;

/**
 * Parses `olddocument` and `demo_image`: the links of the files to keep and the new files; all others are removed. At
 * most 50 files per record (VAL-013, VAL-028).
 */
export function checkAttachments(
  stored: readonly Attachment[],
  linksToKeep: readonly string[] | undefined,
  added: readonly StoredUpload[] | undefined,
): AttachmentChanges {
  const idsToKeep = new Set((linksToKeep ?? []).filter((link) => link !== '').map(fileIdInLink));
  const unchanged = stored.filter((file) => idsToKeep.has(file.id));
  const problems: FieldProblem[] = [];
  if (unchanged.length < idsToKeep.size)
    problems.push({
      field: 'olddocument',
      message: 'One of the files is not there any more. Please refresh and try again.',
    });
  if (unchanged.length + (added?.length ?? 0) > maxFiles)
    problems.push({ field: 'demo_image', message: `Up to ${maxFiles} files can be uploaded` });
  return {
    unchanged,
    droppedIds: stored.filter((file) => !idsToKeep.has(file.id)).map((file) => file.id),
    added: added ?? [],
    problems,
  };
}

/** Names of the files after the save, for the history. */
export const attachmentNames = (changes: AttachmentChanges): string[] => [
  ...changes.unchanged.map((file) => file.name),
  ...changes.added.map((file) => file.fileName),
];
