import { expect, test } from '../support/daybook';
import { sameAsExcel } from '../support/excel';
import { rowCount } from '../support/table';

test('Muster sheet: the file has the codes of the screen; a code limits the rows; a row opens the days', async ({
  page,
  signIn,
}) => {
  // The month before is complete.
  await signIn('hr', { at: '/report/muster-sheet' });
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(/month=/);
  const table = page.getByRole('grid', { name: 'Muster sheet' });
  await expect(table.getByText(/^DP$/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Weekly Off');
  const month = new URL(page.url()).searchParams.get('month') ?? '';
  // Each day has its weekday, as the calendar of this computer names it.
  const heading = (day: number): string => {
    const date = new Date(`${month}-${String(day).padStart(2, '0')}T12:00:00Z`);
    return `${date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }).slice(0, 2)} ${day}`;
  };
  const days = [1, 2, 3].map(heading);
  const sheet = await sameAsExcel(page, `Muster-sheet-${month}`, ['Name', 'Code', ...days]);
  expect(sheet.getRow(1).values).toEqual(expect.arrayContaining([heading(28), 'TWD', 'DP', 'ABS', 'PL', 'HD']));
  const everyone = await rowCount(page);
  await page.goto(`/report/muster-sheet?month=${month}&code=PL`);
  await expect.poll(() => rowCount(page)).toBeLessThan(everyone);
  await table.locator('.db-table-row').first().getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/report\/attendance-summary\?month=.*view=/);
});

test('The muster sheet is not for employees', async ({ page, signIn }) => {
  await signIn('employee', { at: '/report/muster-sheet' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});
