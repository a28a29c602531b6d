import { forgetFile, isFileReference, type FileReference } from '../browser/pendingFiles';
import { screenActions, type WithScreenState } from '../screen-state/screenState';
import type { Register } from '../session/listen';

function filesIn(value: unknown): readonly FileReference[] {
  if (isFileReference(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** Chosen files are kept in memory for as long as a form refers to them. */
export const forgetReleasedFiles: Register = (listen) => {
  listen({
    actionCreator: screenActions.drafts.released,
    effect: ({ payload }, { getOriginalState }) => {
      const { drafts } = getOriginalState() as unknown as WithScreenState;
      filesIn(drafts[payload.id]).forEach(forgetFile);
    },
  });
};
