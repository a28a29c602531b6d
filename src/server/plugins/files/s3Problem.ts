import { Stalled } from './callLimits';

/** A failed call of an S3-compatible store, in one line without secrets. */
export class S3Problem extends Error {
  override name = 'S3Problem';

  constructor(
    message: string,
    /** Undefined when no answer came. */
    readonly httpStatus: number | undefined,
    /** The store did not answer, so that further calls would wait as well. */
    readonly isUnreachable: boolean,
    /** The same call may succeed a moment later. */
    readonly mayPass: boolean,
  ) {
    super(message);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readStatus(error: unknown): number | undefined {
  const metadata = isRecord(error) ? error['$metadata'] : undefined;
  const status = isRecord(metadata) ? metadata['httpStatusCode'] : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The operating system's code, or the name that the store gives the error. */
function readCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return readCode(error.errors[0]);
  if (!isRecord(error)) return 'unknown';
  if (typeof error['code'] === 'string') return error['code'];
  return typeof error['name'] === 'string' ? error['name'] : 'unknown';
}

/** @param store its address, for the administrator */
export function s3Problem(store: string, error: unknown): S3Problem {
  if (error instanceof S3Problem) return error;
  if (error instanceof Stalled)
    return new S3Problem(`${store} does not answer: ${error.message}`, undefined, true, false);
  const status = readStatus(error);
  const code = readCode(error);
  // An answer that cannot be read has a status as well.
  if (status === undefined || status < 400)
    return new S3Problem(`${store} cannot be reached (${code})`, undefined, true, true);
  return new S3Problem(`${store} answered ${status} (${code})`, status, false, status >= 500 || status === 429);
}
