import type { Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { expect, test } from '../support/daybook';

const banner = /^Today is \d\d\/\d\d\/\d{4} for everyone in this demonstration company\./;

/** The day that the calendar of an open form offers as today. */
async function offeredToday(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open the calendar for Date' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  return page.getByRole('dialog', { name: 'Add Overtime' }).getByRole('textbox', { name: 'Date' }).inputValue();
}

const openForm = (page: Page): Promise<void> => page.getByRole('button', { name: 'Add', exact: true }).click();

test('HR sets what day it is: every open page moves there immediately, a banner says so, and resets it', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const employee = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('employee', { page: employee, at: '/overtime' });
  await openForm(employee);
  await signIn('hr', { at: '/profile' });
  await expect(page.getByText(banner)).toHaveCount(0);
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: /^Today is / }).click();
  const form = page.getByRole('dialog', { name: 'Today is …' });
  await form.getByRole('textbox', { name: 'Today' }).fill('31/12/2150');
  await form.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(form.getByText('Please enter a date between 01/01/2000 and 31/12/2099')).toBeVisible();
  const there = addDays(server.today(), 40);
  await form.getByRole('textbox', { name: 'Today' }).fill(formatDay(there));
  await form.getByRole('button', { name: 'Set', exact: true }).click();
  for (const one of [page, employee]) await expect(one.getByText(banner)).toContainText(formatDay(there));
  // In an open form too, without the page having been loaded again.
  expect(await offeredToday(employee)).toBe(formatDay(there));
  await expect(employee.getByRole('button', { name: 'Reset' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(banner)).toContainText(formatDay(there));
  await page.getByRole('button', { name: 'Reset' }).click();
  for (const one of [page, employee]) await expect(one.getByText(banner)).toHaveCount(0);
  expect(await offeredToday(employee)).toBe(formatDay(server.today()));
  await employee.context().close();
});

test('pages go by the clock of the company, also in a browser whose clock is nine days fast', async ({
  signIn,
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const wrongMs = server.now().getTime() + 9 * 86_400_000;
  await context.addInitScript((nowMs) => {
    const TrueDate = Date;
    const offsetMs = nowMs - TrueDate.now();
    class WrongDate extends TrueDate {
      constructor(...given: []) {
        if (given.length === 0) super(TrueDate.now() + offsetMs);
        else super(...given);
      }
      static override now = () => TrueDate.now() + offsetMs;
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, wrongMs);
  const page = await context.newPage();
  await signIn('employee', { page, at: '/overtime' });
  await openForm(page);
  expect(await offeredToday(page)).toBe(formatDay(server.today()));
  await context.close();
});
