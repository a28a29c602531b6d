import { minPasswordLength } from '../../domain/session/passwordRules';

let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  // Half a megabyte that only new passwords need.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength));
}

/** The most common passwords, in lower case, without those below the minimum length. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load());
