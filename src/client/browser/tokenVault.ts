import { readStored, writeStored } from './storage';

// The one place in memory that holds the bearer token in clear. The store only says that there is one.
let held: string | null | undefined;

/** The token of the session, or null. Read from the browser's storage on first use. */
export function currentToken(): string | null {
  if (held === undefined) held = readStored('token');
  return held;
}

/** Takes a new token, or drops the present one with null, in memory and in the browser's storage. */
export function keepToken(token: string | null): void {
  held = token;
  writeStored('token', token);
}

/** Another tab has written or removed the token: take its word without writing it again. */
export function adoptToken(token: string | null): void {
  held = token;
}
