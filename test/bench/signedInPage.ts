import { chromium, type Browser, type Page } from '@playwright/test';
import chromiumArguments from '../../scripts/testing/chromiumArguments.cjs';
import { findChromium } from '../../scripts/testing/findChromium.mjs';
import { ports } from './ports';

declare global {
  /** Of the measured page: the tasks of its main thread that took 50 ms or more. */
  var longTasksMs: number[];
}

/** Of the server whose screens are measured. */
export const address = `http://localhost:${ports.daybook}`;
/** A machine that does other work must not end the run. */
const PATIENCE_MS = 120_000;

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });

/** An empty page. */
export async function newPage(browser: Browser, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage(options);
  // tsx marks named functions with it, also those that run in the page.
  await page.addInitScript('globalThis.__name = (given) => given');
  return page;
}

/** A page of a user who is signed in, which takes down the tasks of its main thread that take 50 ms and more, as the browser counts them. */
export async function openAs(
  browser: Browser,
  { email, password }: { readonly email: string; readonly password: string },
  {
    viewport = { width: 2560, height: 1440 },
    address: at = address,
  }: { readonly viewport?: { width: number; height: number }; readonly address?: string } = {},
): Promise<Page> {
  const answer = await fetch(`${at}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ Email: email, Password: password }),
  });
  const { data, token } = (await answer.json()) as { data: object; token: string };
  const page = await newPage(browser, { viewport });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${at}/api/health`);
  await page.evaluate(
    ([user, secret]) => {
      localStorage.setItem('daybook.user', user);
      localStorage.setItem('daybook.token', secret);
    },
    [JSON.stringify(data), token] as const,
  );
  await page.goto(`${at}/dashboard`);
  // The shell; not everyone has menus.
  await page.locator('main').first().waitFor();
  await page.addInitScript(() => {
    globalThis.longTasksMs = [];
    new PerformanceObserver((list) =>
      globalThis.longTasksMs.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  return page;
}

/**
 * How long something took, and the longest time that the main thread was busy without a break; 0 below 50 ms.
 * @param afterwards awaited afterwards: the main thread is still watched, but the time does not count
 */
export async function timed(
  page: Page,
  act: () => Promise<unknown>,
  afterwards?: () => Promise<unknown>,
): Promise<{ milliseconds: number; maxTaskMs: number }> {
  await page.evaluate(() => void (globalThis.longTasksMs.length = 0));
  const startedAt = performance.now();
  await act();
  const milliseconds = performance.now() - startedAt;
  await afterwards?.();
  return { milliseconds, maxTaskMs: Math.max(0, ...(await page.evaluate(() => globalThis.longTasksMs))) };
}

/** A table has a loaded row: rows that are still loading have numbers already. */
export const firstRow = (page: Page) => page.locator('.db-table-row:not(.db-table-pending)').first().waitFor();

/** What has come is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
