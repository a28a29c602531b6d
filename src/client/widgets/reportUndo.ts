import { noLongerThere } from '../../domain/wording/noLongerThere';
import { shownFailure, type ApiFailure } from '../api/apiFailure';
import { showError, showSuccess } from '../ui/dialogs/toaster';
import { failureText } from '../ui/form/formFailure';

const readingTimeoutMs = 12_000;

/** Says that an undo did not take place, and why; the reason may name many records. */
export const reportNotUndone = (subject: string, reason: string): Promise<void> =>
  showError(`${subject} was not undone: ${reason}`, { timeout: readingTimeoutMs });

/**
 * Why the server rejects what it accepted a moment ago, for the user who did it.
 * @param missing what a record that is not found means
 */
export function undoReason(failure: ApiFailure, missing: string = noLongerThere): string {
  if (failure.httpStatus === 404) return missing;
  return failure.code === 'not_permitted' ? 'You are no longer permitted to do this' : failureText(failure);
}

/**
 * Says whether an undo took place.
 * @param error of the call that should undo; undefined when it worked
 * @param subject of a change that had no message of its own: 'Status of HBR-3'
 */
export async function reportUndo(error: unknown, subject?: string): Promise<void> {
  const failure = shownFailure(error);
  if (failure) await reportNotUndone(subject ?? 'The change', undoReason(failure));
  else if (error === undefined)
    await showSuccess(subject === undefined ? 'Change undone' : `Change undone: ${subject}`);
}
