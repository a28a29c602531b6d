import type { ApiFailure } from '../api/apiFailure';

/** MSG-011. */
export const mismatchMessage = 'Email OR Password Not Match!!';
/** CONST-010. */
export const mismatchToastMs = 5000;
/** BEH-064: the welcome can be read before the page changes. */
export const welcomeMs = 2000;

const mismatchStatuses: readonly ApiFailure['httpStatus'][] = [200, 400, 401, 403, 404];

/**
 * True when the answer means 'this account and this password do not go together'. A server that is down, a request limit
 * and a refused field are something else and are told as what they are.
 */
export const isMismatch = (failure: ApiFailure): boolean =>
  mismatchStatuses.includes(failure.httpStatus) && failure.errors === undefined;
