/** Where a person stood in a list, for the way back to it; kept for this tab only. */
const prefix = 'daybook.place.';

/** Keeps the place of a list; `list` names one entry of the browser's history. */
export function keepListPlace(list: string, place: number): void {
  try {
    window.sessionStorage.setItem(prefix + list, String(place));
  } catch {
    // Blocked or full storage: the list begins at its top.
  }
}

/** The kept place; undefined for none. */
export function readListPlace(list: string): number | undefined {
  try {
    const kept = window.sessionStorage.getItem(prefix + list);
    return kept === null || !/^\d+$/.test(kept) ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

/** Who visits the list anew begins at its top. */
export function forgetListPlace(list: string): void {
  try {
    window.sessionStorage.removeItem(prefix + list);
  } catch {
    // Blocked storage keeps nothing.
  }
}

/** The kept place, once. */
export function takeListPlace(list: string): number | undefined {
  const place = readListPlace(list);
  forgetListPlace(list);
  return place;
}
