import { isPastShown } from './past';

/** The prefix separates our keys from those of other programs of the same origin. */
const prefix = 'daybook.';

type StorageKey = 'token' | 'session' | 'user' | 'preferences' | 'device' | 'monthPostponed';

/** The stored text; null when there is none or when the browser blocks storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(prefix + key);
  } catch {
    // A browser that blocks storage still runs the program, but forgets everything on reload.
    return null;
  }
}

/** Stores a text, or removes it with null. */
export function writeStored(key: StorageKey, value: string | null): void {
  if (isPastShown()) return;
  try {
    if (value === null) window.localStorage.removeItem(prefix + key);
    else window.localStorage.setItem(prefix + key, value);
  } catch {
    // Full or blocked storage: the user stays signed in until the page is left.
  }
}

/** Reports what another tab has written or removed. Returns the function that unsubscribes. */
export function watchStored(key: StorageKey, report: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (event.key === prefix + key || event.key === null) report(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const returnPathKey = `${prefix}returnPath`;

/** The page to return to after signing in, for this tab only. */
export function readReturnPath(): string | null {
  try {
    return window.sessionStorage.getItem(returnPathKey);
  } catch {
    return null;
  }
}

/** Stores the return page, or removes it with null. */
export function writeReturnPath(path: string | null): void {
  if (isPastShown()) return;
  try {
    if (path === null) window.sessionStorage.removeItem(returnPathKey);
    else window.sessionStorage.setItem(returnPathKey, path);
  } catch {
    // Without storage the dashboard opens after signing in.
  }
}
