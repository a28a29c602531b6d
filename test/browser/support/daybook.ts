import { cpSync, lstatSync, rmSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { makeFolderInMemory } from '../../support/files/folderInMemory';
import { DaybookServer } from './daybookServer';

export type Account = 'hr' | 'pm' | 'tpm' | 'lead' | 'employee' | 'newcomer';

interface SignInOptions {
  /** Another page than that of the test. */
  page?: Page;
  /** Where it begins; none: on the dashboard. */
  at?: string;
}
export interface WorkerFixtures {
  server: DaybookServer;
}
export interface TestFixtures {
  /** Every file begins with the company as it was prepared. */
  freshCompany: void;
  /** No window of a test outlives it, and no answer that was on its way to one fails the run. */
  closedWindows: void;
  /** Fails the test when the page throws an error or violates its own security policy. */
  pageFaults: string[];
  /** Signed in without the form, which has tests of its own. */
  signIn: (account: Account, options?: SignInOptions) => Promise<void>;
}

/**
 * DAYBOOK_SLOW_MS=800: every answer of the API comes up to that much later, each by another time. What a test does not wait for shows then.
 */
const maxDelayMs = Number(process.env.DAYBOOK_SLOW_MS ?? 0);
const slowedDown = new WeakSet<BrowserContext>();

async function slowDown(context: BrowserContext): Promise<void> {
  if (maxDelayMs === 0 || slowedDown.has(context)) return;
  slowedDown.add(context);
  await context.route('**/api/**', async (route) => {
    // oxlint-disable-next-line clock/chance-in-tests -- a run with delays looks for what no fixed order would find
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs));
    // The page may have gone in the meantime.
    await route.fallback().catch(() => undefined);
  });
}

/** Signs in by the call that the form makes, and opens a screen with what the form leaves behind in the browser. */
async function signInByCall(page: Page, url: string, account: Account, at: string): Promise<void> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ Email: `${account}@daybook.example`, Password: 'daybook' }),
  });
  if (!answer.ok) throw new Error(`${account}@ was not let in: ${answer.status} ${await answer.text()}`);
  const { data, token } = (await answer.json()) as { data: object[]; token: string };
  await slowDown(page.context());
  // A page of the same origin that starts no program of its own.
  await page.goto('/api/health');
  await page.evaluate(
    ([user, secret]) => {
      localStorage.setItem('daybook.user', user);
      localStorage.setItem('daybook.token', secret);
    },
    [JSON.stringify(data), token] as const,
  );
  // Until the permissions are known the screen lacks what depends on them.
  const arePermissionsRead = page.waitForResponse((response) => response.url().endsWith('/auth/permission/details'));
  await page.goto(at);
  await arePermissionsRead;
  await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
}

/** A copy of the demonstration company, in a directory of its own. */
export function copyCompany(): string {
  const company = process.env.DAYBOOK_COMPANY;
  if (company === undefined) throw new Error('No company was prepared');
  const folder = makeFolderInMemory();
  // The lock of the directory is a socket: it belongs to the process that made it and cannot be copied.
  cpSync(company, folder, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });
  return folder;
}

/** The file whose tests have used the server of this worker last. */
let lastFile: string | undefined;

/** A test with a real server behind `page`; its address is the base of all paths. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await DaybookServer.start(copyCompany(), { isLoaded: true });
      await use(server);
      await server.stop();
      rmSync(server.dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // What the tests of one file leave behind is no business of the next: which follows which depends on who is faster.
  freshCompany: [
    async ({ server }, use, { file }) => {
      if (lastFile !== undefined && lastFile !== file) {
        const former = server.dataDirectory;
        await server.moveTo(copyCompany());
        rmSync(former, { recursive: true, force: true });
      }
      lastFile = file;
      await use();
    },
    { auto: true, timeout: 120_000 },
  ],
  closedWindows: [
    async ({ browser, context }, use) => {
      await use();
      for (const opened of browser.contexts()) {
        // What a handler still waits for ends with the window: without this, its failure would belong to no test and fail the run.
        await Promise.all(opened.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await opened.unrouteAll({ behavior: 'ignoreErrors' });
        if (opened !== context) await opened.close();
      }
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  pageFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text()))
          faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) =>
    use((account, options) => signInByCall(options?.page ?? page, server.url, account, options?.at ?? '/dashboard')),
});

export { expect };
