/** Which needs the controls on the page have asked for, by how many of them. For the permission lens. */
const asked = new Map<string, number>();
const watchers = new Set<() => void>();
/** One value until something changes, as React's external stores must be. */
let known: readonly string[] = [];

function notify(): void {
  known = [...asked.keys()].sort();
  watchers.forEach((watch) => watch());
}

/**
 * Notes that a control on the page depends on these needs.
 * @param needs parted by blanks
 * @returns the function that takes it back
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

/** The needs of all controls that are on the page now, each as texts parted by blanks. */
export const askedNeeds = (): readonly string[] => known;

/** @returns the function that stops telling */
export function watchAsked(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
