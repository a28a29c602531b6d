import type { Locator } from '@playwright/test';
import { getFigure, panel } from '../support/dashboard';
import { expect, test } from '../support/daybook';
import { comeTo } from '../support/moveTo';
import { cellsUnder, rowCount, textsUnder } from '../support/table';

test('Month end: every count opens a list of exactly as many rows, next to the steps and on its own page', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/month-end' });
  const steps = page.getByRole('table', { name: /^Steps to close/ });
  await expect(steps.getByRole('row')).toHaveCount(9);
  const links = await steps
    .getByRole('link')
    .filter({ hasText: /^\d+ / })
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')] as const));
  expect(links.length).toBe(10);
  for (const [text, href] of links) {
    const total = Number.parseInt(text ?? '', 10);
    await comeTo(page, href ?? '');
    await expect.poll(() => rowCount(page), { message: `${text} at ${href}` }).toBe(total);
    const own = await page.getByRole('link', { name: 'On its own page' }).getAttribute('href');
    await comeTo(page, own ?? '');
    await expect.poll(() => rowCount(page), { message: `${text} at ${own}` }).toBe(total);
  }
});

test('Month end: the month of the employee of the chosen row is below the list', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end?step=missing-punches' });
  const names = await textsUnder(page, 'Name');
  const other = names.findIndex((name) => name !== names[0]);
  expect(other).toBeGreaterThan(0);
  const employeeMonth = (name: string | undefined) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(employeeMonth(names[0]).getByRole('gridcell').first()).toBeVisible();
  await (await cellsUnder(page, 'Name')).nth(other).click();
  await expect(employeeMonth(names[other]).getByRole('gridcell').first()).toBeVisible();
  await expect(employeeMonth(names[0])).toBeHidden();
});

test('Month end: HR corrects a missing punch without a request', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end?step=missing-punches' });
  const list = page.getByRole('region', { name: 'Missing punches' });
  const [name] = await textsUnder(page, 'Name');
  const total = await rowCount(page);
  await (await cellsUnder(page, 'Name')).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Correct the day' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Correct .* for ${name}$`) });
  await expect(dialog.getByRole('complementary', { name: 'Records of the day' })).toBeVisible();
  await dialog.getByLabel('Check in').fill('08:30');
  await dialog.getByLabel('Check out').fill('22:10');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The device was off');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => rowCount(page)).toBe(total - 1);
  await expect(list).toBeVisible();
});

test('Month end: HR replaces what was recorded of a day; it stays as evidence', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end?step=missing-punches' });
  const [name] = await textsUnder(page, 'Name');
  const openFirst = async (): Promise<Locator> => {
    await (await cellsUnder(page, 'Name')).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Correct the day' }).click();
    return page.getByRole('dialog', { name: new RegExp(`^Correct .* for ${name}$`) });
  };
  const dialog = await openFirst();
  await dialog.getByLabel('Check in').fill('10:30');
  await dialog.getByLabel('Replace the recorded times').check({ force: true });
  await expect(dialog.getByText('Only these times count; an empty one means none.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The face of a colleague');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The check-out is still missing: the day stays in the list, with the time of the correction alone.
  await expect((await cellsUnder(page, 'Check-in')).first()).toHaveText('10:30 AM');
  await openFirst();
  await expect(dialog.getByRole('complementary', { name: 'Records of the day' })).toContainText(
    'HR has replaced the times of this day',
  );
});

test('Month end: keys and the button lead through the steps, and the address says which one is open', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/month-end' });
  await expect(page.getByRole('region', { name: 'Missing punches' })).toBeVisible();
  await page.getByRole('link', { name: '7. Answers' }).focus();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/step=corrections/);
  await expect(page.getByRole('region', { name: 'Corrections' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: '1. Missing punches' })).toHaveAttribute('aria-current', 'step');
  const next = page.getByRole('button', { name: /^Next open: / });
  const label = (await next.textContent())?.replace('Next open: ', '') ?? '';
  await next.click();
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(`\\d\\. ${label}$`) })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('Month end: the month is closed and reopened from its last step', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end?step=close' });
  const close = page.getByRole('row', { name: /^8\. Close/ });
  const panel = page.getByRole('region', { name: 'Close', exact: true });
  await panel.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click();
  await expect(close).toContainText('Done');
  await expect(close).toContainText(/\d+ closed records?/);
  await panel.getByRole('button', { name: 'Reopen month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reopen month' }).click();
  await expect(close).toContainText('Open');
});

test('Month end: in a tall window the days of the month are a chart and a table, in which a figure opens its people', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await signIn('hr', { at: '/month-end' });
  const days = panel(page, /^Attendance per day, /);
  await expect(days.locator('.db-hr-trend-bars svg rect').first()).toBeVisible();
  await days.getByRole('radio', { name: 'Table' }).click();
  const present = days.getByRole('link', { name: /, Present: \d+$/ }).first();
  const count = await getFigure(present);
  await present.click();
  await expect(page.getByRole('dialog', { name: /^Present, / }).locator('tbody tr')).toHaveCount(count);
});

test('Month end: in the largest windows the last step shows the month of the chosen record next to all records', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await signIn('hr', { at: '/month-end?step=close' });
  const names = await textsUnder(page, 'Name');
  const employeeMonth = (name: string | undefined) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(employeeMonth(names[0]).getByRole('gridcell').first()).toBeVisible();
  await (await cellsUnder(page, 'Name')).nth(2).click();
  await expect(employeeMonth(names[2]).getByRole('gridcell').first()).toBeVisible();
});

test('Month end is not for employees', async ({ page, signIn }) => {
  await signIn('employee', { at: '/month-end' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});

test('Month end: HR reminds chosen employees and then all others, once a day', async ({ page, signIn }) => {
  await signIn('hr', { at: '/month-end?step=answers&list=without-answer' });
  const total = await rowCount(page);
  expect(total).toBeGreaterThan(1);
  const ask = async (count: number): Promise<void> => {
    await page.getByRole('button', { name: `Remind ${count} employee${count === 1 ? '' : 's'}…` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remind', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  const reminders = async () => (await textsUnder(page, 'Last reminded')).filter((text) => text !== '').length;
  await page.getByRole('row').getByRole('checkbox').nth(1).click();
  await ask(1);
  await expect(page.getByText('1 employee reminded', { exact: true })).toBeVisible();
  await expect.poll(reminders).toBe(1);
  await ask(total);
  await expect(page.getByText(/Left out: .*1 already reminded today/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Log of / }).getByText('Reminded')).toHaveCount(2);
});
