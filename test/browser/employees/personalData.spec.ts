import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';

/** The archive that a click downloads. */
async function downloadedBy(page: Page, click: () => Promise<void>): Promise<{ name: string; start: string }> {
  const downloading = page.waitForEvent('download');
  await click();
  const download = await downloading;
  return {
    name: download.suggestedFilename(),
    start: readFileSync(await download.path())
      .subarray(0, 2)
      .toString('latin1'),
  };
}

test('A user exports everything that is stored about him or her', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  await page.getByRole('button', { name: 'Export my data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Export your data?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Export my data' }).click();
  const archive = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  expect(archive.name).toMatch(/\.zip$/);
  expect(archive.start).toBe('PK');
  await expect(page.getByText('The download has started')).toBeVisible();
});

test('HR exports the data of an employee, and erases it once the employee has left', async ({
  page,
  signIn,
  server,
}) => {
  const newcomer = await createCalls(server, 'newcomer');
  const person = await newcomer.get<{ _id: string; First_name: string; Last_name: string }>('/auth/profile');
  const name = `${person.First_name} ${person.Last_name}`;
  await signIn('hr', { at: `/employeeDetail/${person._id}` });
  const menuButton = page.getByRole('button', { name: 'Personal data…' });
  const erase = page.getByRole('menuitem', { name: 'Erase…' });
  await menuButton.click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const exporting = page.getByRole('alertdialog', { name: `Export the data of ${name}?` });
  const archive = await downloadedBy(page, () => exporting.getByRole('button', { name: 'Download' }).click());
  expect(archive.start).toBe('PK');

  await menuButton.click();
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await erase.hover();
  await expect(page.getByText('Deactivate the employee first')).toBeVisible();
  await page.keyboard.press('Escape');

  const hr = await createCalls(server, 'hr');
  await hr.post('/auth/employee/deactivate', { id: person._id });
  await page.reload();
  await menuButton.click();
  await erase.click();
  const dialog = page.getByRole('dialog', { name: `Erase ${name}?` });
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await dialog.getByLabel(`Type ${name} to confirm`).fill('Another name');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText(`Type ${name} to confirm`)).toHaveCount(2);
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^The personal data is erased: Former employee \d+$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Former employee \d+/ })).toBeVisible();
  await expect(page.getByText(person.Last_name)).toHaveCount(0);
  await menuButton.click();
  await erase.hover();
  await expect(page.getByText('The personal data is erased already')).toBeVisible();
});

test('An employee has no menu of the personal data of others', async ({ page, signIn, server }) => {
  const { _id: id } = await (await createCalls(server, 'lead')).get<{ _id: string }>('/auth/profile');
  await signIn('employee', { at: `/employeeDetail/${id}` });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Personal data…' })).toHaveCount(0);
});
