import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../errors/failure';
import { ConcurrencyLimit } from './concurrencyLimit';

/** argon2id as OWASP recommends it: 19 MiB of memory, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password, with the parameters above. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$YbqWAZaadVqEMbRl5lQ2bg$7KqYOjD6mn2rr34nvjXjjSelcusUxCaGcT0HLwZl6u4';

/** Each hash needs a processor for a moment, on the few threads that also read files and compress answers. */
const hashing = new ConcurrencyLimit({
  maxConcurrent: 2,
  maxWaiting: 200,
  tooMany: () =>
    new Failure(503, 'Too many people are signing in. Please try again in a moment.', { retryAfterSeconds: 5 }),
});

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, parameters));

/** True when the password matches. Takes the same time for an account that does not exist (`null`). */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const isMatch = await hashing.run(() => verify(storedHash ?? dummyHash, password));
  return isMatch && storedHash !== null;
}
