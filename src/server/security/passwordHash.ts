import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP recommends it: 19 MiB of memory, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made with the parameters above from a password that nobody knows. */
const hashOfNobody = '$argon2id$v=19$m=19456,t=2,p=1$YbqWAZaadVqEMbRl5lQ2bg$7KqYOjD6mn2rr34nvjXjjSelcusUxCaGcT0HLwZl6u4';

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** True when the password fits. Takes the same time for an account that does not exist (`null`). */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(storedHash ?? hashOfNobody, password);
  return fits && storedHash !== null;
}
