import { isPastShown } from './past';

/** Scroll anchors of lists for the way back to them; stored for this tab only. */
const prefix = 'daybook.place.';
/** Names of the stored anchors, oldest first. */
const index = 'daybook.places';
/** Users rarely go back through more lists than this. */
const maxStored = 50;

function readJson(name: string): unknown {
  const stored = window.sessionStorage.getItem(name);
  return stored === null ? undefined : JSON.parse(stored);
}

const storedNames = (): string[] => {
  const stored = readJson(index);
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
};

/** Stores an anchor; `list` names one list of one history entry. */
export function saveListAnchor(list: string, place: unknown): void {
  if (isPastShown()) return;
  try {
    const names = [...storedNames().filter((name) => name !== list), list];
    for (const name of names.slice(0, -maxStored)) window.sessionStorage.removeItem(prefix + name);
    window.sessionStorage.setItem(index, JSON.stringify(names.slice(-maxStored)));
    window.sessionStorage.setItem(prefix + list, JSON.stringify(place));
  } catch {
    // Blocked or full storage: the list starts at its top.
  }
}

/** The stored anchor; undefined for none. */
export function readListAnchor(list: string): unknown {
  try {
    return readJson(prefix + list);
  } catch {
    return undefined;
  }
}

/** Reads and removes the stored anchor. */
export function takeListAnchor(list: string): unknown {
  const place = readListAnchor(list);
  if (isPastShown()) return place;
  try {
    window.sessionStorage.removeItem(prefix + list);
  } catch {
    // Blocked storage: there are no anchors.
  }
  return place;
}
