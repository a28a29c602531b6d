import { shownFailure } from '../api/apiFailure';
import { showError, showSuccess } from '../ui/dialogs/toaster';

const readingTimeoutMs = 12_000;

/**
 * Says whether an undo took place.
 * @param error of the call that should undo; undefined when it worked
 */
export async function reportUndo(error: unknown): Promise<void> {
  const failure = shownFailure(error);
  // It may name many records.
  if (failure) await showError(`The change was not undone: ${failure.message}`, { timeout: readingTimeoutMs });
  else if (error === undefined) await showSuccess('Change undone');
}
