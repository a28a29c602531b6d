/** The flags that controls on the page depend on, with the number of controls. For the permission lens. */
const asked = new Map<string, number>();
const watchers = new Set<() => void>();
/** The same array until something changes, as useSyncExternalStore requires. */
let known: readonly string[] = [];

function notify(): void {
  known = [...asked.keys()].sort();
  watchers.forEach((watch) => watch());
}

/**
 * Registers that a control on the page depends on these flags.
 * @param needs separated by blanks
 * @returns unregisters
 */
export function noteAsked(needs: string): () => void {
  if (needs === '') return () => undefined;
  asked.set(needs, (asked.get(needs) ?? 0) + 1);
  notify();
  return () => {
    const left = (asked.get(needs) ?? 1) - 1;
    if (left > 0) asked.set(needs, left);
    else asked.delete(needs);
    notify();
  };
}

/** The flags of all controls on the page, each as texts separated by blanks. */
export const askedNeeds = (): readonly string[] => known;

/** @returns unsubscribes */
export function watchAsked(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
