/** The selected keys after toggling one row. */
export function selectionAfterToggle(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((candidate) => candidate !== key) : [...selected, key];
}

/**
 * The keys after a shift-click: all rows between the last clicked one and this one are added; others stay. Rows that
 * are not loaded are skipped.
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

/** The keys of all loaded rows, or none when all of them are already selected. */
export function selectionAfterToggleAll(selected: readonly string[], keys: readonly string[]): string[] {
  const present = new Set(selected);
  return keys.length > 0 && keys.every((key) => present.has(key)) ? [] : [...keys];
}
