import { faceInWithoutLogs } from '../support/dayHeader';
import { expect, test } from '../support/daybook';

test('A newcomer, who has nothing yet, reads that everywhere and sees nothing invented', async ({
  page,
  signIn,
  server,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn('newcomer');

  const day = page.getByRole('region', { name: 'Today' }).first();
  await expect(day).toContainText(faceInWithoutLogs(server));
  await expect(day).toContainText('Working Hours 00 : 00 : 00');
  await expect(page.getByRole('banner').locator('.db-running-timer')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await expect(page.getByText('No timer is running')).toBeVisible();
  await expect(page.getByText('You are not a member of any project yet')).toBeVisible();

  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Project', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are not a member of any project yet.' })).toBeVisible();
  await expect(page.getByText('0 rows')).toBeVisible();

  for (const [tab, text] of [
    ['Assigned', 'No tasks are assigned to you'],
    ['Reported', 'You have not reported any task'],
  ] as const) {
    await page.goto('/taskList');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }

  // Nothing to choose from is said too, rather than an empty box.
  await page.getByRole('button', { name: 'Create Task' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Project/ })
    .click();
  await expect(page.getByRole('listbox')).toContainText('Nothing');
});
