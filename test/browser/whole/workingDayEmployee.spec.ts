import type { Page } from '@playwright/test';
import { createCalls, startAnyTimer, type Calls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { cellsUnder, firstLinkUnder, rowCount, textsUnder } from '../support/table';

test.use({ viewport: { width: 1920, height: 1080 } });
test.beforeEach(async ({ server }) => {
  const calls = await createCalls(server, 'employee');
  await startAnyTimer(calls);
  await addOpenTasks(calls);
});

/** Two open tasks of one's own in each project that is in progress. */
async function addOpenTasks(calls: Calls): Promise<void> {
  const { _id: assignee } = await calls.get<{ _id: string }>('/auth/profile');
  const projects = await calls.get<{ _id: string; Status: string }[]>('/auth/projects');
  for (const project of projects.filter(({ Status }) => Status === 'InProgress'))
    for (const summary of ['Ring the bell', 'Paint the bell'])
      await calls.upload('/uplodeauth/tasks/add', {
        Project_id: project._id,
        Issue_type: 'Task',
        Short_summary: summary,
        Description: '<p>Before noon</p>',
        Priority: 'LOW',
        Employee_id: assignee,
      });
}

const runningTimer = (page: Page) => page.getByRole('banner').locator('.db-running-timer');
const chosen = async (page: Page, filter: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: `${filter} filter` }).click();
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
};
/** '05/11/2026' as it sorts; no date sorts last. */
const sortable = (day: string): string => (/^\d/.test(day) ? day.split('/').reverse().join('-') : '9999');

test('A working day of an employee, from signing in to signing out', async ({ page }) => {
  test.setTimeout(120_000);

  await test.step('signs in, after one wrong password', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill('employee@daybook.example');
    await page.locator('input[type=password]').fill('daybok');
    await page.locator('input[type=password]').press('Enter');
    const toast = page.getByText('Email OR Password Not Match!!');
    await expect(toast).toBeVisible();
    // At the top right.
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 1000).toBeLessThan(100);
    expect((await toast.boundingBox())?.x ?? 0).toBeGreaterThan(1920 / 2);
    await expect(page.getByLabel('Username')).toHaveValue('employee@daybook.example');
    await page.locator('input[type=password]').fill('daybook');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(/^Welcome \S+ \S+/)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  const userName = ((await page.locator('.db-user-name').textContent()) ?? '').trim();
  const [firstName = '', lastName = ''] = userName.split(' ');
  const fullName = `${firstName} ${lastName}`;

  const formerKey = await test.step('sees the running timer tick, and the day by urgency', async () => {
    const time = runningTimer(page).getByRole('timer');
    const before = (await time.textContent()) ?? '';
    expect(before).toMatch(/^\d\d : \d\d : \d\d$/);
    await expect(time).not.toHaveText(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(page.getByRole('main')).toContainText(`Hello ${firstName}`);
    const groups = page.getByRole('main').locator('.db-dashboard-group');
    await expect(groups.nth(1)).toBeVisible();
    const labels = (await groups.allTextContents()).map((text) => text.replace(/ ?\d+$/, ''));
    expect(labels).toEqual(
      ['Overdue', 'Today', 'Next 7 days', 'Later or without a due date'].filter((label) => labels.includes(label)),
    );
    expect(labels.length).toBeGreaterThan(1);
    return ((await runningTimer(page).getByRole('link').textContent()) ?? '').split(' ')[0] ?? '';
  });

  await test.step('picks a project that is in progress', async () => {
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Project', exact: true }).click();
    await page.getByRole('button', { name: 'Status filter' }).click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText(['All', 'Open', 'InProgress', 'Hold', 'InClientReview', 'Completed']);
    await options.filter({ hasText: 'InProgress' }).click();
    await expect(page).toHaveURL(/f\.status=in(:|%3A)InProgress/);
    await expect.poll(async () => new Set(await textsUnder(page, 'Status'))).toEqual(new Set(['InProgress']));
    await (await firstLinkUnder(page, 'Project')).click();
    await expect(page).toHaveURL(/\/project\/view\//);
  });

  const statistics = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Percentage' }) });
  // Headings, eight statuses and all of them; one more where a task has none of the eight.
  await expect.poll(() => statistics.getByRole('row').count()).toBeGreaterThanOrEqual(10);
  const counted = async (label: string): Promise<number> =>
    Number(
      await statistics
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        .getByRole('cell')
        .first()
        .textContent(),
    );
  const [ofOpen, ofClosed] = [await counted('Open'), await counted('close')];
  const ratio = page.locator('.db-project-ratio-counts strong');
  await expect(ratio).toHaveCount(3);
  const ofTypes = (await ratio.allTextContents()).map(Number);

  await test.step('finds the same figures in the list of all tasks, which has the whole width', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
    await expect(page).toHaveURL(/\/project\/tasks\//);
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeHidden();
    await expect.poll(() => rowCount(page)).toBe(ofTypes.reduce((sum, count) => sum + count, 0));
    for (const [index, type] of ['Task', 'Story', 'Bug'].entries()) {
      await chosen(page, 'Type', type);
      await expect.poll(() => rowCount(page), type).toBe(ofTypes[index]);
    }
    await chosen(page, 'Type', 'ALL');
    await chosen(page, 'Status', 'CLOSE');
    await expect.poll(() => rowCount(page)).toBe(ofClosed);
    await chosen(page, 'Status', 'OPEN');
    await expect.poll(() => rowCount(page)).toBe(ofOpen);
  });

  await test.step('narrows the list to the own open tasks and sorts it by due date', async () => {
    await chosen(page, 'Assignee', fullName);
    await expect.poll(async () => new Set(await textsUnder(page, 'Assignees'))).toEqual(new Set([fullName]));
    await page
      .getByRole('columnheader', { name: 'Due Date' })
      .getByRole('button', { name: 'Due Date', exact: true })
      .click();
    await expect(page).toHaveURL(/sort=Due_date/);
    await expect
      .poll(async () => (await textsUnder(page, 'Due Date')).map((day) => sortable(day.replace('! ', ''))))
      .toEqual([...(await textsUnder(page, 'Due Date'))].map((day) => sortable(day.replace('! ', ''))).sort());
  });
  const listAddress = page.url();
  const ownOpen = await rowCount(page);

  const link = await firstLinkUnder(page, 'Key');
  const key = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);

  await test.step('starts the timer of a task, which stops the other one and says so', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Start timer on ${key}` })
      .click();
    await expect(page.getByText(`Timer on ${formerKey} stopped`)).toBeVisible();
    await expect(runningTimer(page)).toContainText(key);
    await expect(page.getByRole('main').getByRole('timer')).not.toHaveText('00 : 00 : 00');
  });

  await test.step('comments with Alt + Enter', async () => {
    await page.getByRole('textbox', { name: 'Comment' }).click();
    await page.keyboard.type('Begun, the first half works');
    await page.keyboard.press('Alt+Enter');
    const comment = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first();
    await expect(comment).toContainText('Begun, the first half works');
    await expect(comment).toContainText(fullName);
    await expect(comment).toContainText('Just now');
  });

  await test.step('changes the status; the history tells who, when, from and to', async () => {
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Status/ })
      .click();
    await page.getByRole('option', { name: 'IN PROGRESS' }).click();
    await page.getByRole('tab', { name: 'Comments' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'History' })).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
    await expect(entry).toContainText(`${fullName} changed Status from OPEN to IN PROGRESS`);
    await expect(entry.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/);
  });

  await test.step('stops the timer and finds the stretch in the hours log', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Stop timer on ${key}` })
      .click();
    await expect(page.getByRole('main').getByRole('timer')).toHaveText('00 : 00 : 00');
    await expect(runningTimer(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Hours Logs' }).click();
    const row = page.getByRole('table', { name: 'Hours Logs' }).getByRole('row').nth(1);
    await expect(row.getByRole('cell')).toHaveText([
      /^\d\d\/\d\d\/\d{4}$/,
      fullName,
      /^\d\d:\d\d [AP]M - \d\d:\d\d [AP]M$/,
      /s$/,
    ]);
  });

  await test.step('goes back to the list as it was, which a reload keeps', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(listAddress);
    await expect.poll(() => rowCount(page)).toBe(ownOpen - 1);
    await page.reload();
    await expect(page).toHaveURL(listAddress);
    await expect.poll(() => rowCount(page)).toBe(ownOpen - 1);
    await expect(page.getByRole('button', { name: 'Status filter' })).toHaveText('OPEN');
    await expect(page.getByRole('columnheader', { name: 'Due Date' })).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('finds the task among the own ones and signs out; Back shows nothing any more', async () => {
    await page.goto('/taskList');
    await page.getByRole('searchbox', { name: 'Search the table' }).fill(key);
    await expect((await cellsUnder(page, 'Key')).getByText(key, { exact: true })).toBeVisible();
    await expect((await cellsUnder(page, 'Status')).first()).toHaveText('IN PROGRESS');
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
  });
});
