import { Failure } from '../errors/failure';

/** Why a sign-in at the identity provider has not led to a session. */
export type SignInProblem =
  | 'unavailable'
  | 'cancelled'
  | 'other-browser'
  | 'failed'
  | 'clock'
  | 'unverified'
  | 'unknown'
  | 'inactive'
  | 'linked'
  | 'busy';

/** The page gets a problem instead of a code; no code begins like this. */
const prefix = 'problem.';

export const problemCode = (problem: SignInProblem): string => prefix + problem;

const problems: Record<SignInProblem, () => Failure> = {
  unavailable: () =>
    new Failure(503, 'Company sign-in is unavailable at the moment. Sign in with your password, or try again later.', {
      code: 'not_available',
    }),
  cancelled: () => new Failure(403, 'You cancelled the sign-in. Try again, or sign in with your password.'),
  'other-browser': () =>
    new Failure(403, 'This sign-in took too long or was started in another browser. Please try again.'),
  failed: () => new Failure(403, 'The identity provider did not confirm who you are. Please try again.'),
  clock: () =>
    new Failure(
      403,
      'The clocks of Daybook and the identity provider differ by more than five minutes. Sign in with your password, and please tell your administrator.',
    ),
  unverified: () =>
    new Failure(403, 'The identity provider has not verified your mail address. Please ask its administrator.'),
  unknown: () => new Failure(403, 'There is no Daybook account with your mail address. Please ask HR to add you.'),
  inactive: () => new Failure(403, 'Your Daybook account is deactivated. Please ask HR if this is a mistake.'),
  linked: () =>
    new Failure(403, 'Your Daybook account belongs to another account at the identity provider. Please ask HR.'),
  busy: () => new Failure(429, 'Too many sign-ins from your network. Please wait a little and try again.'),
};

/** What the audit log says of a rejected sign-in; other problems are not of the user. */
export const rejectionReasons: Partial<Record<SignInProblem, string>> = {
  failed: 'company sign-in, not confirmed by the provider',
  clock: 'company sign-in, clocks differ by more than five minutes',
  unverified: 'company sign-in, mail address not verified',
  unknown: 'company sign-in, no account',
  inactive: 'company sign-in, account deactivated',
  linked: 'company sign-in, account of another user of the provider',
};

/** What it says of a page that cannot exchange its code. */
export const exchangeReasons = {
  code: 'company sign-in, code used before, too old or of another browser',
  inactive: rejectionReasons.inactive,
};

const isProblem = (text: string): text is SignInProblem => Object.hasOwn(problems, text);

/** The failure of a code that names a problem; undefined for any other code. */
export function problemFailure(code: string): Failure | undefined {
  if (!code.startsWith(prefix)) return undefined;
  const problem = code.slice(prefix.length);
  return isProblem(problem) ? problems[problem]() : undefined;
}

/** A sign-in that ends with a problem for its user. */
export class SignInRejected extends Error {
  override name = 'SignInRejected';

  /** @param employeeId whose account it would have been */
  constructor(
    readonly problem: SignInProblem,
    readonly employeeId?: string,
  ) {
    super(`Sign-in rejected: ${problem}`);
  }
}
