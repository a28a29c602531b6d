import type { Locator } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { taskPriorities, taskStatuses } from '../../../src/domain/tasks/taskChoices';
import { applyForLeave, createCalls } from '../support/calls';
import { addTask, getFigure, panel, taskSummary } from '../support/dashboard';
import { expect, test } from '../support/daybook';
import { comeTo } from '../support/moveTo';
import { addOwnProject } from '../support/ownProject';
import { rowCount, textsUnder } from '../support/table';

test('The dashboard of an employee: every panel has its content, a figure opens its tasks, the timer starts from a search', async ({
  page,
  signIn,
}) => {
  await signIn('employee');
  for (const title of [
    'What changed',
    'My tasks',
    'Running timer',
    'Today',
    'My leaves',
    /^Out today/,
    'Next holiday',
    'Projects',
    'My open requests',
    'Due milestones and sprints',
    /^My days, /,
    'My tasks, last changed first',
    'My hours per project',
    'My month',
    'My tasks by status',
  ])
    await expect(panel(page, title)).toBeVisible();
  await expect(panel(page, 'Waiting for my decision')).toHaveCount(0);
  await expect(panel(page, 'Portfolio')).toHaveCount(0);
  await expect(panel(page, 'Current sprints')).toHaveCount(0);
  await expect(panel(page, /^Month end/)).toHaveCount(0);
  // The month of the start page is that of 'My month', and the table leads to the tasks.
  await expect(
    panel(page, /^My days, /)
      .getByRole('table')
      .getByRole('row'),
  ).not.toHaveCount(0);
  await expect(
    panel(page, 'My tasks, last changed first').getByRole('gridcell').getByRole('link').first(),
  ).toHaveAttribute('href', /\/task/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start timer' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start timer' });
  await dialog.getByRole('textbox', { name: 'Search your open tasks' }).fill('no task is called like this');
  await expect(dialog.getByText('No matching open tasks')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  const task = dialog.getByRole('menuitem').first();
  const key = ((await task.textContent()) ?? '').split(' ')[0] ?? '';
  await task.click();
  await expect(dialog).toBeHidden();
  await expect(panel(page, 'Running timer').getByRole('link')).toContainText(key);
  const overdue = panel(page, 'My tasks').getByRole('link', { name: /^\d+$/ }).first();
  const count = await getFigure(overdue);
  await overdue.click();
  await expect(page).toHaveURL(/\/taskList\?/);
  await expect.poll(() => rowCount(page)).toBe(count);
});

test('The dashboard of a project manager begins with the portfolio; a figure opens its tasks, and the table sorts', async ({
  page,
  signIn,
}) => {
  await signIn('pm');
  const portfolio = panel(page, 'Portfolio');
  const table = portfolio.getByRole('grid', { name: 'Portfolio' });
  await expect(table.locator('.db-table-row').first()).toBeVisible();
  await expect(panel(page, 'Projects')).toHaveCount(0);
  const team = panel(page, 'My team this week').getByRole('grid', { name: 'My team' });
  await expect(team.locator('.db-table-row').first()).toContainText(/\d+\/8|WO|HD|L/);
  await table.getByRole('columnheader', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/sort=/);
  const open = table.locator('a[href*="/project/tasks/"]').filter({ hasText: /^\d+$/ }).first();
  const count = await getFigure(open);
  expect(count).toBeGreaterThan(0);
  await open.click();
  await expect(page).toHaveURL(/\/project\/tasks\//);
  await expect.poll(() => rowCount(page)).toBe(count);
});

test('A project manager sees the overdue tasks of all projects, the oldest first, and opens them in the report', async ({
  page,
  signIn,
  server,
}) => {
  const pm = await createCalls(server, 'pm');
  const [project] = await pm.get<{ _id: string }[]>('/auth/projects');
  const { _id: ownId } = await pm.get<{ _id: string }>('/auth/profile');
  const task = { Project_id: project?._id ?? '', Employee_id: ownId };
  await addTask(pm, { ...task, Due_date: addDays(server.today(), -1) });
  await addTask(pm, { ...task, Due_date: server.today(), Short_summary: 'Due today' });
  await signIn('pm');
  const overdue = panel(page, 'Overdue tasks');
  await expect(overdue.locator('.db-table-row').first()).toBeVisible();
  const days = (await textsUnder(page, 'Due Date', overdue)).map((text) => text.split('/').reverse().join('-'));
  expect(days).toEqual([...days].sort());
  await expect(overdue.getByText('Due today')).toHaveCount(0);
  await overdue.getByRole('link', { name: 'Task Report' }).click();
  await expect(page).toHaveURL(/\/reportList\?/);
  await expect(page.locator('.db-table-row').filter({ hasText: taskSummary })).toBeVisible();
  await expect(page.locator('.db-table-row').filter({ hasText: 'Due today' })).toHaveCount(0);
});

test('A dashboard is arranged by mouse and by keyboard, keeps it after a reload, and is reset', async ({
  page,
  signIn,
}) => {
  // Every panel is visible, so that the pointer reaches it without scrolling.
  await page.setViewportSize({ width: 1600, height: 1400 });
  await signIn('employee');
  const order = (): Promise<(string | null)[]> =>
    page.locator('[data-panel]').evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-panel')));
  const today = page.locator('[data-panel=today]');
  const handle = (title: string): Locator => page.getByRole('button', { name: new RegExp(`^${title}: position`) });
  await expect(panel(page, 'My tasks')).toBeVisible();
  const atFirst = await order();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(page).toHaveURL(/arrange=yes/);

  // By keyboard: moved one place forward, made wider and higher.
  const before = atFirst.indexOf('today');
  await handle('Today').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await order()).indexOf('today')).toBe(before - 1);
  await expect(handle('Today')).toBeFocused();
  const { width = 0, height = 0 } = (await today.boundingBox()) ?? {};
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await today.boundingBox())?.width ?? 0).toBeGreaterThan(width);
  await expect.poll(async () => (await today.boundingBox())?.height ?? 0).toBeGreaterThan(height);

  // By mouse: dropped on the first panel, and resized at its corner.
  await handle('Today').scrollIntoViewIfNeeded();
  const from = await handle('Today').boundingBox();
  const to = await page.locator('[data-panel]').first().boundingBox();
  if (from === null || to === null) throw new Error('A panel is not visible');
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await order())[0]).toBe('today');
  const corner = await today.locator('.db-arrange-corner').boundingBox();
  const dropped = await today.boundingBox();
  if (corner === null || dropped === null) throw new Error('The corner is not visible');
  await page.mouse.move(corner.x + 10, corner.y + 10);
  await page.mouse.down();
  await page.mouse.move(corner.x + 10, corner.y + 110, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await today.boundingBox())?.height ?? 0).toBeGreaterThan(dropped.height + 50);
  await page.getByRole('button', { name: 'Remove Next holiday' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(panel(page, 'Next holiday')).toHaveCount(0);
  const arranged = await order();
  const stored = page.waitForResponse((response) => response.url().includes('preferences') && response.ok());
  await page.reload();
  await stored;
  await expect.poll(order).toEqual(arranged);

  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Add Next holiday' }).click();
  await expect(page.locator('[data-panel=next-holiday]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(order).toEqual(atFirst);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect.poll(order).toEqual(atFirst);
});

test('What changed: a count opens its rows, and the time is a choice that the address keeps', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const [project] = (await calls.get<{ _id: string; Project_name: string }[]>('/auth/projects')).filter(
    ({ Project_name: name }) => name !== '',
  );
  if (project === undefined) throw new Error('The manager has no project');
  await calls.post('/auth/projects/updates/add', {
    Project_id: project._id,
    Health: 'At risk',
    Text: '<p>The crane is out of order</p>',
  });
  await signIn('pm');
  const changes = panel(page, 'What changed');
  const counts = changes.getByRole('list', { name: project.Project_name });
  await counts.getByRole('link', { name: /^Status updates/ }).click();
  await expect(page).toHaveURL(/change=status-update/);
  const drawer = page.getByRole('dialog', { name: `Status updates: ${project.Project_name}` });
  await expect(drawer.getByRole('link', { name: 'The crane is out of order' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await changes.getByText('Monday', { exact: true }).click();
  await expect(page).toHaveURL(/since=monday/);
  await page.reload();
  await expect(changes.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await changes.getByText('Last visit', { exact: true }).click();
  await expect(changes).toContainText(/Since|first visit/);
});

test('Keys move through the queue and decide, and what is decided leaves it', async ({ page, signIn, server }) => {
  for (const [index, account] of (['employee', 'pm', 'tpm'] as const).entries())
    await applyForLeave(await createCalls(server, account), addDays(server.today(), 90 + index));
  await signIn('hr');
  await panel(page, 'Waiting for my decision')
    .getByRole('link', { name: /^Leave: \d+$/ })
    .click();
  await expect(page).toHaveURL(/\/pending\?list=decide&kind=leave/);
  const rows = page.getByRole('grid', { name: 'Queue' }).locator('.db-table-row');
  await expect(rows.nth(2)).toBeVisible();
  const kind = page.getByRole('button', { name: /^Leave \d+$/ });
  await expect(kind).toHaveAttribute('aria-pressed', 'true');
  const before = Number(((await kind.textContent()) ?? '').replace(/\D/g, ''));
  const grid = page.getByRole('grid', { name: 'Queue' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(before + 1));
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toHaveClass(/db-table-current/);
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toHaveClass(/db-table-current/);
  await expect(page.getByRole('complementary', { name: 'Detail' }).getByText('Granted leave so far')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'Logs' })).toContainText('Pending');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Logs' })).toBeHidden();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject: Leave' });
  await expect(dialog.getByText('Who is out')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('The release is that week');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Leaved Rejected Successfull')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', String(before));
});

test('Several rows of the queue are decided together, all matching records in one go, and what is not decided says why', async ({
  page,
  signIn,
  server,
}) => {
  for (const account of ['employee', 'pm', 'tpm'] as const)
    await applyForLeave(await createCalls(server, account), addDays(server.today(), 130));
  await signIn('hr', { at: '/pending?list=decide&kind=leave' });
  const queue = page.getByRole('grid', { name: 'Queue' });
  await expect(queue.locator('.db-table-row').nth(2)).toBeVisible();
  // One more for the headings. Of a long queue only the rows in view are drawn.
  const before = Number(await queue.getAttribute('aria-rowcount')) - 1;
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Approve 2…' })).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Approve 2 records' });
  await dialog
    .getByRole('button', { name: /^Facts for / })
    .first()
    .click();
  await expect(dialog.getByText('Granted leave so far')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve 2', exact: true }).click();
  await expect(page.getByText('2 approved')).toBeVisible();
  await expect(queue).toHaveAttribute('aria-rowcount', String(before - 2 + 1));
  // Another user is quicker with one of them.
  const late = 'This leave is Approved already, by Tom Leader';
  let answers = 0;
  await page.route('**/auth/leave/action-several', async (route) => {
    const ids = new URLSearchParams(route.request().postData() ?? '').get('ids')?.split(',') ?? [];
    // A long queue is sent in several calls.
    const data = ids.map((_id) => ({ _id, Done: answers > 0, Message: answers++ > 0 ? null : late }));
    await route.fulfill({ json: { status: 1, data } });
  });
  await page.getByRole('button', { name: 'Approve all matching records…' }).click();
  const all = page.getByRole('dialog', { name: new RegExp(`^Approve all ${before - 2} matching record`) });
  await all.getByRole('button', { name: `Approve ${before - 2}`, exact: true }).click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByRole('status')).toHaveText(`${before - 3} approved, 1 not: ${late}`);
  await expect(result.getByRole('list', { name: 'Not decided' }).getByRole('listitem')).toHaveCount(1);
});

test('In a large window the month of the person is next to the facts of a request, and follows the keys', async ({
  page,
  signIn,
  server,
}) => {
  for (const account of ['employee', 'pm'] as const)
    await applyForLeave(await createCalls(server, account), addDays(server.today(), 120));
  await page.setViewportSize({ width: 2560, height: 1440 });
  // The newest first: the two of this test.
  await signIn('hr', { at: '/pending?list=decide&kind=leave&sort=-Requested' });
  const detail = page.getByRole('complementary', { name: 'Detail' });
  const month = detail.getByRole('grid', { name: /^Attendance of / });
  const aboutSamePerson = async (): Promise<string> => {
    const heading = (await detail.getByRole('heading', { name: /^Leave of / }).textContent()) ?? '';
    const person = heading.replace('Leave of ', '');
    await expect(month).toHaveAccessibleName(`Attendance of ${person}`);
    return person;
  };
  const first = await aboutSamePerson();
  await page.keyboard.press('j');
  await expect(detail.getByRole('heading', { name: /^Leave of / })).not.toHaveText(`Leave of ${first}`);
  expect(await aboutSamePerson()).not.toBe(first);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(detail.getByRole('heading', { name: /^Leave of / })).toBeVisible();
  await expect(month).toHaveCount(0);
});

test('The heading of a panel and its buttons have one line each, also in the narrowest panels', async ({
  browser,
  server,
  signIn,
}) => {
  for (const account of ['employee', 'pm', 'hr'] as const) {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    await signIn(account, { page });
    await expect(panel(page, 'What changed').getByRole('radio', { name: 'Last visit' })).toBeAttached();
    const broken = await page.locator('.db-dashboard-panel > .bp6-section-header').evaluateAll((headers) =>
      headers
        .filter((header) => {
          const lines = [...header.querySelectorAll('h2, button, label, a')].filter(
            (part) => part.getBoundingClientRect().height > 40,
          );
          return (
            lines.length > 0 || header.getBoundingClientRect().height > 44 || header.scrollWidth > header.clientWidth
          );
        })
        .map((header) => header.textContent),
    );
    expect(broken, account).toEqual([]);
    await page.context().close();
  }
});

test('My tasks of a project manager show day and timer in windows of every width', async ({ page, server, signIn }) => {
  const pm = await createCalls(server, 'pm');
  const project = await addOwnProject(server, 'MYT');
  const task = await addTask(pm, {
    Project_id: project._id,
    Employee_id: project.managerId,
    Due_date: server.today(),
  });
  await pm.post('/auth/tasks/edit', { id: task._id, Status: 'DEVELOPMENT DONE' });
  await signIn('pm', { at: '/profile' });
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    await comeTo(page, '/dashboard');
    const tasks = panel(page, 'My tasks');
    await expect(tasks.getByRole('link', { name: 'MYT-1' })).toBeVisible();
    expect(await tasks.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `at ${width}`).toBe(0);
  }
});

test('Panels of figures and charts show all of them without scrolling, in small and in large windows', async ({
  browser,
  server,
  signIn,
}) => {
  const getContent = (name: string): string => `[data-panel='${name}'] .db-dashboard-panel`;
  const own = ['today', 'next-holiday', 'leave-counters', 'own-month'];
  const trends = ['trend-attendance', 'trend-late', 'trend-leave', 'trend-headcount', 'trend-pending'];
  // The portfolio has a row, whatever projects there are.
  await addOwnProject(server, 'PFP');
  for (const [account, at, figures] of [
    ['employee', '/dashboard', [...own, 'running-timer']],
    ['pm', '/dashboard', ['portfolio', ...own]],
    ['hr', '/dashboard', ['portfolio', 'company-now', 'month-end', ...trends]],
    ['hr', '/hr-dashboard', ['company-now', 'company-queues', 'attendance-months', ...trends]],
  ] as const) {
    const page = await browser.newPage({ baseURL: server.url });
    // The largest content that these panels can have, whatever the day and the holidays of the company are.
    await page.route('**/api/auth/dashboard/next-holiday', (route) =>
      route.fulfill({
        json: { status: 1, data: { Name: 'Founders of the harbour', Day: '2099-09-30', Half: 'Second Half' } },
      }),
    );
    await signIn(account, { page });
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await comeTo(page, at);
      for (const name of figures) await expect(page.locator(getContent(name))).toBeVisible();
      const cut = await page
        .locator(figures.map(getContent).join())
        .evaluateAll((panels) =>
          panels
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(({ textContent, scrollHeight, clientHeight }) => `${textContent}: ${scrollHeight}/${clientHeight}`),
        );
      expect(cut, `${account} ${at} ${width}`).toEqual([]);
    }
    await page.context().close();
  }
});

test('My tasks by status fit into the narrowest panel with every status', async ({ page, signIn, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const own = await createCalls(server, 'employee');
  const figures = await own.get<object>(`/auth/dashboard/my-month?month=${server.today().slice(0, 7)}`);
  const Tasks = taskStatuses.flatMap((Status) => taskPriorities.map((Priority) => ({ Status, Priority, Total: 234 })));
  await page.route('**/api/auth/dashboard/my-month*', (route) =>
    route.fulfill({ json: { status: 1, data: { ...figures, Tasks } } }),
  );
  await signIn('employee');
  const table = panel(page, 'My tasks by status').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + taskStatuses.length);
  const content = page.locator(`[data-panel='task-figures'] .db-dashboard-panel`);
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('The portfolio is as high as its projects need', async ({ page, signIn, server }) => {
  await addOwnProject(server, 'PFH');
  await page.setViewportSize({ width: 1280, height: 800 });
  const [project] = await (await createCalls(server, 'pm')).get<{ _id: string }[]>('/auth/dashboard/portfolio');
  const rows = Array.from({ length: 9 }, (_, index) => ({
    ...project,
    _id: `${project?._id.slice(0, -1)}${index}`,
    Project_name: `Quay ${index + 1}`,
  }));
  await page.route('**/api/auth/dashboard/portfolio', (route) => route.fulfill({ json: { status: 1, data: rows } }));
  await signIn('pm');
  const portfolio = panel(page, 'Portfolio');
  await expect(portfolio.getByText('Quay 9', { exact: true })).toBeVisible();
  const bottom = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().bottom);
  expect(await bottom(portfolio.locator('.db-table-row').last())).toBeLessThan(await bottom(portfolio));
});

test('My month fills a large window, and the start page of HR ends with it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const bottom = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await signIn('hr', { at: '/my-dashboard' });
  const lastDay = page.locator('.db-strip-table tbody tr').last();
  await expect(lastDay).toBeVisible();
  expect(await bottom(lastDay)).toBeGreaterThan(1440 * 0.85);
  await signIn('hr');
  for (const title of ['Leave by type and month', 'My leaves', 'Late arrivals', 'Headcount over time'])
    await expect.poll(() => bottom(panel(page, title)), title).toBeGreaterThan(1440 * 0.93);
});

test('A dashboard whose arrangement cannot be read says so and has its panels', async ({ page, signIn }) => {
  await page.route('**/api/auth/preferences', (route) =>
    route.fulfill({ status: 500, json: { status: 0, message: 'Broken' } }),
  );
  await signIn('hr');
  await expect(page.getByText('Could not load your own views and settings.')).toBeVisible();
  await expect(panel(page, 'Waiting for my decision').getByRole('link', { name: 'Pending' })).toBeVisible();
});

test('My month: days with their words, gaps with a remedy, another month by the address, the table for Excel', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/my-dashboard' });
  const strip = page.getByRole('table', { name: /^The month by days/ });
  await expect(strip.getByRole('row').first()).toBeVisible();
  // The own month may have begun today.
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  for (const kind of ['Present', 'Timer'])
    await expect(
      strip
        .getByRole('row')
        .filter({ hasText: new RegExp(`${kind} \\d\\d:\\d\\d [AP]M - `) })
        .first(),
    ).toBeVisible();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page).toHaveURL(/look=table/);
  await expect(page.getByRole('columnheader', { name: 'Logged' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Strip' }).click();
  await strip
    .getByRole('button', { name: /^Add hours on / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/taskList\?scope=hours&week=/);
  await expect(page.getByRole('region', { name: 'My hours' })).toBeVisible();
});

test('The dashboard loads without moment, which comes with the first calendar', async ({ page, signIn }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // A script that was still coming when its page was left cannot be read, and belongs to no page that is looked at.
    if (response.url().endsWith('.js') && response.ok()) scripts.push(response.text().catch(() => ''));
  });
  // A message of its own, which no minimiser changes.
  const isMomentLoaded = async (): Promise<boolean> =>
    (await Promise.all(scripts)).some((text) => text.includes('moment construction falls'));
  await signIn('employee');
  await expect(panel(page, 'My tasks')).toBeVisible();
  expect(await isMomentLoaded()).toBe(false);
  await page.goto('/my-dashboard');
  await expect(page.getByRole('group', { name: 'Month and year' })).toBeVisible();
  expect(await isMomentLoaded()).toBe(true);
});

test('A name without spaces stays inside its panel, and pushes nothing out of it', async ({ page, signIn }) => {
  await signIn('employee');
  await page.setViewportSize({ width: 1280, height: 2400 });
  await expect(page.locator('.db-dashboard-projects a').first()).toBeVisible();
  // In one step: the page draws itself again when something changes.
  const outside = await page.evaluate(() => {
    const name = 'Elektrizitätshauptbetriebswerk'.repeat(5);
    const links = [...document.querySelectorAll('.db-dashboard-projects a, .db-dashboard-summary a')];
    for (const link of links) link.textContent = name;
    return links.flatMap((link) => {
      const panel = link.closest('.db-dashboard-panel');
      const edge = panel?.getBoundingClientRect().right ?? 0;
      return [link, link.nextElementSibling].flatMap((part) =>
        part && part.getBoundingClientRect().right > edge + 1 ? [panel?.querySelector('h2, h3, h6')?.textContent] : [],
      );
    });
  });
  expect(outside).toEqual([]);
});

test('A start page that is loaded again begins at its top; the way back from a task leads into its table again', async ({
  page,
  signIn,
}) => {
  await signIn('employee');
  await expect(page.getByRole('grid').first().getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  const table = page.getByRole('grid', { name: 'My tasks, last changed first' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/task\//);
  await page.goBack();
  await expect(table).toBeFocused();
});

test('A panel that keys move out of the window takes the window along', async ({ page, signIn }) => {
  await signIn('employee', { at: '/dashboard?arrange=yes' });
  const panels = page.locator('[data-panel]');
  const handle = panels.first().getByRole('button', { name: /: position 1 / });
  const title = (await handle.getAttribute('aria-label'))?.split(':')[0] ?? '';
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  for (let count = await panels.count(); count > 1; count -= 1) await page.keyboard.press('ArrowDown');
  const moved = panels.last().getByRole('button', { name: `${title}: position` });
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport();
  await expect(panels.last()).toBeInViewport({ ratio: 0.5 });
});
