import { readStored, writeStored } from './storage';

// The only place in memory with the bearer token in clear text. The store only knows that there is one.
let cachedToken: string | null | undefined;

/** The token of the session, or null. Read from the browser's storage on first use. */
export function currentToken(): string | null {
  if (cachedToken === undefined) cachedToken = readStored('token');
  return cachedToken;
}

/** Sets the token, or removes it with null, in memory and in the browser's storage. */
export function storeToken(token: string | null): void {
  cachedToken = token;
  writeStored('token', token);
}

/** Another tab has written or removed the token: adopt it without writing it again. */
export function adoptToken(token: string | null): void {
  cachedToken = token;
}
