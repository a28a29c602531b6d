import type { FieldProblem } from '../../domain/validation/fieldProblem';

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 501 | 503 | 507;

interface FailureDetails {
  errors?: FieldProblem[];
  /** With 409 after a competing edit: the record as it is stored now, in wire spelling. */
  current?: Record<string, unknown>;
  /** With 429. */
  retryAfterSeconds?: number;
}

/** A refusal that the caller is told of in plain words. Everything else that is thrown answers 500 without details. */
export class Failure extends Error {
  constructor(
    readonly httpStatus: FailureStatus,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Failure';
  }
}

export const failures = {
  notSignedIn: () => new Failure(401, 'Please sign in'),
  notPermitted: () => new Failure(403, 'You are not permitted to do this'),
  /** Also for a record that the caller may not know of. */
  notFound: (what: string) => new Failure(404, `${what} not found`),
  invalid: (errors: FieldProblem[]) => new Failure(422, errors[0]?.message ?? 'The input is not valid', { errors }),
  malformed: (errors: FieldProblem[]) => new Failure(400, errors[0]?.message ?? 'The input is not valid', { errors }),
  competingEdit: (current: Record<string, unknown>) =>
    new Failure(409, 'Another user has changed this in the meantime', { current }),
  conflict: (message: string) => new Failure(409, message),
  tooLarge: (message: string, field: string) => new Failure(413, message, { errors: [{ field, message }] }),
  tooMany: (retryAfterSeconds: number, message = 'Too many attempts. Please wait a little and try again.') =>
    new Failure(429, message, { retryAfterSeconds }),
};

/** @throws Failure 422 listing the problems, when there are any */
export function mustBeValid(problems: FieldProblem[]): void {
  if (problems.length > 0) throw failures.invalid(problems);
}
