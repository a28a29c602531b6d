import type { FieldProblem } from '../../../domain/validation/fieldProblem';

/** The server's rejection: a message for the whole form, and problems of single fields. Plain data. */
export interface FormFailure {
  readonly message: string;
  readonly errors: readonly FieldProblem[];
  /** The earliest time for another try. */
  readonly retryAfterSeconds?: number;
  /** Nothing is wrong: the user has cancelled the call, or has to confirm it first. */
  readonly isCancelled?: true;
}

/** The whole rejection in one line, where there are no fields that could say their part. */
export const failureText = ({
  message,
  errors = [],
}: {
  readonly message: string;
  readonly errors?: readonly Pick<FieldProblem, 'message'>[] | undefined;
}): string => [message, ...errors.map((problem) => problem.message)].join(' ');

/** The message for an unexpected failure. Entered values stay. */
const unexpectedFailureMessage =
  'Something went wrong and nothing was saved. Your entries are still here: please try again.';

/** A call of a state that was put in place of the present: its answer belongs to the state that is gone. */
export const unknownOutcome: FormFailure = {
  message:
    'It is not known whether this was saved, because an earlier state of the page was continued. Check before you save again.',
  errors: [],
};

/** True for a thrown value that carries a FormFailure's message; `errors` may be absent. */
function isFailureLike(
  error: unknown,
): error is { message: string; errors?: readonly FieldProblem[]; retryAfterSeconds?: unknown; isCancelled?: unknown } {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  return (
    'message' in error &&
    typeof error.message === 'string' &&
    (!('errors' in error) || error.errors === undefined || Array.isArray(error.errors))
  );
}

/**
 * The failure of a thrown value. A plain FormFailure is used as it is; anything else is a defect, which is logged and
 * becomes the unexpected-failure message.
 */
export function toFailure(error: unknown): FormFailure {
  if (isFailureLike(error))
    return {
      message: error.message,
      errors: error.errors ?? [],
      ...(typeof error.retryAfterSeconds === 'number' ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
      ...(error.isCancelled === true ? { isCancelled: true } : {}),
    };
  reportError(error);
  return { message: unexpectedFailureMessage, errors: [] };
}
