import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './daybook';

/** What a page shows at a step. */
export interface Screen {
  readonly step: number;
  /** Without overlays, the controls of the replay, and times of the day. */
  readonly text: string;
  /** Texts of dialogs, drawers, menus and popovers, the topmost last. */
  readonly overlays: readonly string[];
  /** The newest first. */
  readonly toasts: readonly string[];
  /** Names of open dialogs and drawers. */
  readonly dialogs: readonly string[];
  /** Fields with their values, without secrets. */
  readonly fields: readonly string[];
}

const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('[data-replay-controls], .bp6-toast-container')];
    const readText = (element: HTMLElement): string =>
      element.innerText
        .replace(/\d+ ?: ?\d{2}( ?: ?\d{2})?/g, 'time')
        .replace(/\s+/g, ' ')
        .trim();
    // One that fades out is no longer in the state.
    const toasts = [...document.querySelectorAll<HTMLElement>('.bp6-toast:not(.bp6-toast-exit)')].map(readText);
    const portals = [...document.querySelectorAll<HTMLElement>('.bp6-portal')];
    // Toasts are always flexible boxes.
    hidden.forEach((element) => element.style.setProperty('display', 'none', 'important'));
    const isShown = (element: Element): boolean =>
      element.getClientRects().length > 0 && !element.closest('[data-replay-controls]');
    const overlays = portals.map(readText).filter((text) => text !== '');
    const dialogsAndFields = {
      dialogs: [...document.querySelectorAll('[role=dialog], .bp6-dialog, .bp6-drawer')]
        .filter(isShown)
        .map(
          (dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2, h3, h4')?.textContent ?? '',
        ),
      fields: [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
        .filter((field) => isShown(field) && !['password', 'file'].includes(field.type))
        .map(
          ({ name, type, value, checked }) =>
            // React counts the names of groups.
            `${name.replace(/^_r_\w+_-/, '')} ${['checkbox', 'radio'].includes(type) ? checked : value}`,
        )
        .sort(),
    };
    portals.forEach((element) => (element.style.display = 'none'));
    const text = readText(document.body);
    [...hidden, ...portals].forEach((element) => (element.style.display = ''));
    return { step: Number(document.documentElement.dataset.step), text, overlays, toasts, ...dialogsAndFields };
  });

/** The screen once nothing changes any more. */
export async function settledScreen(page: Page): Promise<Screen> {
  let seen: Screen | undefined;
  let equal = 0;
  await expect
    .poll(
      async () => {
        const next = await readScreen(page);
        const { step: _before, ...before } = seen ?? { step: 0 };
        const { step: _now, ...now } = next;
        equal = JSON.stringify(before) === JSON.stringify(now) ? equal + 1 : 0;
        seen = next;
        return equal;
      },
      { intervals: [200], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(4);
  if (!seen) throw new Error('No screen');
  return seen;
}

/** Saves the recording by the user menu, also from behind a dialog. */
export async function saveRecording(page: Page): Promise<Buffer> {
  const click = (locator: ReturnType<Page['locator']>): Promise<void> =>
    locator.first().evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 10_000 });
  const menu = page.locator('[role=menuitem]', { hasText: 'Save recording' });
  await click(page.locator('header button', { hasText: 'User menu of' }));
  await expect(menu).toHaveCount(1);
  await click(menu);
  const dialog = page.locator('[role=dialog]', { hasText: 'Hide personal data' });
  await click(dialog.locator('input[type=checkbox]'));
  const downloading = page.waitForEvent('download');
  await click(dialog.locator('button', { hasText: /^Save$/ }));
  const content = readFileSync(await (await downloading).path());
  await expect(dialog).toBeHidden();
  return content;
}

export interface Replay {
  readonly page: Page;
  /** Requests to the API, which must not exist. */
  readonly calls: readonly string[];
  /** From the choice of the file to its first screen. */
  readonly openedInMs: number;
  readonly close: () => Promise<void>;
}

interface OpenOptions {
  readonly name?: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** The replay in a fresh profile, with a blocked API. */
export async function openReplay(
  browser: Browser,
  url: string,
  file: Buffer,
  { name = 'x.daybook.json.gz', prepare }: OpenOptions = {},
): Promise<Replay> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await prepare?.(context);
  const calls: string[] = [];
  await context.route('**/api/**', (route) => {
    calls.push(route.request().url());
    return route.abort();
  });
  const page = await context.newPage();
  await page.goto(`${url}/replay`);
  const chooser = page.getByLabel('Recording', { exact: true });
  await expect(chooser).toBeAttached();
  const beganMs = performance.now();
  await chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file });
  await expect(page.getByLabel('Step', { exact: true })).toBeVisible({ timeout: 60_000 });
  const openedInMs = Math.round(performance.now() - beganMs);
  return { page, calls, openedInMs, close: () => context.close() };
}

const firstDifference = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `'${one.slice(Math.max(0, at - 60), at + 120)}' is replayed as '${other.slice(Math.max(0, at - 60), at + 120)}'`;
};

function findDifference(live: Screen, replayed: Screen): string | undefined {
  if (live.text !== replayed.text) return firstDifference(live.text, replayed.text);
  for (const part of ['overlays', 'dialogs', 'toasts', 'fields'] as const) {
    const [shown, shownAgain] = [live, replayed].map((screen) => `${part}: ${screen[part].join(' | ')}`) as [
      string,
      string,
    ];
    if (shown !== shownAgain) return firstDifference(shown, shownAgain);
  }
  return undefined;
}

/** The code of a part that is shown for the first time may be on its way for seconds on a busy machine. */
const waitMs = 15_000;

/** What a page that shows the past shows otherwise than the live page did; undefined once it shows the same. */
export async function differenceFrom(live: Screen, page: Page): Promise<string | undefined> {
  const giveUpMs = performance.now() + waitMs;
  let difference: string | undefined;
  do difference = findDifference(live, await readScreen(page));
  while (difference !== undefined && performance.now() < giveUpMs);
  return difference === undefined ? undefined : `step ${live.step}: ${difference}`;
}

/** In which steps the replay shows something else than the live page did, and what it asked of the server. */
export async function findDifferences({ page, calls }: Replay, screens: readonly Screen[]): Promise<string[]> {
  const differences: string[] = [];
  const reported = await page.getByRole('alert').filter({ hasText: 'differ' }).allInnerTexts();
  differences.push(...reported);
  for (const live of [...screens].reverse()) {
    await page.getByLabel('Step', { exact: true }).fill(String(live.step));
    await expect(page.locator('html')).toHaveAttribute('data-step', String(live.step));
    const difference = await differenceFrom(live, page);
    if (difference !== undefined) differences.push(difference);
  }
  return [...differences, ...calls.map((call) => `request: ${call}`)];
}
