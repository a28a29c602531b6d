/** Leaves this page and loads the program again at a path, so that nothing of the previous state stays in memory. */
export function reloadAt(path: string): void {
  window.location.assign(path);
}

/** How and when the page was loaded. */
export const pageNavigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** What the server has said with the page itself. Browsers expose it only on https and on localhost. */
export const pageFact = (fact: string): string | undefined =>
  pageNavigation()?.serverTiming.find(({ name }) => name === fact)?.description;

/**
 * Waits for something, but not beyond the latest moment at which a page that is left can send anything.
 * @returns whether the page was left before
 */
export async function isLeftDuring(awaited: Promise<unknown>): Promise<boolean> {
  const settled = new AbortController();
  const left = new Promise<true>((resolve) =>
    window.addEventListener('pagehide', () => resolve(true), { once: true, signal: settled.signal }),
  );
  try {
    return await Promise.race([awaited.then(() => false), left]);
  } finally {
    settled.abort();
  }
}
