import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/**
 * A new opaque token. Only its hash is stored. It does not begin with a hyphen: on the command line of a script it would
 * be taken for an option.
 */
export function createToken(): string {
  const token = randomBytes(tokenBytes).toString('base64url');
  return token.startsWith('-') ? createToken() : token;
}

/** SHA-256 is enough for random tokens. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
