import type { FieldProblem } from '../../domain/validation/fieldProblem';
import type { components } from '../operations/contractTypes.gen';

/** Stable names of failures, listed in the contract. */
export type FailureCode = components['schemas']['FailureCode'];

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 501 | 503 | 507;

/** What a status means where nothing more exact is known. */
const usualCodes: Record<FailureStatus, FailureCode> = {
  400: 'malformed',
  401: 'not_signed_in',
  403: 'not_permitted',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  422: 'invalid',
  429: 'too_many_requests',
  501: 'not_available',
  503: 'server_busy',
  507: 'storage_full',
};

interface FailureDetails {
  /** Where the status alone does not say it. */
  code?: FailureCode;
  errors?: FieldProblem[];
  /** With 409 after a competing edit: the stored record, in wire spelling. */
  current?: Record<string, unknown>;
  /** With 429 and 503. */
  retryAfterSeconds?: number;
}

/** A rejected call, explained to the caller in plain words. Everything else that is thrown answers 500 without details. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: Omit<FailureDetails, 'code'>;

  constructor(
    readonly httpStatus: FailureStatus,
    message: string,
    { code = usualCodes[httpStatus], ...details }: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** A store that does not work is asked again every few seconds. */
const filesRetrySeconds = 10;

export const failures = {
  notSignedIn: () => new Failure(401, 'Please sign in'),
  notPermitted: () => new Failure(403, 'You are not permitted to do this'),
  signInNotRecent: () =>
    new Failure(403, 'Please confirm that it is you: your sign-in is more than ten minutes old', {
      code: 'sign_in_not_recent',
    }),
  secondFactorRequired: () =>
    new Failure(403, 'Your role demands a second factor. Please add one first.', { code: 'second_factor_required' }),
  /** Also for a record that is not visible to the caller. */
  notFound: (what: string) => new Failure(404, `${what} not found`),
  invalid: (errors: FieldProblem[]) => new Failure(422, errors[0]?.message ?? 'The input is not valid', { errors }),
  malformed: (errors: FieldProblem[]) => new Failure(400, errors[0]?.message ?? 'The input is not valid', { errors }),
  /** @param errors what has been changed, where single values compete */
  competingEdit: (current: Record<string, unknown>, errors?: FieldProblem[]) =>
    new Failure(409, 'This has been changed in the meantime', {
      code: 'competing_edit',
      current,
      ...(errors && { errors }),
    }),
  conflict: (message: string, code: FailureCode = 'conflict') => new Failure(409, message, { code }),
  tooLarge: (message: string, field: string) => new Failure(413, message, { errors: [{ field, message }] }),
  /** @param isUpload otherwise a stored file was wanted */
  filesUnavailable: (isUpload: boolean) =>
    new Failure(
      503,
      isUpload
        ? 'Files cannot be uploaded at the moment, and nothing was saved. Please try again in a minute.'
        : 'Uploaded files cannot be opened at the moment. Please try again in a minute.',
      { code: 'files_unavailable', retryAfterSeconds: filesRetrySeconds },
    ),
  tooMany: (retryAfterSeconds: number, message = 'Too many attempts. Please wait a little and try again.') =>
    new Failure(429, message, { retryAfterSeconds }),
};

/** @throws Failure 422 listing the problems, when there are any */
export function mustBeValid(problems: FieldProblem[]): void {
  if (problems.length > 0) throw failures.invalid(problems);
}
