import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import {
  manualTypeLabels,
  manualTypes,
  type ManualType,
} from '../../../src/domain/manual-attendance/manualRequestRules';
import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addMonths, lastDayOfMonth, toMonth, monthName } from '../../../src/domain/calendar/month';
import { runTimeZone } from '../../support/moments/runMoment';
import { createCalls, findPerson } from '../support/calls';
import { expect, test } from '../support/daybook';
import { sameAsExcel } from '../support/excel';
import { rowCount, textsUnder } from '../support/table';

interface OwnRequest {
  readonly date: string;
  readonly type: string;
}

const rowMenu = async (page: Page, item: string): Promise<void> => {
  await page.locator('[role=gridcell][aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('An employee asks for a correction, HR looks at the day and approves it, and the day has changed', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const today = server.today();
  const calls = await createCalls(server, 'employee');
  const taken = await calls.get<OwnRequest[]>(`/auth/attendance/my-requests?From=${addDays(today, -3)}&To=${today}`);
  const free = [1, 2, 3]
    .flatMap((age) => manualTypes.map((type) => ({ date: addDays(today, -age), type })))
    .find(({ date, type }) => !taken.some((request) => request.date === date && request.type === type));
  if (!free) throw new Error('Every day has its requests');
  // One that is rejected and one that waits.
  const newcomer = await createCalls(server, 'newcomer');
  const hrCalls = await createCalls(server, 'hr');
  const ask = (type: ManualType) =>
    newcomer.post<{ _id: string }>('/auth/addManualAttendanceRequest', {
      date: addDays(today, -1),
      type,
      time: type === 'checkIn' ? '09:40' : '18:40',
      reason: 'Client Meeting',
    });
  const rejected = await ask('checkOut');
  await hrCalls.post('/auth/attendanceRequestStatusUpdate', {
    status: 'rejected',
    reject_id: rejected._id,
    status_comment: 'No camera has seen you',
  });
  await ask('checkIn');
  await signIn('employee', { at: `/myattendance?request=${free.date}` });
  const form = page.getByRole('dialog', { name: 'Manual Attendance Request' });
  await expect(form.getByRole('textbox', { name: 'Date' })).toHaveValue(formatDay(free.date));
  await form.getByRole('button', { name: 'Send request' }).click();
  // The type may be chosen already: that of the punch that the day lacks, or the only free one.
  for (const message of ['Please Select time', 'Please Select Reason'])
    await expect(form.getByText(message)).toBeVisible();
  await form.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: manualTypeLabels[free.type] }).click();
  await form.getByLabel('Time').fill('09:15');
  await form.getByRole('button', { name: /^Reason/ }).click();
  await page.getByRole('option', { name: 'Client Meeting' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request created successfully')).toBeVisible();

  const hr = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('hr', { page: hr, at: '/profile' });
  await hr.getByRole('button', { name: 'Reports', exact: true }).click();
  await hr.getByRole('menuitem', { name: /Manual.Attendance.Request/ }).click();
  await expect(hr).toHaveURL(/\/manualAttendanceRequestReport/);
  for (const heading of ['Employee Name', 'Date', 'Type', 'Time', 'Reason', 'Status', 'Comment', 'Action'])
    await expect(hr.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  await hr.getByRole('textbox', { name: 'Date' }).fill(formatDay(free.date));
  await expect(hr).toHaveURL(new RegExp(`date=${free.date}`));
  await expect.poll(async () => [...new Set(await textsUnder(hr, 'Date'))]).toEqual([formatDay(free.date)]);
  await rowMenu(hr, 'Approve');
  const approval = hr.getByRole('dialog', { name: 'Approve attendance request' });
  await expect(approval.getByText('Client Meeting')).toBeVisible();
  await expect(approval.getByRole('region', { name: 'Face logs' })).toBeVisible();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(hr.getByText('Request approved successfully')).toBeVisible();
  await expect.poll(async () => (await textsUnder(hr, 'Status'))[0]).toBe('Approved');
  await rowMenu(hr, 'Logs');
  const ribbons = hr.getByRole('list', { name: 'Logs' });
  await expect(ribbons.getByText('Approved')).toHaveClass(/ribbon-approved/);
  await expect(ribbons.getByText('Pending')).not.toHaveClass(/ribbon-approved/);

  // All, by default; then each state alone.
  await hr.goto('/manualAttendanceRequestReport');
  const counted = async (state?: string): Promise<number> =>
    (
      await hrCalls.get<{ Total: number }>(
        `/auth/attendance/requests?scope=all&limit=1${state === undefined ? '' : `&status=${state}`}`,
      )
    ).Total;
  const all = await counted();
  await expect.poll(() => rowCount(hr)).toBe(all);
  const counts: number[] = [];
  for (const state of ['Pending', 'Approved', 'Rejected']) {
    await hr.getByRole('button', { name: /^Status filter/ }).click();
    await expect(hr.getByRole('listbox').getByRole('option')).toHaveText(['All', 'Pending', 'Approved', 'Rejected']);
    await hr.getByRole('listbox').getByRole('option', { name: state, exact: true }).click();
    await expect(hr).toHaveURL(new RegExp(`status=${state}`));
    await expect.poll(async () => [...new Set(await textsUnder(hr, 'Status'))]).toEqual([state]);
    const ofState = await counted(state);
    await expect.poll(() => rowCount(hr)).toBe(ofState);
    counts.push(ofState);
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(all);
  await sameAsExcel(hr, 'Manual Attendance Request Report', [
    'Employee Name',
    'Date',
    'Type',
    'Time',
    'Reason',
    'Status',
    'Comment',
  ]);
  await hr.goto('/manualAttendanceRequestReport?status=Pending');
  await rowMenu(hr, 'Reject');
  const rejection = hr.getByRole('dialog', { name: 'Reject attendance request' });
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByText('Please Enter Description')).toBeVisible();
  await rejection.getByRole('textbox', { name: 'Comment' }).fill('x'.repeat(251));
  await expect(rejection.getByText('At most 250 characters')).toBeVisible();
  await rejection.getByRole('textbox', { name: 'Comment' }).fill('No camera has seen you');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(hr.getByText('Request rejected successfully')).toBeVisible();
  await hr.context().close();

  // The requester sees the decision.
  await page.goto(`/myattendance?tab=requests&date=${free.date}`);
  const own = page.getByRole('row').filter({ hasText: 'Client Meeting' });
  await expect(own.getByRole('gridcell', { name: 'Approved' })).toBeVisible();
  await expect(own.getByRole('gridcell', { name: (await findPerson(server, 'hr')).name })).toBeVisible();

  const times = await calls.get<{ date: string; Check_In: string | null; Check_Out: string | null }[]>('/auth/report');
  const corrected = times.find(({ date }) => date === free.date);
  expect([corrected?.Check_In, corrected?.Check_Out]).toContain(
    instantAt(free.date, '09:15', runTimeZone).toISOString(),
  );
});

test('HR uploads a month after a look at it; the employee has an issue with it; HR closes it', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  // A question about the month before last would not come any more.
  test.setTimeout(300_000);
  await server.sameDayFor(2);
  const lastMonth = addMonths(toMonth(server.today()), -1);
  const calls = await createCalls(server, 'employee');
  await signIn('hr', { at: '/employeePresentReport' });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const upload = page.getByRole('dialog', { name: 'Upload employee present data' });
  await upload.getByRole('button', { name: 'Check the file' }).click();
  await expect(upload.getByText('Please Select Date')).toBeVisible();
  await expect(upload.getByText('Please Select File')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    upload.getByRole('button', { name: 'Template' }).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain(presentHeadings.join(','));

  const { Employee_code: code } = await calls.get<{ Employee_code: string }>('/auth/profile');
  const file = (figures: string, ofCode = code) => ({
    name: 'month.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${presentHeadings.join(',')}\nNina,${ofCode},${figures}\n`),
  });
  const hrCalls = await createCalls(server, 'hr');
  const choose = (figures: string) => upload.locator('input[type=file]').setInputFiles(file(figures));
  await upload.getByRole('textbox', { name: 'Date' }).fill(formatDay(lastDayOfMonth(lastMonth)));
  await choose('many,0,0,0,0,1,20,0,20');
  await upload.getByRole('button', { name: 'Check the file' }).click();
  await expect(upload.getByText('The row cannot be stored', { exact: false })).toBeVisible();
  await expect(upload.getByText('Working_days must be a number').first()).toBeVisible();
  // Back asks before it closes a form in which something was entered.
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/upload=1/);
  await choose('21,0,0,0,0,1,20.5,0,20.5');
  await upload.getByRole('button', { name: 'Check the file' }).click();
  const store = upload.getByRole('button', { name: 'Store 1 record' });
  await expect(store).toBeVisible();
  // A colleague in HR uploads first.
  const storeElsewhere = (date: string, { buffer, name, mimeType }: ReturnType<typeof file>) =>
    hrCalls.upload('/employeePresentReport', {
      date,
      employee_file: new File([buffer], name, { type: mimeType }),
    });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/present/preview')) sent.push(request.url());
  });
  const figures = '20,0,0,0,0,0,20,0,20';
  await storeElsewhere(server.today(), file(figures, 'Z999'));
  await storeElsewhere(lastDayOfMonth(lastMonth), file(figures));
  await expect(upload.getByText('since you checked the file', { exact: false })).toBeVisible();
  // The file was not sent again for the other month.
  expect(sent).toHaveLength(1);
  await expect(store).toBeHidden();
  await upload.getByRole('button', { name: 'Check the file' }).click();
  await expect(upload.getByText('since you checked the file', { exact: false })).toBeHidden();
  await store.click();
  await expect(page.getByText(`${monthName(lastMonth)}: 0 added, 1 replaced`)).toBeVisible();
  // Nor after it was stored.
  expect(sent).toHaveLength(2);

  // The report of a span of days, the form of one record with its log, and the Excel file of what is filtered.
  const countedFrom = async (from: string): Promise<number> =>
    (await hrCalls.get<{ Total: number }>(`/auth/present/list?From=${from}&To=${lastDayOfMonth(lastMonth)}&limit=1`))
      .Total;
  await page.goto(`/employeePresentReport?from=${lastMonth}-01&to=${lastDayOfMonth(lastMonth)}`);
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(formatDay(`${lastMonth}-01`));
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue(formatDay(lastDayOfMonth(lastMonth)));
  await page.getByRole('textbox', { name: 'From' }).fill(formatDay(`${addMonths(lastMonth, -1)}-01`));
  await expect(page).toHaveURL(new RegExp(`from=${addMonths(lastMonth, -1)}-01`));
  await expect.poll(() => rowCount(page)).toBe(await countedFrom(`${addMonths(lastMonth, -1)}-01`));
  await page.getByRole('textbox', { name: 'From' }).fill(formatDay(`${lastMonth}-01`));
  await expect.poll(() => rowCount(page)).toBe(await countedFrom(`${lastMonth}-01`));
  await page.getByRole('searchbox').fill(code);
  await expect.poll(() => rowCount(page)).toBe(1);
  await rowMenu(page, 'Edit');
  const edit = page.getByRole('dialog', { name: `Edit record of ${monthName(lastMonth)}` });
  // Marked as required, and yet without a rule: what is empty stays as it is (VAL-059).
  await expect(edit.locator('[aria-required=true]')).toHaveCount(11);
  await edit.getByLabel('WFM').fill('');
  await edit.getByLabel('Total days').fill('nonsense');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(
    edit
      .getByText('Total_days must be a number with at most one decimal')
      .or(edit.getByText('Please enter a number'))
      .first(),
  ).toBeVisible();
  // The figures are checked against each other and against the month, as in an upload.
  await edit.getByLabel('Full leave').fill('22');
  await edit.getByLabel('Total days').fill('19,5');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(edit.getByText('Full_leave and Half_leave are 22 days, more than Working_days (21)')).toBeVisible();
  await expect(edit.getByText('Please check:')).toContainText('Grand_Total is 20.5, but Total_days and Allow are 19.5');
  await edit.getByLabel('Full leave').fill('0');
  // Another user corrects the record concurrently: the entries stay, and the user chooses.
  const record = (
    await hrCalls.get<{ Rows: { _id: string }[] }>(
      `/auth/present/list?q=${code}&From=${lastMonth}-01&To=${lastDayOfMonth(lastMonth)}`,
    )
  ).Rows[0];
  await hrCalls.post('/updateEmployeePresentDetailsById', { id: record?._id ?? '', Name: 'Nina Otherwise' });
  await edit.getByRole('button', { name: 'Update' }).click();
  const conflict = page.getByRole('dialog', { name: 'This has been changed in the meantime' });
  await expect(conflict.getByRole('row', { name: /^Name/ })).toContainText('Nina Otherwise');
  await expect(conflict.getByRole('row', { name: /^Total days/ })).toContainText('20.5');
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record updated successfully')).toBeVisible();
  await rowMenu(page, 'Logs');
  await expect(page.getByRole('list', { name: 'Logs' }).getByRole('listitem').first()).toHaveText(
    new RegExp(`Edited.*${(await findPerson(server, 'hr')).name}.*Total days: 20.5 → 19.5`),
  );
  // A message that something was saved has a button of this name as well.
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Logs' })).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => rowCount(page)).toBeGreaterThan(1);
  await page.setViewportSize({ width: 2560, height: 1440 });
  const sheet = await sameAsExcel(page, 'Employee Data', [
    'Name',
    'Code',
    'Attendance status',
    'Working days',
    'Full leave',
    'Half leave',
    'Missed punch',
    'WFM',
    'Carry forward',
    'Total days',
    'Allow',
    'Grand Total',
    'Comment',
  ]);
  expect(sheet.getCell(2, 3).value).toEqual(new Date(`${lastDayOfMonth(lastMonth)}T00:00:00Z`));
  expect(typeof sheet.getCell(2, 5).value).toBe('number');
  await page.setViewportSize({ width: 1280, height: 800 });

  // The question comes by itself after every sign-in until it is answered; closed, it stays away for the session.
  const employee = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('employee', { page: employee });
  const question = employee.getByRole('dialog', { name: 'Please confirm your leave?' });
  await expect(question.getByText('20.5').first()).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await employee.reload();
  await expect(employee.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  await employee.getByRole('button', { name: /^User menu/ }).click();
  await employee.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(employee).toHaveURL(/\/login$/);
  await signIn('employee', { page: employee });
  await expect(question.getByText('20.5').first()).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  const again = async (): Promise<void> => {
    await employee.getByRole('button', { name: /^User menu/ }).click();
    await employee.getByRole('menuitem', { name: 'Confirm my month' }).click();
  };
  await again();
  await expect(question.getByText('Approved', { exact: true }).first()).toBeVisible();
  await question.getByRole('textbox').fill('One day at the client is missing');
  await question.getByRole('button', { name: 'Issue' }).click();
  await expect(question).toBeHidden();
  await again();
  await expect(question.getByText('Issue', { exact: true }).first()).toBeVisible();
  await expect(question.getByText('One day at the client is missing').first()).toBeVisible();
  await employee.context().close();

  await page.goto(`/employeepresentlist?month=${lastMonth}&answer=Issue`);
  await expect(page.getByRole('gridcell', { name: code, exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(code);
  await expect.poll(() => rowCount(page)).toBe(1);
  await rowMenu(page, 'Logs');
  await expect(page.getByRole('list', { name: 'Logs' }).getByRole('listitem').first()).toHaveText(
    /Issue.*One day at the client is missing/,
  );
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Logs' })).toBeHidden();
  await page.getByRole('tab', { name: 'Compared with attendance' }).click();
  await expect(page.getByText('→').nth(1)).toBeVisible();
  const compared = await rowCount(page);
  await page.getByText('Only differences').click();
  await expect(page).toHaveURL(/rows=differences/);
  await expect.poll(() => rowCount(page)).toBeLessThan(compared);
  await page.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click();
  await expect(page.getByText(`Closed by ${(await findPerson(server, 'hr')).name}`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reopen month' }).click();
  await expect(page.getByText('Closed by', { exact: false })).toBeHidden();
});
