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
  signIn: (account: Account, page?: Page) => Promise<void>;
}

/** Signs in by the form, as a person does, and waits for the dashboard. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(`${account}@daybook.example`);
  await page.locator('input[type=password]').fill('daybook');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 15_000 });
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
  signIn: async ({ page }, use) => use((account, other) => signInByForm(other ?? page, account)),
});

export { expect };
