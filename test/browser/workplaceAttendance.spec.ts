import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { workDateOf } from '../../src/domain/attendance/workDate';
import { addDays, dayIn } from '../../src/domain/calendar/day';
import { formatDay } from '../../src/domain/calendar/formatDay';
import { expect, test } from './support/daybook';
import { cellsUnder, rowCount, textsUnder } from './support/table';

/** In the zone of the test server, which is the machine's. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const today = dayIn(timeZone, new Date());
/** Differs from today in the small hours. */
const workDay = workDateOf(new Date().toISOString(), timeZone);
const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);

/** The question of the last month comes in its own time; it has tests of its own. */
const putOffQuestion = (page: Page): Promise<void> => page.addLocatorHandler(page.getByRole('dialog', { name: 'Please confirm your leave?' }), async (dialog) => dialog.getByRole('button', { name: 'Close' }).click());

test('An employee reads the own month, opens a total to its days and a day to its logs, and asks for a correction', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await putOffQuestion(page);
  await signIn('employee');
  await page.goto(`/attendance?month=${monthBefore}`);
  for (const heading of ['Date', 'Day', 'Shift Code', 'Shift inTime', 'Shift outTime', 'InTime', 'OutTime', 'First Half', 'Second Half', 'Portion', 'Tot. Hrs', 'Action']) await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  for (const meaning of ['DP Present', 'ABS Absent', 'WO Weekly Off', 'HD Holiday', 'PL Paid Leave', 'TWD Total Working Days']) await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem').filter({ hasText: meaning })).toBeVisible();
  expect(new Set(await textsUnder(page, 'Shift inTime'))).toEqual(new Set(['10:00 AM']));
  expect(new Set(await textsUnder(page, 'Shift outTime'))).toEqual(new Set(['07:15 PM']));
  // A total is the sum of the rows that it opens, and those are the marked halves of the table.
  const portions = (await textsUnder(page, 'Portion')).map(Number);
  const present = page.getByRole('button', { name: /^Present: / });
  await expect(present).toHaveText(String(portions.reduce((sum, portion) => sum + portion, 0)));
  await present.click();
  const total = page.getByRole('dialog', { name: 'Present' });
  await expect(total.getByRole('row').last()).toHaveText(`Present${portions.reduce((sum, portion) => sum + portion, 0)}`);
  await page.goBack();
  await expect(total).toBeHidden();

  await page.getByRole('button', { name: 'Attendance filter' }).click();
  await page.getByRole('option', { name: 'PRESENT' }).click();
  await expect(page).toHaveURL(/show=PRESENT/);
  await expect((await cellsUnder(page, 'First Half')).first()).toHaveText(/DP|WO|HD|PL|ABS/);
  await expect((await cellsUnder(page, 'Date')).filter({ hasText: '/' })).toHaveCount(portions.filter((portion) => portion > 0).length);
  // Days of the last month are too old, unless the month is young.
  if (Number(today.slice(8)) > 3) await expect(page.getByRole('button', { name: 'Request' }).first()).toBeDisabled();
  await page.getByRole('tab', { name: 'Own Attendance Log' }).click();
  await expect((await cellsUnder(page, 'Face In Logs')).first()).toHaveText(/\d\d:\d\d AM/);
  for (const heading of ['Date', 'Face Out Logs']) await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();

  await page.goto('/myattendance');
  const row = (await textsUnder(page, 'Date')).indexOf(formatDay(today));
  await page.getByRole('button', { name: 'Request' }).nth(row).click();
  await expect(page.getByRole('dialog', { name: 'Manual Attendance Request' }).getByText('Reason').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`request=${today}`));
});

// Leaves the newcomer present today: the name of this file lets it run after those that find nothing.
test('HR adds a device, and what it reports shows at once', async ({ page, signIn, server, browser }) => {
  await putOffQuestion(page);
  await signIn('hr');
  await page.goto('/report/face-devices');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Device' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please Enter Device Name')).toBeVisible();
  await form.getByRole('textbox', { name: 'Device Name' }).fill('Main gate');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const key = (await page.getByTestId('device-key').innerText()).trim();
  await page.getByRole('button', { name: 'I have entered it' }).click();
  await expect((await cellsUnder(page, 'Key ends with')).first()).toHaveText(key.slice(-4));

  await page.goto(`/report/attendance?date=${workDay}`);
  await page.getByRole('searchbox').fill('newcomer@');
  await expect.poll(() => rowCount(page)).toBe(1);
  await expect((await cellsUnder(page, 'Check In')).first()).toHaveText('Absent');
  const code = (await textsUnder(page, 'Code'))[0];
  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('newcomer', newcomer);
  await newcomer.goto(`/myattendance?month=${workDay.slice(0, 7)}`);
  const own = (await textsUnder(newcomer, 'Date')).indexOf(formatDay(workDay));
  await expect((await cellsUnder(newcomer, 'InTime')).nth(own)).toHaveText('');

  const report = (): Promise<Response> =>
    fetch(`${server.url}/api/face-devices/events`, {
      method: 'POST',
      headers: { 'x-device-key': key },
      body: new URLSearchParams({ events: JSON.stringify([{ event_id: 'first', employee_code: code, time: new Date().toISOString(), direction: 'in' }]) }),
    });
  for (const stored of [1, 0]) expect(((await (await report()).json()) as { data: { Stored: number } }).data.Stored).toBe(stored);
  // Both pages are told, without being loaded again.
  await expect((await cellsUnder(page, 'Check In')).first()).toHaveText(/^\d\d:\d\d [AP]M$/);
  await expect((await cellsUnder(newcomer, 'InTime')).nth(own)).toHaveText(/^\d\d:\d\d [AP]M$/);
  await newcomer.goto('/report/attendance');
  await expect(newcomer.getByText('not permitted', { exact: false }).first()).toBeVisible();
  await newcomer.context().close();
});

test('The reports of a month: everybody by days, the summary with the logs behind a row, and its Excel file', async ({ page, signIn }) => {
  await putOffQuestion(page);
  await signIn('hr');
  await page.goto(`/report/month-wise-attendance?month=${monthBefore}`);
  await expect((await cellsUnder(page, 'Date')).first()).toHaveText(new RegExp(`/${monthBefore.slice(5)}/${monthBefore.slice(0, 4)}$`));
  expect(await textsUnder(page, 'Shift')).toContain('10 Am - 07.30 Pm');

  await page.goto(`/attendanceSummary?month=${monthBefore}`);
  for (const heading of ['Name', 'Shift Name', 'Location', 'Working Days', 'Present', 'Absent', 'View']) await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  expect((await textsUnder(page, 'Name'))[0]).toMatch(/^\S.* \(EMP\d+\)$/);
  const presentDays = (await textsUnder(page, 'Present'))[0] ?? '';
  await page.getByRole('button', { name: 'View', exact: true }).first().click();
  const logs = page.getByRole('dialog');
  await expect(logs.getByRole('button', { name: `Present: ${presentDays}, show how it is counted` })).toBeVisible();
  await expect.poll(async () => (await page.locator('.db-drawer').boundingBox())?.height).toBe(600);
  await page.keyboard.press('Escape');
  await expect(logs).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Attendance-Summary.xlsx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  const picker = page.getByRole('form', { name: 'Month and year' });
  await picker.getByRole('button', { name: 'Clear' }).first().click();
  await picker.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Please Select Month')).toBeVisible();
  await picker.getByRole('button', { name: /^Month/ }).click();
  await page.getByRole('option', { name: 'January' }).click();
  await picker.getByRole('button', { name: /^Year/ }).click();
  await page.getByRole('option', { name: today.slice(0, 4) }).click();
  await picker.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(new RegExp(`month=${today.slice(0, 4)}-01`));
});
