import { hash } from '@node-rs/argon2';

/** The password of all accounts of the demonstration company. */
const demonstrationPassword = 'daybook';

/** A fixed salt is enough: the password is public. */
const salt = Buffer.from('daybook-demo-co.');

/** Hash of the demonstration password (argon2id), the same in every run. */
export const demonstrationPasswordHash = (): Promise<string> => hash(demonstrationPassword, { salt });
