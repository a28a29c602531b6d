import type { Page } from '@playwright/test';
import { drawn, timed } from './signedInPage';

/** For so long the page is watched after a change: lists are read again then. */
const SETTLE_MS = 1500;

/**
 * Selects the first 500 tasks of the open list and gives them one priority after the other; a run lasts until the message
 * is shown.
 * @param beforeEach called right before each change
 */
export async function changePriorities(
  page: Page,
  beforeEach?: () => void,
): Promise<Awaited<ReturnType<typeof timed>>[]> {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+a');
  await page.getByText(/^500 of [\d,]+ selected/).waitFor();
  // By its class: a search for a text in the whole page would be work of the measured page.
  const message = page.locator('.bp6-toast-message').filter({ hasText: /^[\d,]+ tasks changed/ });
  const runs: Awaited<ReturnType<typeof timed>>[] = [];
  for (const priority of ['LOW', 'HIGH', 'MEDIUM']) {
    await page.getByRole('button', { name: /^Set priority/ }).click();
    const option = page.getByRole('option', { name: priority });
    await option.waitFor();
    await drawn(page);
    beforeEach?.();
    const change = async (): Promise<void> => {
      await option.click();
      await message.first().waitFor();
    };
    runs.push(await timed(page, change, () => page.waitForTimeout(SETTLE_MS)));
    await page.getByRole('button', { name: 'Close' }).first().click();
    await message.first().waitFor({ state: 'detached' });
  }
  return runs;
}
