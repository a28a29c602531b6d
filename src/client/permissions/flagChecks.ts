/** The flags that controls on the page depend on, with the number of controls. For the permission lens. */
const counts = new Map<string, number>();
const watchers = new Set<() => void>();
/** The same array until something changes, as useSyncExternalStore requires. */
let known: readonly string[] = [];

function notify(): void {
  known = [...counts.keys()].sort();
  watchers.forEach((watch) => watch());
}

/**
 * Registers that a control on the page depends on these flags.
 * @param needs separated by blanks
 * @returns unregisters
 */
export function trackFlagCheck(needs: string): () => void {
  if (needs === '') return () => undefined;
  counts.set(needs, (counts.get(needs) ?? 0) + 1);
  notify();
  return () => {
    const left = (counts.get(needs) ?? 1) - 1;
    if (left > 0) counts.set(needs, left);
    else counts.delete(needs);
    notify();
  };
}

/** The flags of all controls on the page, each as texts separated by blanks. */
export const checkedNeeds = (): readonly string[] => known;

/** @returns unsubscribes */
export function watchCheckedNeeds(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
