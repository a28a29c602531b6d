import { maximumFiles } from '../../domain/files/uploadLimits';
import type { FieldProblem } from '../../domain/validation/fieldProblem';
import type { StoredUpload } from '../operations/operationShapes';
import type { Attachment } from './attachment';

/** What becomes of the files of a record when it is saved. */
export interface AttachmentPlan {
  kept: Attachment[];
  droppedIds: string[];
  added: readonly StoredUpload[];
  problems: FieldProblem[];
}

/** Links end in …/files/{id}/{name}?…; a bare id is understood too. */
const fileIdOf = (link: string): string => /\/files\/([^/?#]+)/.exec(link)?.[1] ?? link;

/**
 * Reads `olddocument` and `demo_image`: the links of the files to keep and the new files; files that are not named are dropped.
 * At most 50 files belong to one record (VAL-013, VAL-028).
 */
export function planAttachments(
  stored: readonly Attachment[],
  keptLinks: readonly string[] | undefined,
  added: readonly StoredUpload[] | undefined,
): AttachmentPlan {
  const keptIds = new Set((keptLinks ?? []).filter((link) => link !== '').map(fileIdOf));
  const kept = stored.filter((file) => keptIds.has(file.id));
  const problems: FieldProblem[] = [];
  if (kept.length < keptIds.size)
    problems.push({
      field: 'olddocument',
      message: 'One of the files is not there any more. Please refresh and try again.',
    });
  if (kept.length + (added?.length ?? 0) > maximumFiles)
    problems.push({ field: 'demo_image', message: `Up to ${maximumFiles} files can be uploaded` });
  return {
    kept,
    droppedIds: stored.filter((file) => !keptIds.has(file.id)).map((file) => file.id),
    added: added ?? [],
    problems,
  };
}

/** Names of the files after the save, for the history. */
export const plannedNames = (plan: AttachmentPlan): string[] => [
  ...plan.kept.map((file) => file.name),
  ...plan.added.map((file) => file.fileName),
];
