import { expect, test } from '../support/daybook';
import { sameAsExcel } from '../support/excel';

test('HR sees who did what in the audit log, filters it, and its export is an event too', async ({ page, signIn }) => {
  await signIn('hr', { at: '/audit?q=HR' });
  await page.goto('/audit');
  const log = page.getByRole('grid', { name: 'Audit log' });
  await expect(log.getByText('Signed in').first()).toBeVisible();
  await page.goto('/audit?f.Kind=signed_in');
  await expect(log.getByText('Signed in').first()).toBeVisible();
  await sameAsExcel(page, 'Audit log', ['When', 'Who', 'What']);
  await page.goto('/audit');
  await expect(log.getByText(/^Exported .* of Audit log$/).first()).toBeVisible();
});

test('The audit log is not for employees', async ({ page, signIn }) => {
  await signIn('employee', { at: '/audit' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});
