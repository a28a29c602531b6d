import type { DelayPolicy } from './attemptDelay';

const second = 1000;
const minute = 60 * second;

/** Wrong passwords for one account from one network, or from one known device. */
export const oneSource: DelayPolicy = {
  freeTries: 5,
  forgetOneMs: 3 * minute,
  firstDelayMs: 5 * second,
  maxDelayMs: 2 * minute,
};

/**
 * Wrong passwords for one account from all unknown devices together: 30, then one a minute. A single network is limited
 * below that (one in two minutes), so that one stranger does not slow the owner down.
 */
export const oneAccount: DelayPolicy = { freeTries: 30, forgetOneMs: minute, firstDelayMs: minute, maxDelayMs: minute };

/** Wrong passwords for all accounts from unknown devices of one network: 100, then one in two seconds. */
export const oneNetwork: DelayPolicy = {
  freeTries: 100,
  forgetOneMs: 2 * second,
  firstDelayMs: 2 * second,
  maxDelayMs: 2 * second,
};

/** Sign-ins at the identity provider from one network: one a second after the first 60. */
export const openIdSignIns: DelayPolicy = {
  freeTries: 60,
  forgetOneMs: second,
  firstDelayMs: second,
  maxDelayMs: second,
};

/** Requests for reset links, or checks of passkeys, from one network: one a second after the first 60. */
export const resetRequests: DelayPolicy = {
  freeTries: 60,
  forgetOneMs: second,
  firstDelayMs: second,
  maxDelayMs: second,
};

/** Mails with a reset link to one person: 5, then one in three minutes. Earlier links stay valid. */
export const resetMails: DelayPolicy = {
  freeTries: 5,
  forgetOneMs: 3 * minute,
  firstDelayMs: 3 * minute,
  maxDelayMs: 3 * minute,
};
