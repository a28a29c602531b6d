import type { Locator, Page } from '@playwright/test';
import { createCalls, startAnyTimer } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test, type Account } from '../support/daybook';
import { isComplete } from '../support/moveTo';
import { addOwnProject, ownId } from '../support/ownProject';
import { cellsUnder, textsUnder } from '../support/table';

/** From 'My tasks' opens the first, or the first but the given one; gives its key. */
async function openFirstOwnTask(page: Page, except = 'none'): Promise<string> {
  const link = (await cellsUnder(page, 'Key')).locator('a').filter({ hasNotText: except }).first();
  const key = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  return key;
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const labelled = (dialog: Locator, label: string): Locator =>
  dialog.locator('.bp6-form-group').filter({ has: dialog.page().locator('.bp6-label', { hasText: label }) });

async function choose(dialog: Locator, label: string, choice: string): Promise<void> {
  await labelled(dialog, label).getByRole('button').first().click();
  await dialog.page().getByRole('option', { name: choice }).first().click();
}

/** Fills in the form of a bug in a dialog. */
async function fillTask(page: Page, dialog: Locator, duration: string): Promise<void> {
  await choose(dialog, 'Issue Type', 'Bug');
  await labelled(dialog, 'Short Summary').getByRole('textbox').fill('The letter has no stamp');
  await labelled(dialog, 'Description').getByRole('textbox').click();
  await page.keyboard.type('It came back.');
  await labelled(dialog, 'Assignees').getByRole('button').first().click();
  await offeredChoices(page).first().click();
  await labelled(dialog, 'Task Duration').getByRole('textbox').fill(duration);
}

test('An employee starts the timer of a task, sees it tick, stops it and finds the time in the hours log', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'employee');
  await startAnyTimer(calls);
  const [running] = await calls.get<{ Task_key: string }[]>('/auth/task/my-running-task-timer');
  await signIn('employee', { at: '/taskList' });
  const key = await openFirstOwnTask(page, running?.Task_key);
  await page.getByRole('button', { name: `Start timer on ${key}` }).click();
  const timer = page.getByRole('main').getByRole('timer');
  await expect(page.getByRole('button', { name: `Stop timer on ${key}` })).toBeVisible();
  // Starting here stopped the other one.
  await expect(page.getByText(/^Timer on [A-Z]+-\d+ stopped$/)).toBeVisible();
  const second = (await timer.textContent()) ?? '';
  expect(second).toMatch(/^00 : 00 : \d\d$/);
  await expect(timer).not.toHaveText(second);

  await page.reload();
  await expect(page.getByRole('button', { name: `Stop timer on ${key}` })).toBeVisible();
  await expect(timer).not.toHaveText('00 : 00 : 00');
  await page.getByRole('button', { name: `Stop timer on ${key}` }).click();
  await expect(page.getByRole('button', { name: `Start timer on ${key}` })).toBeVisible();
  await expect(timer).toHaveText('00 : 00 : 00');

  await tab(page, 'Hours Logs').click();
  await expect(page).toHaveURL(/activity=hours/);
  const logs = page.getByRole('table', { name: 'Hours Logs' });
  await expect(logs.getByRole('columnheader')).toHaveText(['Date', 'Employee name', 'Timing', 'Duration']);
  await expect(logs.getByRole('row').nth(1)).toContainText(/\d\d:\d\d [AP]M - \d\d:\d\d [AP]M/);
  await expect(logs.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/^\d+s$/);
});

test('A timer that was started in another window is not stopped by pressing Start again: the page says so and shows the truth', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('employee', { at: '/taskList' });
  const key = await openFirstOwnTask(page);
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  // A window that does not receive changes from elsewhere immediately.
  await other.route('**/api/auth/live**', (route) => route.abort());
  // It must have read that no timer runs: later it would read the truth, and offer to stop.
  const areTimersRead = ['/auth/task/my-running-task-timer', '/auth/tasks/gettasktimer'].map((path) =>
    other.waitForResponse((response) => response.url().endsWith(path)),
  );
  await signIn('employee', { page: other, at: page.url() });
  await Promise.all(areTimersRead);
  const start = (one: Page): Locator => one.getByRole('button', { name: `Start timer on ${key}` });
  await expect(start(other)).toBeEnabled();
  await start(page).click();
  await expect(page.getByRole('button', { name: `Stop timer on ${key}` })).toBeVisible();
  await start(other).click();
  await expect(other.getByRole('alert').filter({ hasText: 'The timer is running already' })).toBeVisible();
  await other.getByRole('button', { name: `Stop timer on ${key}` }).click();
  await expect(start(other)).toBeVisible();
  await other.context().close();
});

test('All my tasks go into an Excel file, not only the visible ones', async ({ page, signIn }) => {
  await signIn('employee', { at: '/taskList' });
  await expect((await cellsUnder(page, 'Key')).locator('a').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toBe('My tasks.xlsx');
});

test('A comment is sent by Alt + Enter and shown immediately; spaces alone are not sent', async ({ page, signIn }) => {
  await signIn('employee', { at: '/taskList' });
  await openFirstOwnTask(page);
  await expect(page.getByText('press Alt + Enter to comment')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/comment/add')) sent.push(request.url());
  });
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.type('Half of it is done');
  await page.keyboard.press('Alt+Enter');
  const newest = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first();
  await expect(newest).toContainText('Half of it is done');
  await expect(newest).toContainText('Just now');
  await expect(box).toHaveText('');
  expect(sent).toHaveLength(1);
});

test('A comment that cannot be sent stays in the box, with the reason next to it', async ({ page, signIn }) => {
  await signIn('employee', { at: '/taskList' });
  await openFirstOwnTask(page);
  await page.route('**/api/auth/tasks/comment/add', (route) => route.abort());
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.click();
  await page.keyboard.type('This must not be lost');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached');
  await expect(box).toHaveText('This must not be lost');
  await page.unroute('**/api/auth/tasks/comment/add');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('This must not be lost');
});

test('A changed status is recorded in the history, from what to what', async ({ page, signIn }) => {
  await signIn('employee', { at: '/taskList' });
  await openFirstOwnTask(page);
  const status = page.getByRole('complementary').getByRole('button', { name: /^Status/ });
  const former = (await status.textContent()) ?? '';
  await status.click();
  await page.getByRole('option', { name: 'ON HOLD' }).click();
  await expect(status).toHaveText('ON HOLD');
  await tab(page, 'History').click();
  const newest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(newest).toContainText('changed Status');
  await expect(newest).toContainText(former);
  await expect(newest).toContainText('ON HOLD');
  await page.reload();
  await expect(status).toHaveText('ON HOLD');
});

test('The half of a due date is changed on the page by keyboard, and a later day keeps it', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  await signIn('pm', { at: '/taskList?scope=reported' });
  const key = await openFirstReportedTask(page);
  const id = new URL(page.url()).pathname.split('/').find((part) => /^[0-9a-f-]{36}$/.test(part)) ?? '';
  // As far ahead as a task may end, whatever day it is.
  const year = Number(server.today().slice(0, 4)) + 2;
  await calls.post('/auth/tasks/edit', { id, Start_date: '', Due_date: `${year}-03-20`, Due_half: 'Second Half' });
  const panel = page.getByRole('complementary');
  const opener = panel.getByRole('button', { name: 'Edit Due Date' });
  await expect(panel).toContainText(`20-03-${year}`);
  await opener.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Due Date' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const halves = page.getByRole('radiogroup', { name: 'Ends with' });
  await expect(halves.getByRole('radio', { name: 'Second Half' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(`20-03-${year}, First Half`);
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(panel).toContainText(`20-03-${year}, First Half`);

  await opener.press('Enter');
  await page.getByRole('textbox', { name: 'Due Date' }).fill(`21/03/${year}`);
  // A press on the text of a half is no leaving of the field.
  await halves.getByText('Second Half').click();
  await halves.getByText('First Half').click();
  await expect(halves.getByRole('radio', { name: 'First Half' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(`21-03-${year}, First Half`);

  await tab(page, 'History').click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(entries.first()).toContainText(`21-03-${year}, First Half`);
  await expect(entries.nth(1)).toContainText(
    new RegExp(`changed Due Date.*20-03-${year}, Second Half.*20-03-${year}, First Half`, 's'),
  );

  // So wide that the column is in view.
  await page.setViewportSize({ width: 2560, height: 1080 });
  await page.goto(`/taskList?scope=reported&q=${key}`);
  await expect((await cellsUnder(page, 'Due Date')).first()).toHaveText(`21/03/${year} 1st half`);
});

test('A status that the server does not take falls back visibly, on the page and in the table', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  const key = await openFirstOwnTask(page);
  const status = page.getByRole('complementary').getByRole('button', { name: /^Status/ });
  const former = (await status.textContent()) ?? '';
  await page.route('**/api/auth/tasks/edit', (route) => route.abort());
  await status.click();
  await page.getByRole('option', { name: 'REJECTED' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Status of ${key} was not changed` })).toBeVisible();
  await expect(status).toHaveText(former);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/taskList/);
  const formerInTable = (await textsUnder(page, 'Status'))[0] ?? '';
  await (await cellsUnder(page, 'Status')).first().click();
  await page.getByRole('option', { name: 'REJECTED' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not changed' })).toBeVisible();
  await expect((await cellsUnder(page, 'Status')).first()).toHaveText(formerInTable);
});

test('The list of my tasks has its columns, starts with status ALL and keeps its filter in the address', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  await expect(page.locator('.db-table-header').filter({ hasText: /^#$/ }).first()).toBeAttached();
  for (const heading of [
    'Key',
    'Summary',
    'Project',
    'Type',
    'Priority',
    'Status',
    'AssignedDate',
    'Time',
    'Due Date',
  ]) {
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeAttached();
  }
  // The heading is the letter of the specification; everything else says what it means.
  const priority = page.getByRole('columnheader', { name: 'Priority', exact: true }).first();
  await expect(priority.getByRole('button', { name: 'Priority', exact: true })).toHaveText('P');
  await expect(page.getByRole('button', { name: /^Priority filter/ })).toHaveText('ALL');
  await page.getByRole('button', { name: /^Priority filter/ }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['ALL', 'HIGH', 'MEDIUM', 'LOW']);
  await page.keyboard.press('Escape');
  const filter = page.getByRole('button', { name: /^Status filter/ });
  await expect(filter).toHaveText('ALL');
  await filter.click();
  await page.getByRole('option', { name: 'CLOSE' }).click();
  await expect(page).toHaveURL(/f\.Status=in(:|%3A)CLOSE/);
  const statuses = await cellsUnder(page, 'Status');
  await expect.poll(async () => [...new Set(await statuses.allTextContents())]).toEqual(['CLOSE']);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Status filter/ })).toHaveText('CLOSE');
  for (const summary of await textsUnder(page, 'Summary')) expect([...summary].length).toBeLessThanOrEqual(50);
});

test('A file is attached to a task, shown as a small picture, and taken off again', async ({ page, signIn }) => {
  await signIn('pm', { at: '/taskList?scope=reported' });
  await openFirstReportedTask(page);
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Task/ });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'dot.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
  ]);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Task updated Successfully')).toBeVisible();
  const attachments = page.getByRole('complementary').getByRole('region', { name: 'Attachments' });
  await expect(attachments.getByRole('link', { name: 'dot.png' }).locator('img')).toBeVisible();
  await expect(attachments.getByRole('link', { name: 'notes.txt' }).locator('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove dot.png' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(attachments.getByRole('link', { name: 'dot.png' })).toHaveCount(0);
  await expect(attachments.getByRole('link', { name: 'notes.txt' })).toBeVisible();
});

test('A project manager creates a task: an empty form is rejected field by field, a good one is in the list', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/taskList?scope=reported' });
  await openProjectTasks(page);
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  for (const message of ['Please Select Issue Type!', 'Please Select Short Summary', 'Please Select Assignees!'])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(labelled(dialog, 'Priority').getByRole('button')).toHaveText('MEDIUM');

  await fillTask(page, dialog, '0,5');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Task created Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search the table' }).fill('no stamp');
  await expect(await cellsUnder(page, 'Summary')).toHaveText(['The letter has no stamp']);
  await (await cellsUnder(page, 'Key')).locator('a').first().click();
  await expect(page).toHaveURL(/\/project\/task\/[^/]+\/[^/]+/);
  await expect(page.getByText('It came back.')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('0.5 Hr')).toBeVisible();
});

test('A form in a dialog stays inside a small window when it says why it was not saved', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('pm', { at: '/taskList?scope=reported' });
  await openProjectTasks(page);
  await page.route('**/api/uplodeauth/tasks/add', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 0, message: Array(6).fill('The server is out of order.').join('\n') },
    }),
  );
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await fillTask(page, dialog, '2');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.locator('.db-form-notice')).toContainText('out of order');
  const box = await dialog.boundingBox();
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? Infinity) <= 800).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeInViewport({ ratio: 1 });
});

test('Two people save the same task: the second sees what differs and chooses', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('pm', { at: '/taskList?scope=reported' });
  await openFirstReportedTask(page);
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('pm' satisfies Account, { page: other, at: page.url() });
  const summaryIn = (one: Page): Locator =>
    labelled(one.getByRole('dialog', { name: /^Edit Task/ }), 'Short Summary').getByRole('textbox');
  for (const one of [page, other]) await one.getByRole('button', { name: 'Edit', exact: true }).click();
  await summaryIn(page).fill('What the first one wrote');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Task updated Successfully')).toBeVisible();

  await summaryIn(other).fill('What the second one wrote');
  await other.getByRole('button', { name: 'Update' }).click();
  const conflict = other.getByRole('dialog', { name: 'This has been changed in the meantime' });
  await expect(conflict).toContainText('What the first one wrote');
  await expect(conflict).toContainText('What the second one wrote');
  await conflict.getByRole('radio', { name: 'Short Summary: mine' }).check({ force: true });
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Task updated Successfully')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('What the second one wrote');
  await other.context().close();
});

test('A task that does not exist has a page of its own, and a dead server leaves a way to try again', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/task/00000000-0000-7000-8000-000000000000' });
  await expect(page.getByText('This task was not found')).toBeVisible();

  let isDead = true;
  await page.route('**/api/auth/tasks/list?*', (route) => (isDead ? route.abort() : route.fallback()));
  await page.goto('/taskList');
  await expect(page.getByText('Could not load')).toBeVisible();
  // Without `unroute`, in whose moment a call can still be aborted.
  isDead = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect((await cellsUnder(page, 'Key')).locator('a').first()).toBeVisible();
});

test('A task is deleted from its menu after a question, and the project list shows it no more', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/taskList?scope=reported' });
  const key = await openFirstReportedTask(page);
  await page.getByRole('button', { name: 'More about this task' }).click();
  await page.getByRole('menuitem', { name: 'Delete Task' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete this task?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/project\/tasks\//);
  await page.getByRole('searchbox', { name: 'Search the table' }).fill(key);
  await expect(page).toHaveURL(new RegExp(`q=${key}`));
  await isComplete(page, 'the search');
  await expect((await cellsUnder(page, 'Key')).getByText(key, { exact: true })).toHaveCount(0);
});

async function openFirstReportedTask(page: Page): Promise<string> {
  const link = (await cellsUnder(page, 'Key')).locator('a').first();
  const key = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  return key;
}

/** From the own tasks opens all tasks of the project of the first. */
async function openProjectTasks(page: Page): Promise<void> {
  await (await cellsUnder(page, 'Project')).locator('a').first().click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
  await expect((await cellsUnder(page, 'Key')).locator('a').first()).toBeVisible();
}

test('A task of another person is taken from the menu of its row', async ({ page, signIn, server }) => {
  const calls = await createCalls(server, 'pm');
  const employee = await ownId(server, 'employee');
  const { _id: project, managerId } = await addOwnProject(server, 'TAKE', [employee]);
  for (const assignee of [employee, managerId])
    await calls.upload('/uplodeauth/tasks/add', {
      Project_id: project,
      Issue_type: 'Task',
      Short_summary: assignee === employee ? 'Of another' : 'My own',
      Description: '<p>It is due</p>',
      Priority: 'LOW',
      Employee_id: assignee,
    });
  await signIn('pm', { at: `/project/tasks/${project}?q=Of+another` });
  const [other] = await textsUnder(page, 'Assignees');
  await page.getByRole('gridcell', { name: 'Row actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expect.poll(() => textsUnder(page, 'Assignees')).not.toEqual([other]);
  await page.goto(`/project/tasks/${project}`);
  const assignees = await textsUnder(page, 'Assignees');
  expect(assignees).toHaveLength(2);
  expect(new Set(assignees).size).toBe(1);
  // Nothing to take: it is the own one.
  await page.getByRole('gridcell', { name: 'Row actions' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Open project' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Assign to me' })).toHaveCount(0);
});
