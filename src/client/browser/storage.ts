/** What the browser keeps for the person between visits; the prefix keeps it apart from other programs of the same origin. */
const prefix = 'daybook.';

type StorageKey = 'token' | 'user' | 'preferences' | 'device' | 'monthPutOff';

/** The kept text, or null when there is none or when the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(prefix + key);
  } catch {
    // A browser that blocks storage still shows the program; it only forgets everything on reload.
    return null;
  }
}

/** Keeps a text, or forgets it with null. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(prefix + key);
    else window.localStorage.setItem(prefix + key, value);
  } catch {
    // Full or blocked storage: the person stays signed in until the page is left.
  }
}

/** Reports what another tab has written or removed. Returns the function that ends the reports. */
export function watchStored(key: StorageKey, report: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // A null key is the whole storage being cleared.
    if (event.key === prefix + key || event.key === null) report(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const returnPathKey = `${prefix}returnPath`;

/** The page to come back to after signing in, kept for this tab only. */
export function readReturnPath(): string | null {
  try {
    return window.sessionStorage.getItem(returnPathKey);
  } catch {
    return null;
  }
}

/** Keeps the page to come back to, or forgets it with null. */
export function writeReturnPath(path: string | null): void {
  try {
    if (path === null) window.sessionStorage.removeItem(returnPathKey);
    else window.sessionStorage.setItem(returnPathKey, path);
  } catch {
    // Without storage the person lands on the dashboard after signing in.
  }
}
