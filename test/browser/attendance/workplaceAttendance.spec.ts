import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { workDateIn } from '../../../src/domain/attendance/workDate';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { addMonths, toMonth } from '../../../src/domain/calendar/month';
import { runTimeZone } from '../../support/moments/runMoment';
import { createCalls, findPerson } from '../support/calls';
import { expect, test } from '../support/daybook';
import { projectRoot, type DaybookServer } from '../support/daybookServer';
import { sameAsExcel } from '../support/excel';
import { cellsUnder, placeUnder, rowCount, textsUnder } from '../support/table';

/** Differs from today in the small hours. */
const getWorkDay = (server: DaybookServer): Day => workDateIn(runTimeZone, server.now());
const monthBefore = (server: DaybookServer): string => addMonths(toMonth(server.today()), -1);

/** The question of the last month comes in its own time; it has tests of its own. */
const putOffQuestion = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Please confirm your leave?' }), async (dialog) =>
    dialog.getByRole('button', { name: 'Close' }).click(),
  );

test('An employee reads the own month, opens a total to its days and a day to its logs, and asks for a correction', async ({
  page,
  signIn,
  server,
}) => {
  const today = server.today();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await putOffQuestion(page);
  await signIn('employee', { at: `/attendance?month=${monthBefore(server)}` });
  for (const heading of [
    'Date',
    'Day',
    'Shift Code',
    'Shift inTime',
    'Shift outTime',
    'InTime',
    'OutTime',
    'First Half',
    'Second Half',
    'Portion',
    'Tot. Hrs',
    'Action',
  ])
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).locator('option')).toHaveText([
    '35 per page',
    'Fit',
    'All',
  ]);
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('35');
  for (const meaning of [
    'DP Present',
    'ABS Absent',
    'WO Weekly Off',
    'HD Holiday',
    'PL Paid Leave',
    'TWD Total Working Days',
  ])
    await expect(
      page.getByRole('list', { name: 'Legend' }).getByRole('listitem').filter({ hasText: meaning }),
    ).toBeVisible();
  expect(new Set(await textsUnder(page, 'Shift inTime'))).toEqual(new Set(['10:00 AM']));
  expect(new Set(await textsUnder(page, 'Shift outTime'))).toEqual(new Set(['07:15 PM']));
  // A total is the sum of the rows that it opens, and those are the marked halves of the table.
  const portions = (await textsUnder(page, 'Portion')).map(Number);
  const present = page.getByRole('button', { name: /^Present: / });
  await expect(present).toHaveText(String(portions.reduce((sum, portion) => sum + portion, 0)));
  await present.click();
  const total = page.getByRole('dialog', { name: 'Present' });
  await expect(total.getByRole('row').last()).toHaveText(
    `Present${portions.reduce((sum, portion) => sum + portion, 0)}`,
  );
  await page.goBack();
  await expect(total).toBeHidden();

  await page.getByRole('button', { name: 'Attendance filter' }).click();
  await page.getByRole('option', { name: 'PRESENT' }).click();
  await expect(page).toHaveURL(/show=PRESENT/);
  await expect((await cellsUnder(page, 'First Half')).first()).toHaveText(/DP|WO|HD|PL|ABS/);
  await expect((await cellsUnder(page, 'Date')).filter({ hasText: '/' })).toHaveCount(
    portions.filter((portion) => portion > 0).length,
  );
  // Days of the last month are too old, unless the month is young.
  if (Number(today.slice(8)) > 3) await expect(page.getByRole('button', { name: 'Request' }).first()).toBeDisabled();
  await page.getByRole('tab', { name: 'Own Attendance Log' }).click();
  await expect((await cellsUnder(page, 'Face In Logs')).first()).toHaveText(/\d\d:\d\d AM/);
  for (const heading of ['Date', 'Face Out Logs'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();

  await page.goto('/myattendance');
  // A day with a pending request has its link in place of the button.
  const row = await placeUnder(page, 'Date', formatDay(today));
  await (await cellsUnder(page, 'Action')).nth(row).getByRole('button', { name: 'Request' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Manual Attendance Request' }).getByText('Reason').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`request=${today}`));
});

// Leaves the newcomer present today: the name of this file lets it run after those that find nothing.
test('HR adds a device, and what it reports shows immediately', async ({ page, signIn, server, browser }) => {
  const workDay = getWorkDay(server);
  await putOffQuestion(page);
  // Wide enough for the cells of every column that is read here: those out of view are not rendered.
  await page.setViewportSize({ width: 1920, height: 800 });
  await signIn('hr', { at: '/report/face-devices' });
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
  const person = await findPerson(server, 'newcomer');
  await page.getByRole('searchbox').fill('newcomer@');
  await expect.poll(() => rowCount(page)).toBe(1);
  // The day of the test may be a weekly off or a holiday, without absences.
  await expect((await cellsUnder(page, 'Check In')).first()).toHaveText(/^(Absent|WO|HD)$/);
  for (const [heading, text] of [
    ['Name', person.name],
    ['Code', person.code],
    ['Position', /\w/],
    ['Department', /\w/],
    ['Shift', /^10 Am - 07\.30 Pm$/],
    ['Location', /\w/],
  ] as const)
    await expect((await cellsUnder(page, heading)).first()).toHaveText(text);
  const code = (await textsUnder(page, 'Code'))[0];
  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('newcomer', { page: newcomer, at: `/myattendance?month=${workDay.slice(0, 7)}` });
  const own = await placeUnder(newcomer, 'Date', formatDay(workDay));
  await expect((await cellsUnder(newcomer, 'InTime')).nth(own)).toHaveText('');

  const device = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      path.join(projectRoot, 'scripts/faceDevice.mjs'),
      '--url',
      server.url,
      '--key',
      key,
      ...words,
    ]);
  const seen = ['--in', code ?? '', '--at', server.now().toISOString()];
  for (const output of ['1 stored, 0 known, 0 rejected', '0 stored, 1 known, 0 rejected'])
    expect((await device(...seen)).stdout.trim()).toBe(output);
  await expect(device('--in', 'UNKNOWN')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("No employee has the code 'UNKNOWN'"),
  });
  // Both pages update without a reload.
  await expect((await cellsUnder(page, 'Check In')).first()).toHaveText(/^\d\d:\d\d [AP]M$/);
  await expect((await cellsUnder(newcomer, 'InTime')).nth(own)).toHaveText(/^\d\d:\d\d [AP]M$/);
  await newcomer.goto('/report/attendance');
  await expect(newcomer.getByText('not permitted', { exact: false }).first()).toBeVisible();
  await newcomer.context().close();
});

// The whole round: a correction is asked for and approved, the day changes, the summary changes, the files say the same.
test('The reports of a month: everyone by days, the summary with the logs behind a row, and its Excel file', async ({
  page,
  signIn,
  server,
}) => {
  const day = addDays(getWorkDay(server), -1);
  const month = day.slice(0, 7);
  const [employee, hr] = [await createCalls(server, 'newcomer'), await createCalls(server, 'hr')];
  await putOffQuestion(page);
  const { First_name, Last_name } = await employee.get<{ First_name: string; Last_name: string }>('/auth/profile');
  await signIn('hr', { at: `/attendanceSummary?month=${month}&q=${First_name} ${Last_name}` });
  for (const heading of ['Name', 'Shift Name', 'Location', 'Working Days', 'Present', 'Absent', 'View'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  await expect.poll(() => rowCount(page)).toBe(1);
  const presentBefore = Number((await textsUnder(page, 'Present'))[0]);

  const request = await employee.post<{ _id: string; employee_id: { _id: string } }>(
    '/auth/addManualAttendanceRequest',
    { date: day, type: 'checkIn', time: '09:40', reason: 'Client Meeting' },
  );
  await hr.post('/auth/attendanceRequestStatusUpdate', {
    status: 'approved',
    attendance_id: request._id,
    employee_id: request.employee_id._id,
    attendance_type: 'checkIn',
    added_first_half: 'true',
    added_second_half: 'true',
    manual_id: '',
    manual_check_in: '09:40',
    manual_check_out: '18:50',
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect((await cellsUnder(page, 'Present')).first()).toHaveText(String(presentBefore + 1));
  await page.getByRole('button', { name: 'View', exact: true }).first().click();
  const logs = page.getByRole('dialog');
  await expect(
    logs.getByRole('button', { name: `Present: ${presentBefore + 1}, show how it is counted` }),
  ).toBeVisible();
  await expect.poll(async () => (await page.locator('.db-drawer').boundingBox())?.height).toBe(600);
  await placeUnder(page, 'Date', formatDay(day), logs);
  await expect(logs.getByRole('row').filter({ hasText: formatDay(day) })).toContainText('09:40 AM');
  await page.keyboard.press('Escape');
  await expect(logs).toBeHidden();
  await page.goto(`/report/attendance-summary?month=${month}`);
  await expect.poll(() => rowCount(page)).toBeGreaterThan(1);
  await sameAsExcel(page, `Attendance-Summary-${month}`, [
    'Name',
    'Shift Name',
    'Location',
    'Working Days',
    'Present',
    'Absent',
  ]);
  await page.getByRole('form', { name: 'Month and year' }).getByRole('button', { name: 'Clear' }).first().click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Please Select Month')).toBeVisible();

  await page.setViewportSize({ width: 1920, height: 1080 });
  const before = monthBefore(server);
  await page.goto(`/report/month-wise-attendance?month=${before}`);
  await expect((await cellsUnder(page, 'Date')).first()).toHaveText(
    new RegExp(`/${before.slice(5)}/${before.slice(0, 4)}$`),
  );
  await expect.poll(() => textsUnder(page, 'Shift')).toContain('10 Am - 07.30 Pm');
  await sameAsExcel(page, `Face Attendance ${before}`, [
    'Name',
    'Code',
    'Position',
    'Department',
    'Shift',
    'Location',
    'Date',
    'Check In',
    'Check Out',
  ]);
});
