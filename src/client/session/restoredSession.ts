import type { LoggedInUser } from '../api/api';
import { readReturnPath, readStored } from '../browser/storage';
import { currentToken, hasTokenExpired } from '../browser/tokenVault';
import { signedOutAccount, type AccountState } from './accountSlice';
import type { PreferencesState } from './preferencesSlice';

const isUserList = (value: unknown): value is LoggedInUser[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (user: unknown) => typeof user === 'object' && user !== null && '_id' in user && 'Role_permission_id' in user,
  );

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Invalid content of the storage counts as absent.
    return undefined;
  }
}

/** The account from the browser's storage. A token without its user is no session, because nothing could be shown. */
export function restoredAccount(): AccountState {
  const user = parsed(readStored('user'));
  const returnPath = readReturnPath();
  if (currentToken() === null || !isUserList(user))
    return { ...signedOutAccount, returnPath, ...(hasTokenExpired() && { hasEnded: true }) };
  return { user, isTokenPresent: true, returnPath: null, monthPostponed: readStored('monthPostponed') };
}

/** The preferences for the first paint, a copy of the server's. */
export function restoredPreferences(): PreferencesState {
  const stored = parsed(readStored('preferences'));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
