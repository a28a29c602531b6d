import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { monthName, toMonth } from '../../../src/domain/calendar/month';
import { kraQuestions } from '../../../src/domain/kra/kraRatings';
import { findPerson } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test } from '../support/daybook';
import { putOffMonthlyRecord, rate } from '../support/kra';
import { cellsUnder, textsUnder } from '../support/table';

const rowMenu = (page: Page, row: number): Promise<void> =>
  page.locator('[role=gridcell][aria-haspopup=menu]').nth(row).click();
const item = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });
// Two users do the whole cycle.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => putOffMonthlyRecord(page));

test('Overtime is entered, changed, and rejected by the manager of the project with a comment', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('employee', { at: '/overtime' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Overtime' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  for (const message of ['Please select date', 'Please Enter Description', 'Please select project'])
    await expect(form.getByText(message)).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill(formatDay(addDays(server.today(), 1)));
  await expect(form.getByText('Overtime cannot be entered for a day that has not come yet')).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill(formatDay(server.today()));
  await form.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(251));
  await expect(form.getByText('At most 250 characters')).toBeVisible();
  await form.getByRole('textbox', { name: 'Hours' }).fill('1.5');
  await form.getByRole('textbox', { name: 'Description' }).fill('Evening release of the shop');
  await form.getByRole('button', { name: /^Project/ }).click();
  await offeredChoices(page).first().click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
  await expect((await cellsUnder(page, 'Description')).first()).toHaveText('Evening release of the shop');
  await expect.poll(async () => (await textsUnder(page, 'Status'))[0]).toBe('Pending');
  await rowMenu(page, 0);
  // Users cannot decide on their own entry.
  await expect(page.getByRole('menuitem', { name: /^Approve\b/ })).toHaveAttribute('aria-disabled', 'true');
  await item(page, 'Edit').click();
  const edit = page.getByRole('dialog', { name: 'Edit Overtime' });
  await edit.getByRole('textbox', { name: 'Hours' }).fill('2');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect((await cellsUnder(page, 'Hours')).first()).toHaveText('2 Hr');

  // HR sees everybody's and may decide them.
  // Wide enough for all columns.
  const other = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 900 } })
  ).newPage();
  await putOffMonthlyRecord(other);
  await signIn('hr', { page: other, at: '/overtime?list=all' });
  // Until the permissions are known it is one's own list, which has other columns.
  await expect(other.getByRole('tab', { name: 'Everybody' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('columnheader', { name: 'Employee', exact: true })).toBeVisible();
  await expect((await cellsUnder(other, 'Description')).first()).toHaveText('Evening release of the shop');
  await rowMenu(other, 0);
  await item(other, 'Reject').click();
  const decision = other.getByRole('dialog', { name: 'Reject overtime' });
  await decision.getByRole('textbox', { name: 'Comment' }).fill('Was not agreed');
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect((await cellsUnder(other, 'Status')).first()).toHaveText('Rejected');
  await other.context().close();

  // The list of the employee follows by itself.
  await expect((await cellsUnder(page, 'Status')).first()).toHaveText('Rejected');
  await rowMenu(page, 0);
  await expect(page.getByRole('menuitem', { name: /^Edit\b/ })).toHaveAttribute('aria-disabled', 'true');
  await item(page, 'Logs').click();
  await expect(page.getByRole('list', { name: 'Logs' }).getByText('Was not agreed')).toBeVisible();
});

test('An employee rates the month, the chosen leader rates once, and both ratings stand side by side', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('employee', { at: '/KRA' });
  const form = page.getByRole('form', { name: 'KRA' });
  await form.getByRole('button', { name: 'Submit' }).click();
  for (const question of kraQuestions) await expect(form.getByText(`Please add rating for ${question}*`)).toBeVisible();
  await expect(form.getByText('Please select the TL*')).toBeVisible();
  for (const question of kraQuestions) await rate(form, question, 8);
  await form.getByRole('button', { name: /^Team leader/ }).click();
  // One's own leader is offered first.
  await offeredChoices(page).first().click();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your Response has been recorded!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your Response has been recorded!')).toBeVisible();
  await expect(form).toBeHidden();

  const leader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await putOffMonthlyRecord(leader);
  await signIn('lead', { page: leader, at: '/TLKRA' });
  await expect.poll(async () => (await textsUnder(leader, 'Month'))[0]).toBe(monthName(toMonth(server.today())));
  // Others of the team may have rated this month as well.
  const { name, code } = await findPerson(server, 'employee');
  await leader.getByPlaceholder('Search').fill(`${code}`);
  await expect.poll(async () => new Set(await textsUnder(leader, 'Employee'))).toEqual(new Set([`${name} (${code})`]));
  const action = (await cellsUnder(leader, 'Action')).first();
  await expect(action).toHaveText('View');
  await action.click();
  const dialog = leader.getByRole('dialog', { name: /^KRA of / });
  await expect(dialog.getByText("The employee's own rating: 8")).toHaveCount(5);
  await expect(dialog.getByText('Tasks closed')).toBeVisible();
  for (const question of kraQuestions.slice(1)) await rate(dialog, question, 7);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Please add rating for Q1*')).toBeVisible();
  await rate(dialog, 'Q1', 6);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(leader.getByText('Submitted').first()).toBeVisible();
  await leader.goto('/PMS');
  await expect((await cellsUnder(leader, 'Difference')).first()).not.toHaveText('');
  await leader.goto('/TLViewKra');
  // The newest rating of each employee; a click shows the months of one.
  await leader.getByRole('grid', { name: 'Newest ratings' }).getByText(name).click();
  await expect(leader.getByRole('table', { name: `Ratings of ${name}` })).toBeVisible();
  await leader.keyboard.press('Enter');
  await expect(leader.getByRole('link', { name: 'All employees' })).toBeVisible();
  await leader.getByRole('button', { name: /^Employee: / }).click();
  await leader.getByRole('option', { name }).click();
  await expect(
    leader.getByRole('table', { name: `Ratings of ${name}` }).getByText(monthName(toMonth(server.today()))),
  ).toBeVisible();
  await leader.goto('/report/kra');
  await expect(leader.getByText(/not permitted/i).first()).toBeVisible();

  await signIn('hr', { page: leader, at: '/report/kra' });
  await expect(leader.getByText(/\d+ submitted, \d+ waiting for the TL, \d+ not rated/)).toBeVisible();
  await leader.getByPlaceholder('Search').fill(code);
  await expect.poll(async () => textsUnder(leader, 'Rating status')).toEqual(['Submitted']);
  // The month in the address wins over the one that can be rated.
  await leader.goto('/report/kra?month=2022-03');
  await expect(leader.getByText(/^0 submitted, 0 waiting for the TL/)).toBeVisible();
  await leader.context().close();

  await expect(
    page.getByRole('table', { name: `Ratings of ${monthName(toMonth(server.today()))}` }).getByText('-1.2'),
  ).toBeVisible();
});

test('A link to the overtime of all employees reads no other list first', async ({ page, signIn }) => {
  const lists: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && searchParams.has('scope') && pathname.includes('overtime'))
      lists.push(searchParams.get('scope'));
  });
  await signIn('hr', { at: '/overtime?list=all' });
  await expect(page.getByRole('grid', { name: 'Overtime of all employees' })).toBeVisible();
  expect([...new Set(lists)]).toEqual(['all']);
});
