import type { Page } from '@playwright/test';

/**
 * Goes to a screen without loading the page again, until it has drawn what it has to show.
 * @returns milliseconds from the press to the end of the frame that shows it. They are taken in the page: to ask it from
 * outside takes as long as some frames.
 */
export const goTo = (page: Page, path: string, title: string): Promise<number> =>
  page.evaluate(
    async ([target, expected]) => {
      const isShown = (): boolean =>
        document.title.startsWith(expected) &&
        document.querySelector('main') !== null &&
        document.querySelector('main .bp6-skeleton, main [aria-busy="true"], main .db-table-pending') === null;
      const begunAt = performance.now();
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isShown());
      // A message that is sent within a frame arrives after it.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return performance.now() - begunAt;
    },
    [path, title] as const,
  );
