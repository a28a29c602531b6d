import type { AttemptLimit } from '../../security/attemptsRepository';

const failuresPerAccount = 10;
const failuresPerAddress = 50;
const resetsPerAccount = 5;
const resetsPerAddress = 30;

const accountOf = (email: string): string => email.trim().toLowerCase();

/** Failed sign-ins to one account, whether it exists or not. */
export const signInsToAccount = (email: string): AttemptLimit => ({ subject: `sign-in to ${accountOf(email)}`, most: failuresPerAccount });
/** Failed sign-ins from one address, to whatever accounts. */
export const signInsFromAddress = (address: string): AttemptLimit => ({ subject: `sign-in from ${address}`, most: failuresPerAddress });

export const resetLimits = (email: string, address: string): AttemptLimit[] => [
  { subject: `password reset of ${accountOf(email)}`, most: resetsPerAccount },
  { subject: `password reset from ${address}`, most: resetsPerAddress },
];

/** Wrong current passwords when somebody wants to change the own one. */
export const passwordChangesOf = (employeeId: string): AttemptLimit => ({ subject: `password change of ${employeeId}`, most: failuresPerAccount });
