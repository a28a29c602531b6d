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

/** Resolves when the page is left, at the latest moment at which something can be sent; not after `signal` is aborted. */
export const whenLeft = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pagehide', () => resolve(), { once: true, signal }));
