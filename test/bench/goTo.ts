import type { Page } from '@playwright/test';
import { drawn } from './signedInPage';

/** Goes to a screen without loading the page again, until it has drawn what it has to show. */
export async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    (target) =>
      document.title.startsWith(target) &&
      document.querySelector('main') !== null &&
      document.querySelector('main .bp6-skeleton, main [aria-busy="true"], main .db-table-pending') === null,
    title,
  );
  await drawn(page);
}
