import { Failure } from './failure';

/** PostgreSQL's five-character code of an error, or the operating system's of a lost connection. */
const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
]);
/** The driver gives these no code. */
const lostConnectionMessages =
  /^(Connection terminated|The embedded database (has stopped|is closed)|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/** The server is a standby, or was the primary a moment ago. */
const readOnlyCode = '25006';

const isLostConnection = (error: unknown): boolean => {
  const code = errorCode(error);
  return (
    lostConnectionCodes.has(code) ||
    code.startsWith('08') ||
    (error instanceof Error && lostConnectionMessages.test(error.message)) ||
    (error instanceof AggregateError && error.errors.some(isLostConnection))
  );
};

/**
 * True for a prepared statement whose columns have changed since: a newer version of Daybook, started next to this one, has
 * migrated the database. The code alone also means features that PostgreSQL lacks.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  errorCode(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

/**
 * True for a transaction that failed only because of a concurrent one, or of a migration. An overlap (23P01) is one: a handler that meets a
 * stored one says which it is, so the constraint only rejects what was not stored yet when it looked.
 */
export const isRetriableDatabaseError = (error: unknown): boolean =>
  ['40001', '40P01', '23P01'].includes(errorCode(error)) || isOutdatedPlan(error);

/**
 * True for a transaction that is worth a second attempt. A value that must be unique (23505) may have been stored by a
 * concurrent one after the handler had looked: the second time the handler finds it, and says which field it is.
 */
export const isWorthSecondAttempt = (error: unknown): boolean =>
  isRetriableDatabaseError(error) || errorCode(error) === '23505';

/** A standby takes over within seconds. */
const RETRY_AFTER_SECONDS = 5;

const unavailable = (): Failure =>
  new Failure(503, 'The database cannot be reached. Please try again in a moment.', {
    code: 'database_unavailable',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** True when the connection leads to a server that does not accept changes, so that another one is needed. */
export const isReadOnlyServer = (error: unknown): boolean => errorCode(error) === readOnlyCode;

/** The answer for an error of the database; undefined for a defect. */
export function databaseFailure(error: unknown): Failure | undefined {
  switch (errorCode(error)) {
    case '23505':
      return new Failure(409, 'An entry like this exists already', { code: 'already_exists' });
    case '23P01':
      return new Failure(409, 'This overlaps with something that is there already', { code: 'already_exists' });
    case '23503':
      return new Failure(409, 'This depends on something that does not exist any more, or is still needed elsewhere', {
        code: 'still_in_use',
      });
    case '40001':
    case '40P01':
      return new Failure(409, 'Another user was changing the same data. Please try again.');
    case '22P02':
      // Only ids are cast to another type, and an id in another form does not exist.
      return error instanceof Error && error.message.includes('type uuid') ? new Failure(404, 'Not found') : undefined;
    case '57014':
      return new Failure(503, 'This took too long. Please try again.', { code: 'timed_out' });
    case readOnlyCode:
      return unavailable();
    default:
      return isLostConnection(error) ? unavailable() : undefined;
  }
}
