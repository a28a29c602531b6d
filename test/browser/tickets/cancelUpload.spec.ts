import type { Locator, Page } from '@playwright/test';
import { addTicketDepartment, createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { textsUnder } from '../support/table';

const title = 'The crane leaks';

async function choose(form: Locator, label: string, value: string): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await form.page().getByRole('listbox').getByRole('option', { name: value, exact: true }).click();
}

/** A ticket with a large file, ready to be sent. */
async function fillTicket(page: Page, department: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Raise Ticket' }).first().click();
  const form = page.getByRole('dialog', { name: 'Raise Ticket' });
  await choose(form, 'Department', department);
  await choose(form, 'Type', 'Bug');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Description' }).fill('Oil on the quay.');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'oil.txt', mimeType: 'text/plain', buffer: Buffer.alloc(8_000_000, 'oil ') });
  return form;
}
const raise = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Raise', exact: true }).click();

async function expectUnlocked(form: Locator): Promise<void> {
  await expect(form.getByRole('button', { name: 'Cancel upload' })).toBeHidden();
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(form.getByText('oil.txt')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveText('Oil on the quay.');
  await expect(form.getByRole('button', { name: 'Cancel', exact: true })).toBeEnabled();
}

test('An upload on a slow connection is cancelled: nothing is stored, and the form can be sent again', async ({
  page,
  signIn,
  server,
}) => {
  await addTicketDepartment(server, 'Harbour office', 'HOF');
  await signIn('employee', { at: '/tickets' });
  const form = await fillTicket(page, 'Harbour office');
  const network = await page.context().newCDPSession(page);
  const throttle = (bytesInSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: bytesInSecond,
    });
  await throttle(500_000);
  await raise(form);
  const progress = form.getByRole('progressbar', { name: 'Upload of oil.txt' });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'cancelled' })).toHaveText(
    'The upload was cancelled. Nothing was saved.',
  );
  await expectUnlocked(form);
  await throttle(-1);
  await form.getByRole('textbox', { name: 'Title' }).fill(`${title} much oil`);
  await raise(form);
  await expect(form).toBeHidden();
  await expect
    .poll(async () => (await textsUnder(page, 'Title')).filter((text) => text.startsWith(title)))
    .toEqual([`${title} much oil`]);
});

test('An upload whose answer is not seen says that it may have been saved, and the list shows whether it was', async ({
  page,
  signIn,
  server,
}) => {
  const departmentId = await addTicketDepartment(server, 'Lock keepers', 'LOK');
  const calls = await createCalls(server, 'employee');
  await signIn('employee', { at: '/tickets' });
  const form = await fillTicket(page, 'Lock keepers');
  // The server stores the ticket, and its answer never comes.
  const stored = new Promise<void>((resolve) => {
    void page.route('**/uplodeauth/ticket/create', async () => {
      await calls.upload('/uplodeauth/ticket/create', {
        ...{ Department_id: departmentId, Type: 'Bug', Priority: 'LOW' },
        ...{ Title: title, Description: '<p>Oil on the quay.</p>' },
      });
      resolve();
    });
  });
  await raise(form);
  await stored;
  await form.getByRole('button', { name: 'Cancel upload' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'cancelled' })).toHaveText(
    'The upload was cancelled. It may have been saved all the same: please check before you try again.',
  );
  await expectUnlocked(form);
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await textsUnder(page, 'Title'))[0]).toBe(title);
});
