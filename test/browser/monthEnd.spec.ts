import { expect, test } from './support/daybook';
import { rowCount } from './support/table';

test('Month end: every count opens a list of exactly as many rows', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end' });
  const steps = page.getByRole('table', { name: /^Steps to close/ });
  await expect(steps.getByRole('row')).toHaveCount(8);
  const links = await steps
    .getByRole('link')
    .filter({ hasText: /^\d/ })
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')] as const));
  expect(links.length).toBe(8);
  for (const [text, href] of links) {
    await page.goto(href ?? '');
    await expect.poll(() => rowCount(page), { message: `${text} at ${href}` }).toBe(Number.parseInt(text ?? '', 10));
  }
});

test('Month end: the month is closed and reopened from its last step', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end' });
  const close = page.getByRole('row', { name: /^7\. Close/ });
  await close.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click();
  await expect(close).toContainText('Done');
  await close.getByRole('button', { name: 'Reopen month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reopen month' }).click();
  await expect(close).toContainText('Open');
});

test('Month end is not for employees', async ({ page, signIn }) => {
  await signIn('employee', { at: '/month-end' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});
