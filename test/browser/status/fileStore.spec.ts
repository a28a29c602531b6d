import type { Locator } from '@playwright/test';
import { addTicketDepartment } from '../support/calls';
import { expect, test } from '../support/daybook';

async function choose(place: Locator, label: string, value: string): Promise<void> {
  await place.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await place.page().getByRole('listbox').getByRole('option', { name: value, exact: true }).click();
}

/** As the server answers while its store of files does not work (test/server/files/s3Failures.test.ts). */
const message = 'Files cannot be uploaded at the moment, and nothing was saved. Please try again in a minute.';

test('While files cannot be stored a form says so and keeps everything; a link that cannot be opened is a page', async ({
  page,
  signIn,
  server,
}) => {
  const department = 'Harbour office';
  await addTicketDepartment(server, department, 'QUAY');
  await signIn('employee', { at: '/tickets' });
  await page.getByRole('button', { name: 'Raise Ticket' }).first().click();
  const form = page.getByRole('dialog', { name: 'Raise Ticket' });
  await choose(form, 'Department', department);
  await choose(form, 'Type', 'Bug');
  await form.getByRole('textbox', { name: 'Title' }).fill('The crane has no power');
  await form.getByRole('textbox', { name: 'Description' }).fill('Since this morning.');
  const content = { name: 'crane.txt', mimeType: 'text/plain', buffer: Buffer.from('no power') };
  await form.locator('input[type=file]').setInputFiles(content);

  const path = '**/api/uplodeauth/ticket/create';
  let sent = 0;
  await page.route(path, (route) => {
    sent += 1;
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { status: 0, code: 'files_unavailable', message, retryAfterSeconds: 2, requestId: 'r' },
    });
  });
  await form.getByRole('button', { name: 'Raise', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText(message);
  expect(sent).toBe(1);
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('The crane has no power');
  await expect(form.getByText('crane.txt')).toBeVisible();

  await page.unroute(path);
  await form.getByRole('button', { name: 'Raise', exact: true }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole('link', { name: /^QUAY-/ })
    .first()
    .click();
  const link = page.getByRole('dialog', { name: /^Ticket / }).getByRole('link', { name: /crane\.txt/ });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  address.searchParams.set('signature', 'of another file');
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: 'The file cannot be opened' })).toBeVisible();
  await expect(page.getByText('This link is no longer valid. Please open it again from Daybook.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
