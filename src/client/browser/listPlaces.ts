/** Where a person stood in lists, for the way back to them; kept for this tab only. */
const prefix = 'daybook.place.';
/** Names of what is kept, oldest first. */
const index = 'daybook.places';
/** Few go farther back than so many lists. */
const maxKept = 50;

function readJson(name: string): unknown {
  const stored = window.sessionStorage.getItem(name);
  return stored === null ? undefined : JSON.parse(stored);
}

const keptNames = (): string[] => {
  const stored = readJson(index);
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
};

/** Keeps a place; `list` names one list of one entry of the browser's history. */
export function keepListPlace(list: string, place: unknown): void {
  try {
    const names = [...keptNames().filter((name) => name !== list), list];
    for (const name of names.slice(0, -maxKept)) window.sessionStorage.removeItem(prefix + name);
    window.sessionStorage.setItem(index, JSON.stringify(names.slice(-maxKept)));
    window.sessionStorage.setItem(prefix + list, JSON.stringify(place));
  } catch {
    // Blocked or full storage: the list begins at its top.
  }
}

/** The kept place; undefined for none. */
export function readListPlace(list: string): unknown {
  try {
    return readJson(prefix + list);
  } catch {
    return undefined;
  }
}

/** The kept place, once. */
export function takeListPlace(list: string): unknown {
  const place = readListPlace(list);
  try {
    window.sessionStorage.removeItem(prefix + list);
  } catch {
    // Blocked storage keeps nothing.
  }
  return place;
}
