import { Failure } from './failure';

/** No space, no quota, no more files: the remedy is the same. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT']);
/** PostgreSQL's code for a full disk, and the last message of the embedded engine. */
const fullDatabaseCode = '53100';
const fullDiskMessage = /no space left on device|disk quota exceeded|ENOSPC/i;

const diskIsFull = (): Failure =>
  new Failure(
    507,
    'There is no room left on the disk of the server, so this was not stored. Please tell your administrator.',
  );

/** True for an error of a full disk, also in the database. By its form: errors that Node makes may have a class of their own. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return (
    (typeof code === 'string' && (fullDiskCodes.has(code) || code === fullDatabaseCode)) ||
    (typeof message === 'string' && fullDiskMessage.test(message))
  );
}

/** The answer for an error of a full disk; undefined for other errors. */
export const diskFailure = (error: unknown): Failure | undefined => (isDiskFull(error) ? diskIsFull() : undefined);
