import { hash } from '@node-rs/argon2';

/** A hash that takes no time to make and to compare: a stored hash names the cost with which it was made. */
export const quickPasswordHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
