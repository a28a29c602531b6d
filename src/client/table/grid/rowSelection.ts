/** The keys after a press on one row's mark: it joins or leaves. */
export function selectionAfterToggle(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((candidate) => candidate !== key) : [...selected, key];
}

/**
 * The keys after a shift-press: everything between the row that was pressed before and this one joins, and what was
 * selected elsewhere stays. Rows whose key is not known yet are passed over.
 *
 * @param keyAt the key of the row at a position, undefined while it is not loaded
 */
export function selectionAfterRange(
  selected: readonly string[],
  keyAt: (position: number) => string | undefined,
  fromPosition: number,
  toPosition: number,
): string[] {
  const keys = new Set(selected);
  const [first, last] = fromPosition <= toPosition ? [fromPosition, toPosition] : [toPosition, fromPosition];
  for (let position = first; position <= last; position++) {
    const key = keyAt(position);
    if (key !== undefined) keys.add(key);
  }
  return [...keys];
}

/** All keys of the rows at hand, or none when all of them are selected already. */
export function selectionAfterToggleAll(selected: readonly string[], keys: readonly string[]): string[] {
  const present = new Set(selected);
  return keys.length > 0 && keys.every((key) => present.has(key)) ? [] : [...keys];
}
