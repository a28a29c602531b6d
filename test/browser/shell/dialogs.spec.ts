import type { Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { rowCount } from '../support/table';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

test('A dialog that was opened with the pointer takes what is typed next, and does not complain before anything was entered', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/reportList' });
  await page.getByRole('button', { name: 'Views' }).first().click();
  await page.getByText('Save as a new view').click();
  const views = page.getByRole('dialog');
  const name = views.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await views.getByRole('heading').first().click();
  await expect(views.getByText('Please Enter Name')).toHaveCount(0);
  await name.focus();
  await page.keyboard.type('My view');
  await expect(name).toHaveValue('My view');
  // Once something was entered, an empty field is reported.
  await name.fill('');
  await page.keyboard.press('Tab');
  await expect(views.getByText('Please Enter Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(views).toBeHidden();

  await page.goto('/me');
  await page.getByRole('button', { name: 'Apply Leave' }).click();
  const leave = page.getByRole('dialog');
  await expect(leave).toBeVisible();
  await expect.poll(() => leave.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect(leave.locator('.bp6-form-helper-text').first()).toBeVisible();
});

test('An unsent comment and a begun line of quick add are asked about before the page is left', async ({
  page,
  signIn,
  server,
}) => {
  const pm = await createCalls(server, 'pm');
  const [project] = await pm.get<{ _id: string }[]>('/auth/projects');
  await signIn('pm', { at: `/project/tasks/${project?._id ?? ''}` });
  const line = page.getByPlaceholder(/^Add a task/);
  await line.fill('Half a thought');
  await page.getByRole('link', { name: 'Sprint', exact: true }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(line).toHaveValue('Half a thought');
  await line.fill('');

  await page.locator('.db-table-row').first().getByRole('link').first().click();
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.click();
  await page.keyboard.type('Half a comment');
  // Another tab of the same page keeps it.
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(comment).toHaveText('Half a comment');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(comment).toHaveText('Half a comment');
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/calendar/);
});

test('Enter and once more Enter on the way to a deletion destroys nothing; a used entry cannot be deleted and says why', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/holidays' });
  const grid = page.getByRole('grid');
  await expect(grid.locator('.db-table-row').first()).toBeVisible();
  const count = await rowCount(page);
  await grid.getByText('Delete', { exact: true }).nth(1).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  expect(await rowCount(page)).toBe(count);

  await page.goto('/department');
  await grid
    .locator('.db-table-row')
    .first()
    .getByRole('button', { name: 'Row actions' })
    .or(grid.getByRole('gridcell', { name: 'Row actions' }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).hover();
  await expect(page.getByText(/^It is used \d+ times: set it to DeActive instead$/).first()).toBeVisible();
});

test('The question before a month is closed names what each step leaves open', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end' });
  const open = page.getByRole('table', { name: /^Steps to close/ }).getByRole('link', { name: /^\d+ differences?$/ });
  const differences = (await open.textContent()) ?? '';
  const month = new URL(await open.evaluate((link) => (link as HTMLAnchorElement).href)).searchParams.get('month');
  await page.goto(`/employeepresentlist?month=${month ?? ''}`);
  await page.getByRole('button', { name: 'Close month' }).click();
  await expect(page.getByRole('alertdialog').getByText(/^Still open: /)).toContainText(differences);
});
