import { newId } from './ids';
import { readStored, writeStored } from './storage';

// The only place in memory with the bearer token in clear text. The store only knows that there is one.
let cachedToken: string | null | undefined;
/** Of which session the token is: a session may get another token while it lasts. */
let cachedSession: string | null | undefined;

/** The token of the session, or null. Read from the browser's storage on first use. */
export function currentToken(): string | null {
  if (cachedToken === undefined) {
    cachedToken = readStored('token');
    cachedSession = readStored('session');
  }
  return cachedToken;
}

/** Sets the token of another session, or removes it with null, in memory and in the browser's storage. */
export function storeToken(token: string | null): void {
  cachedToken = token;
  cachedSession = token === null ? null : newId();
  // The session first: other tabs react to the token and then read the session.
  writeStored('session', cachedSession);
  writeStored('token', token);
}

/** In place of a session's id. */
const expiredMark = 'expired';

/** The server has ended the session: other tabs have to know that its user did not. */
export function dropExpiredToken(): void {
  cachedToken = null;
  cachedSession = null;
  writeStored('session', expiredMark);
  writeStored('token', null);
}

/** Whether the missing token is that of a session that the server has ended. */
export const hasTokenExpired = (): boolean => readStored('session') === expiredMark;

/** The session goes on with another token. */
export function renewToken(token: string): void {
  cachedToken = token;
  writeStored('token', token);
}

/**
 * Another tab may have written a token.
 * @returns true when it is a new one of the same session, which this tab uses from now on
 */
export function adoptRenewedToken(): boolean {
  const known = currentToken();
  const token = readStored('token');
  if (known === null || token === null || token === known || readStored('session') !== cachedSession) return false;
  cachedToken = token;
  return true;
}

/** Another tab has written or removed the token of another session: adopt it without writing it again. */
export function adoptToken(token: string | null): void {
  cachedToken = token;
  cachedSession = readStored('session');
}
