import { minPasswordLength } from '../../domain/session/passwordRules';

let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  // Half a megabyte that only a new password needs.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength));
}

/** The most common passwords, in lower case; shorter ones than a password may be are left out. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load());
