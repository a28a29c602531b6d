import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new opaque token. Only its hash is stored. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 is enough for random tokens. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
