import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { DaybookServer } from './daybookServer';

export type Account = 'hr' | 'pm' | 'tpm' | 'lead' | 'employee' | 'newcomer';

interface WorkerFixtures { server: DaybookServer }
interface TestFixtures {
  /** Fails the test when the page throws an error or refuses something of its own security policy. */
  pageFaults: string[];
  /** Signed in on the dashboard; the form itself has tests of its own. */
  signIn: (account: Account, page?: Page) => Promise<void>;
}

/** Signs in by the call that the form makes, and opens the dashboard with what the form leaves behind in the browser. */
async function signInByCall(page: Page, url: string, account: Account): Promise<void> {
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body: new URLSearchParams({ Email: `${account}@daybook.example`, Password: 'daybook' }) });
  if (!answer.ok) throw new Error(`${account}@ was not let in: ${answer.status} ${await answer.text()}`);
  const { data, token } = (await answer.json()) as { data: object[]; token: string };
  // A page of the same origin that starts no program of its own.
  await page.goto('/api/health');
  await page.evaluate(
    ([user, secret]) => {
      localStorage.setItem('daybook.user', user);
      localStorage.setItem('daybook.token', secret);
    },
    [JSON.stringify(data), token] as const,
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
}

/** A test with a real server behind `page`; its address is the base of all paths. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const company = process.env.DAYBOOK_COMPANY;
      if (company === undefined) throw new Error('The demonstration company has not been prepared');
      const folder = mkdtempSync(path.join(tmpdir(), 'daybook-browser-'));
      // The lock of the directory is a socket: it belongs to the process that made it and cannot be copied.
      cpSync(company, folder, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });
      const server = await DaybookServer.start(folder);
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  pageFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) => use((account, other) => signInByCall(other ?? page, server.url, account)),
});

export { expect };
