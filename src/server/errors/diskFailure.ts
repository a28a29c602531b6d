import { Failure } from './failure';

/** No space, no quota, no more files: what helps is the same. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT']);
/** PostgreSQL's code for a full disk, and what the embedded engine says of one before it stops. */
const fullDatabaseCode = '53100';
const fullDiskMessage = /no space left on device|disk quota exceeded|ENOSPC/i;

const diskIsFull = (): Failure =>
  new Failure(
    507,
    'There is no room left on the disk of the server, so this was not stored. Please tell your administrator.',
  );

/** True for an error of a disk that has no room left, the database's included. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return fullDiskCodes.has(code) || code === fullDatabaseCode || fullDiskMessage.test(error.message);
}

/** The failure that an error of the disk means for the caller, or undefined when it is none. */
export const diskFailure = (error: unknown): Failure | undefined => (isDiskFull(error) ? diskIsFull() : undefined);
