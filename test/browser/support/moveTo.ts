import type { Page } from '@playwright/test';
import { expect } from './daybook';

/** Why the screen is not complete yet; runs in the page. */
function missingOnScreen(): string {
  const main = document.querySelector('main');
  if (!main) return 'no page';
  if (main.hasAttribute('data-left')) return 'the former page is still there';
  const waiting = document.querySelector('.bp6-skeleton, .bp6-spinner, [aria-busy=true]');
  if (waiting) return `waits: ${waiting.outerHTML.slice(0, 120)}`;
  // What fades in has other colours for a moment; what turns for ever has the class above.
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  if (isMoving) return 'something moves';
  return main.querySelector('h1') ? '' : 'no heading';
}

/** Waits until the open screen has what it shows. */
export const isComplete = (page: Page, message: string): Promise<void> =>
  expect.poll(() => page.evaluate(missingOnScreen), { message, intervals: [50], timeout: 30_000 }).toBe('');

/** Moves inside the program, as a link does, and waits until the new screen has what it shows. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelectorAll('main').forEach((main) => main.setAttribute('data-left', ''));
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await isComplete(page, address);
}

/** As moveTo, from another screen: one that is open already would keep its page, and nothing would say that it has changed. */
export async function comeTo(page: Page, address: string): Promise<void> {
  const asked = new URL(address, page.url()).pathname;
  if (new URL(page.url()).pathname === asked) await moveTo(page, asked === '/profile' ? '/tickets' : '/profile');
  await moveTo(page, address);
}
