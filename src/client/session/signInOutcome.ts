import type { ApiFailure } from '../api/apiFailure';

/** MSG-011. */
export const mismatchMessage = 'Email OR Password Not Match!!';
/** CONST-010. */
export const mismatchToastMs = 5000;
/** BEH-064: time to read the welcome before the page changes. */
export const welcomeMs = 2000;

const mismatchStatuses: readonly ApiFailure['httpStatus'][] = [200, 400, 401, 403, 404];

/**
 * True when the account and the password do not match. A server that is down, a request limit or a rejected field have
 * their own messages.
 */
export const isMismatch = (failure: ApiFailure): boolean =>
  mismatchStatuses.includes(failure.httpStatus) && failure.errors === undefined;
