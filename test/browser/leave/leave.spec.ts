import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { applyForLeave, createCalls, findPerson } from '../support/calls';
import { expect, test } from '../support/daybook';
import { cellsUnder, textsUnder } from '../support/table';

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Employee Leave Form' });
const rowMenu = async (page: Page, row: number, item: string): Promise<void> => {
  await page.locator('[role=gridcell][aria-haspopup=menu]').nth(row).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

async function fillIn(dialog: Locator, first: string, last: string, reason: string): Promise<void> {
  await dialog.getByText('Casual Leave').click();
  await dialog.getByRole('textbox', { name: 'First day' }).fill(formatDay(first));
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(formatDay(last));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
}

test('An employee applies, the leader decides with a comment, and the employee sees it', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('employee', { at: '/me' });
  for (const counter of ['This Month', 'Last 30days', 'Total Leaves', 'Carry Forward Leave'])
    await expect(page.getByText(counter, { exact: true })).toBeVisible();
  for (const heading of [
    'Leave Dates',
    'Leave Type',
    'Status',
    'Requested By',
    'Action Taken On',
    'Leave Note',
    'Action',
  ])
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  const area = page.getByRole('navigation', { name: 'Leave' });
  for (const [label, href] of [
    ['My Leaves', '/me'],
    ['Attendance', '/myattendance'],
  ] as const)
    await expect(area.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).locator('option')).toHaveText([
    '10 per page',
    '20 per page',
    '30 per page',
    'Fit',
    'All',
  ]);
  await page.getByRole('button', { name: 'Quarter' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'All',
    'Quarter-1',
    'Quarter-2',
    'Quarter-3',
    'Quarter-4',
  ]);
  await page.keyboard.press('Escape');
  // A counter opens the leaves that it is the sum of.
  const total = page.getByRole('button', { name: /^Total Leaves: / });
  const days = (await total.innerText()).trim();
  await total.click();
  await expect(page.getByRole('dialog', { name: 'Total Leaves' }).getByRole('row').last()).toHaveText(
    `Total Leaves${days}`,
  );
  await page.goBack();
  await page.getByRole('button', { name: 'Apply Leave' }).click();
  await expect(form(page).getByText('Mark as an emergency (1 leave per month)')).toBeVisible();
  const [first, last] = [addDays(server.today(), 80), addDays(server.today(), 83)];
  await fillIn(form(page), first, last, 'Wedding of a friend');
  await expect(form(page).getByText(/^Length: 4 Days, [\d.]+ working days?$/)).toBeVisible();
  // Back would close the form, and with it what was entered.
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(
    form(page).getByText('According to HR rule you can not applied a leave for more than 3 days.'),
  ).toBeVisible();
  await expect(form(page).getByText('Tasks due')).toBeVisible();
  await form(page).getByRole('radiogroup', { name: 'Starts with' }).getByText('Second Half').click();
  await expect(form(page).getByText(/^Length: 3.5 Days, [\d.]+ working days?$/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Apply Leave' }).click();
  await expect(page.getByText('Leave applied Successfully')).toBeVisible();
  await expect(form(page)).toBeHidden();
  const dates = `${formatDay(first)} - ${formatDay(last)} (3.5 Days, Second – Second)`;
  await expect.poll(async () => (await textsUnder(page, 'Leave Dates'))[0]).toBe(dates);
  await expect.poll(async () => (await textsUnder(page, 'Status'))[0]).toBe('Pending');

  const leader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('lead', { page: leader, at: '/teamleave' });
  await expect((await cellsUnder(leader, 'First day')).first()).toHaveText(formatDay(first));
  await rowMenu(leader, 0, 'Conditional Approved');
  const decision = leader.getByRole('dialog', { name: 'Decide a leave' });
  await expect(decision.getByText('Who is out')).toBeVisible();
  await decision.getByRole('textbox', { name: 'Comment' }).fill('Please hand over your tasks');
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(leader.getByText('Leaved Conditional Approved Successfull')).toBeVisible();
  await expect((await cellsUnder(leader, 'Status')).first()).toHaveText('Conditional Approved');
  await leader.getByRole('tab', { name: 'Calendar' }).click();
  await expect(leader.getByRole('table', { name: /^Leaves of / }).getByRole('row')).not.toHaveCount(1);
  await leader.context().close();

  await page.reload();
  await expect.poll(async () => (await textsUnder(page, 'Status'))[0]).toBe('Conditional Approved');
  await rowMenu(page, 0, 'Logs');
  const logs = page.getByRole('dialog', { name: 'Logs' }).getByRole('list', { name: 'Logs' });
  await expect(logs.getByRole('listitem')).toHaveCount(2);
  await expect(logs.getByText('Please hand over your tasks')).toBeVisible();
  await page.goBack();
  await expect(logs).toBeHidden();

  await rowMenu(page, 0, 'Cancel');
  const asked = page.getByRole('alertdialog', { name: 'Are you sure Cancel this leave?' });
  await expect(asked.getByText('Wedding of a friend')).toBeVisible();
  await asked.getByRole('button', { name: 'No' }).click();
  await rowMenu(page, 0, 'Cancel');
  await asked.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Leaved Cancelled Successfull')).toBeVisible();
  await expect((await cellsUnder(page, 'Status')).first()).toHaveText('Cancelled');
  await page.locator('[role=gridcell][aria-haspopup=menu]').first().click();
  await expect(page.getByRole('menuitem', { name: 'Logs' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cancel', exact: true })).toBeHidden();
});

test('HR files a leave for an employee with a status, lands on the report, and decides several together', async ({
  page,
  signIn,
  server,
}) => {
  for (const account of ['pm', 'tpm'] as const)
    await applyForLeave(await createCalls(server, account), addDays(server.today(), 100));
  await signIn('hr', { at: '/leaves-report?q=EMP' });
  await page.getByRole('button', { name: 'Apply Leave' }).click();
  await form(page).getByRole('button', { name: 'Apply Leave' }).click();
  await expect(page.getByRole('alertdialog').getByText('Please select status')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const getField = (label: string): Locator =>
    form(page)
      .locator('.bp6-form-group')
      .filter({ has: page.locator('.bp6-label', { hasText: label }) })
      .getByRole('button')
      .first();
  await getField('Status').click();
  await page.getByRole('option', { name: 'Unapproved', exact: true }).click();
  await getField('Employee').click();
  const employee = await findPerson(server, 'employee');
  await page.keyboard.type(employee.lastName);
  await page.getByRole('option', { name: employee.name }).click();
  await fillIn(form(page), addDays(server.today(), -3), addDays(server.today(), -3), 'Was not there');
  await form(page).getByRole('button', { name: 'Apply Leave' }).click();
  await expect(page.getByText('Leave applied Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/leaves-report$/);
  await expect((await cellsUnder(page, 'Employee')).first()).toContainText(employee.name);
  await expect.poll(async () => (await textsUnder(page, 'Status'))[0]).toBe('Unapproved');

  await page.goto('/leaves-report?f.Status=in:Pending&sort=Leave_Date_to_Date');
  // One line of tools, also in a window of 1280.
  await expect
    .poll(async () => (await page.getByRole('toolbar', { name: /tools$/ }).boundingBox())?.height)
    .toBeLessThan(40);
  // All rows have come: a click on one that is still loading selects nothing.
  expect((await textsUnder(page, 'Employee')).length).toBeGreaterThan(1);
  const picks = page.locator('[role=gridcell][aria-colindex="1"]');
  await picks.nth(0).click();
  await picks.nth(1).click();
  await page.getByRole('button', { name: 'Decide 2…' }).click();
  const decision = page.getByRole('dialog', { name: 'Decide 2 leaves' });
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(decision.getByText('Please select status')).toBeVisible();
  await decision.getByText('Approved', { exact: true }).click();
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Leaved Approved Successfull')).toBeVisible();
});

test('An employee without leave reads that there is none, and the areas of others stay closed', async ({
  page,
  signIn,
}) => {
  await signIn('newcomer', { at: '/leaves' });
  await expect(page.getByText('You have not applied for leave yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team Leave' })).toBeHidden();
  await page.goto('/teamleave');
  await expect(page.getByText('Me.Team_Leave')).toBeVisible();
});

test('Half a day of leave moves the end of a milestone by half a day, and the form says so', async ({
  page,
  signIn,
  server,
}) => {
  const pm = await createCalls(server, 'pm');
  const employee = await createCalls(server, 'employee');
  const { _id: person } = await employee.get<{ _id: string }>('/auth/profile');
  // A project of both.
  const managed = await pm.get<{ _id: string }[]>('/auth/projects');
  const own = await employee.get<{ _id: string }[]>('/auth/projects');
  const projectId = managed.find(({ _id }) => own.some((other) => other._id === _id))?._id ?? '';
  // A week without a holiday and without leave of the employee.
  const timeline = await pm.get<{
    Holidays: { Day: string }[];
    Leaves: { Employee_id: string; From: string; To: string }[];
  }>(`/auth/timeline?Project_id=${projectId}`);
  let monday = addDays(mondayOfWeek(server.today()), 35);
  const isFree = (): boolean =>
    !timeline.Holidays.some(({ Day }) => Day >= monday && Day <= addDays(monday, 11)) &&
    !timeline.Leaves.some(
      ({ Employee_id, From, To }) => Employee_id === person && To >= monday && From <= addDays(monday, 11),
    );
  while (!isFree()) monday = addDays(monday, 7);
  const milestone = await pm.post<{ _id: string }>('/milestone/create', {
    Project_id: projectId,
    Name: 'Lighthouse lit',
    DueDate: addDays(monday, 4),
  });
  const sprint = await pm.post<{ _id: string }>('/sprint/create', {
    Project_id: projectId,
    Name: 'Sprint of the lighthouse',
    Milestone_id: milestone._id,
  });
  const added = await pm.post<{ Tasks: { _id: string }[] }>('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: [
      JSON.stringify({
        Short_summary: 'Lamp of the lighthouse',
        Employee_id: person,
        Sprint_id: sprint._id,
        Start_date: monday,
        Due_date: addDays(monday, 1),
        Task_duration: '16',
      }),
    ],
  });
  expect(added.Tasks).toHaveLength(1);
  await signIn('employee', { at: '/me' });
  await page.getByRole('button', { name: 'Apply Leave' }).click();
  await fillIn(form(page), monday, monday, 'Painting the boat');
  const moved = form(page).getByText(/^Lighthouse lit of /);
  const before = formatDay(addDays(monday, 1));
  await expect(moved.last()).toContainText(`ends ${formatDay(addDays(monday, 2))} instead of ${before}`);
  await form(page).getByRole('radiogroup', { name: 'Starts with' }).getByText('Second Half').click();
  await expect(moved.last()).toContainText(`ends ${formatDay(addDays(monday, 2))} First Half instead of ${before}`);
  // Days on which nothing is planned.
  await form(page)
    .getByRole('textbox', { name: 'Last day' })
    .fill(formatDay(addDays(monday, 5)));
  await form(page)
    .getByRole('textbox', { name: 'First day' })
    .fill(formatDay(addDays(monday, 5)));
  await expect(moved).toHaveCount(0);
});

test('The year shows leaves and holidays, and a day to come opens the form with its date', async ({ page, signIn }) => {
  await signIn('employee', { at: '/leaves?list=year' });
  const day = (await page.locator('[role=gridcell][aria-current=date]').getAttribute('data-day')) ?? '';
  const thisYear = Number(day.slice(0, 4));
  const year = page.getByRole('grid', { name: `Leave of ${thisYear}` });
  await year.focus();
  await page.keyboard.press('ArrowRight');
  const tomorrow = year.locator(`[data-day="${addDays(day, 1)}"]`);
  await expect(year).toHaveAttribute('aria-activedescendant', (await tomorrow.getAttribute('id')) ?? '-');
  await page.getByRole('button', { name: 'Next year' }).click();
  const next = page.getByRole('grid', { name: `Leave of ${thisYear + 1}` });
  const chosen = `${thisYear + 1}-03-10`;
  await next.locator(`[data-day="${chosen}"]`).click();
  await expect(form(page).getByRole('textbox', { name: 'First day' })).toHaveValue(formatDay(chosen));
  await expect(form(page).getByRole('textbox', { name: 'Last day' })).toHaveValue(formatDay(chosen));
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(next).toBeVisible();
  await page.reload();
  await expect(next).toBeVisible();
});

test('A decision that someone else has made is announced in the open dialog, and what was typed stays', async ({
  page,
  signIn,
  server,
}) => {
  const employee = await createCalls(server, 'employee');
  const leave = (await applyForLeave(employee, addDays(server.today(), 150))) as { readonly _id: string };
  const lead = await createCalls(server, 'lead');
  const decided = page.getByRole('status').filter({ hasText: 'decided or withdrawn in the meantime' });

  await signIn('hr', { at: `/pending?list=decide&kind=leave&item=${leave._id}` });
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject: Leave' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('The release is on that day');
  await expect(decided).toHaveCount(0);
  await lead.post('/auth/leave/action', { id: leave._id, Status: 'Approved', status_comment: 'Enjoy' });
  await expect(decided).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Approved already');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('The release is on that day');
});
