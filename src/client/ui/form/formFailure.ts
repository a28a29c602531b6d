import type { FieldProblem } from '../../../domain/validation/fieldProblem';

/** What the server said when it refused: one sentence for the whole form, and what concerns single fields. Plain data. */
export interface FormFailure {
  readonly message: string;
  readonly errors: readonly FieldProblem[];
  /** Sending again sooner is in vain. */
  readonly retryAfterSeconds?: number;
}

/** The text for a failure that no one foresaw. What was typed stays where it is. */
const unexpectedFailureMessage =
  'Something went wrong and nothing was saved. Your entries are still here: please try again.';

/** True for a thrown value that carries a FormFailure's message; `errors` may be absent. */
function isFailureLike(
  error: unknown,
): error is { message: string; errors?: readonly FieldProblem[]; retryAfterSeconds?: unknown } {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  return (
    'message' in error &&
    typeof error.message === 'string' &&
    (!('errors' in error) || error.errors === undefined || Array.isArray(error.errors))
  );
}

/**
 * What to show for a thrown value. A plain FormFailure is taken as it is; anything else is a defect, is reported to the
 * browser's error log, and becomes the unexpected-failure text.
 */
export function toFailure(error: unknown): FormFailure {
  if (isFailureLike(error))
    return {
      message: error.message,
      errors: error.errors ?? [],
      ...(typeof error.retryAfterSeconds === 'number' ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  reportError(error);
  return { message: unexpectedFailureMessage, errors: [] };
}
