import type { Locator } from '@playwright/test';
import ExcelJS from 'exceljs';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { mondayOfWeek, shortWeekdayName } from '../../../src/domain/calendar/weekday';
import { createCalls, findPerson, grantLeave, startAnyTimer } from '../support/calls';
import { addTask, getFigures, panel, spread, type ShownFigure } from '../support/dashboard';
import { expect, test } from '../support/daybook';
import type { DaybookServer } from '../support/daybookServer';
import { comeTo } from '../support/moveTo';
import { addOwnProject } from '../support/ownProject';
import { revokeFlag } from '../support/roles';
import { rowCount } from '../support/table';

for (const [width, height, names] of [
  [1280, 800, ['Health', 'Progress', 'Open', 'Overdue', 'Burndown', 'Next milestone', 'Due in', '85% by']],
  [2560, 1440, ['Blocked', 'Bugs, 8 weeks', 'Variance', 'Sprint ends', 'Away', 'Last status update']],
] as const)
  test(`The portfolio says at ${width} pixels what matters there without scrolling sideways`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn('pm');
    const grid = panel(page, 'Portfolio').getByRole('grid', { name: 'Portfolio' });
    await expect(grid.locator('.db-table-row').first()).toBeVisible();
    const right = async (element: Locator) => {
      const box = await element.boundingBox();
      return (box?.x ?? Number.POSITIVE_INFINITY) + (box?.width ?? 0);
    };
    const edge = await right(grid);
    for (const name of names)
      expect(await right(grid.getByRole('columnheader', { name, exact: true })), name).toBeLessThanOrEqual(edge);
  });

test('Portfolio: every count opens a list of exactly as many tasks or people', async ({ page, signIn, server }) => {
  test.setTimeout(180_000);
  const [pm, hr] = [await createCalls(server, 'pm'), await createCalls(server, 'hr')];
  const portfolio = async () => pm.get<{ _id: string; Away_count: number }[]>('/auth/dashboard/portfolio');
  const [project] = await portfolio();
  // The first of the members who has no leave today already.
  for (const { _id: person } of await pm.get<{ _id: string }[]>(`/auth/projectemployeelist/${project?._id}`)) {
    const isGranted = await grantLeave(hr, person, server.today()).then(
      () => true,
      () => false,
    );
    if (isGranted) break;
  }
  expect((await portfolio())[0]?.Away_count).toBeGreaterThan(0);
  // Every column is drawn.
  await page.setViewportSize({ width: 3840, height: 1440 });
  await signIn('pm', { at: '/dashboard' });
  const grid = panel(page, 'Portfolio').getByRole('grid', { name: 'Portfolio' });
  let figures: ShownFigure[] = [];
  let peopleFigures: ShownFigure[] = [];
  await expect
    .poll(async () => {
      figures = await getFigures(grid);
      peopleFigures = figures.filter(({ href }) => href.includes('/project/member/'));
      return peopleFigures.length;
    })
    .toBeGreaterThan(0);
  expect(figures.length).toBeGreaterThan(peopleFigures.length + 3);
  for (const { name, figure, href } of [...spread(figures, 16), ...spread(peopleFigures, 4)]) {
    await comeTo(page, href);
    await expect.poll(() => rowCount(page), { message: `${name} at ${href}` }).toBe(figure);
  }
});

test('Portfolio: the burndown of the sprint and the forecast of the milestone are shown, and the burndown opens the sprint', async ({
  page,
  signIn,
  server,
}) => {
  const pm = await createCalls(server, 'pm');
  const [project] = await pm.get<{ _id: string; Project_name: string }[]>('/auth/dashboard/portfolio');
  const today = server.today();
  const milestone = await pm.post<{ _id: string }>('/milestone/create', {
    Project_id: project?._id ?? '',
    Name: 'Opening of the quay',
    DueDate: addDays(today, 20),
  });
  await pm.post('/sprint/create', {
    Project_id: project?._id ?? '',
    Name: 'Shown in the portfolio',
    StartDate: addDays(today, -1),
    DueDate: addDays(today, 8),
    Milestone_id: milestone._id,
  });
  const [row] = await pm.get<{ Sprint: { Name: string } }[]>('/auth/dashboard/portfolio');
  // Every column is drawn.
  await page.setViewportSize({ width: 3840, height: 1440 });
  await signIn('pm', { at: '/dashboard' });
  const grid = panel(page, 'Portfolio').getByRole('grid', { name: 'Portfolio' });
  const cell = async (header: string): Promise<Locator> => {
    const heading = grid.getByRole('columnheader', { name: header });
    return grid
      .getByRole('row')
      .filter({ hasText: project?.Project_name ?? '' })
      .locator(`[role=gridcell][aria-colindex="${await heading.getAttribute('aria-colindex')}"]`);
  };
  const burndown = await cell('Burndown');
  await expect(burndown).toHaveText(/^[▁▂▃▄▅▆▇█]+·*( [+−±][\d.]+)?$/, { timeout: 30_000 });
  await burndown.hover();
  // On a Sunday no working day of the sprint has passed.
  await expect(burndown).toHaveAttribute('title', /^Open tasks of .+: \d+ at the start(, .+)?; \d+ now/);
  await burndown.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: row?.Sprint.Name })).toBeVisible();
  await page.goBack();
  await expect(await cell('85% by')).toHaveText(/^(\d\d\/\d\d\/\d{4}|-|None open)$/, { timeout: 30_000 });
});

/** A project of the project manager that has something in nearly every column of the portfolio. */
async function addFullProject(
  server: DaybookServer,
  shortName: string,
  /** Of the night in which half an hour is logged: entries of one person do not overlap. */
  hour: number,
): Promise<{ _id: string; name: string }> {
  const pm = await createCalls(server, 'pm');
  const { _id, name, managerId: manager } = await addOwnProject(server, shortName);
  const today = server.today();
  const milestone = await pm.post<{ _id: string }>('/milestone/create', {
    Project_id: _id,
    Name: 'Opening of every quay',
    DueDate: addDays(today, 20),
  });
  const sprint = await pm.post<{ _id: string }>('/sprint/create', {
    Project_id: _id,
    Name: 'Sprint of every quay',
    StartDate: addDays(today, -1),
    DueDate: addDays(today, 8),
    Milestone_id: milestone._id,
  });
  const shared = { Project_id: _id, Employee_id: manager };
  const inSprint = { ...shared, Sprint_id: sprint._id };
  const late = await addTask(pm, {
    ...inSprint,
    Issue_type: 'Bug',
    Assigned_date: addDays(today, -1),
    Due_date: addDays(today, -1),
    Task_duration: '3',
  });
  const closed = await addTask(pm, { ...inSprint, Task_duration: '2' });
  const rejected = await addTask(pm, shared);
  const waiting = await addTask(pm, { ...shared, Due_date: addDays(today, 3) });
  await pm.post('/auth/tasks/edit', { id: closed._id, Status: 'CLOSE' });
  await pm.post('/auth/tasks/edit', { id: rejected._id, Status: 'REJECTED' });
  await pm.post('/auth/tasks/dependency/save', { task_id: waiting._id, blocker_id: late._id });
  const night = addDays(today, -1);
  await pm.post('/auth/task/my-hour-logs/add', {
    Task_id: late._id,
    Check_In: `${night}T0${hour}:00:00+05:30`,
    Check_Out: `${night}T0${hour}:30:00+05:30`,
    Reason: 'At night',
  });
  await pm.post('/auth/projects/updates/add', { Project_id: _id, Health: 'At risk', Text: '<p>Late</p>' });
  return { _id, name };
}

test('Portfolio: every figure that is not nothing is a link, and the list that it opens has exactly its tasks', async ({
  page,
  signIn,
  server,
}) => {
  test.setTimeout(240_000);
  const project = await addFullProject(server, 'EFQ', 1);
  // Every column is drawn.
  await page.setViewportSize({ width: 3840, height: 1440 });
  await signIn('pm', { at: '/dashboard' });
  const grid = panel(page, 'Portfolio').getByRole('grid', { name: 'Portfolio' });
  const row = grid.getByRole('row').filter({ hasText: project.name });
  await expect(row.getByRole('gridcell').filter({ hasText: /^[▁▂▃▄▅▆▇█]+·* [+−±]/ })).toBeVisible({ timeout: 30_000 });
  await expect(grid.getByText('…', { exact: true })).toHaveCount(0);
  const headings = await grid
    .getByRole('columnheader')
    .evaluateAll((cells) =>
      cells.map((cell): [string, string] => [
        cell.getAttribute('aria-colindex') ?? '',
        cell.getAttribute('aria-label') ?? '',
      ]),
    );
  const byColumn = new Map(headings);
  const unlinked = await grid
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.flatMap((cell): [string, string][] =>
        cell.querySelector('a') === null ? [[cell.getAttribute('aria-colindex') ?? '', cell.textContent.trim()]] : [],
      ),
    );
  // The number of a row and the status of a project are no figures; nothing is 0 in words of the column.
  const nothing = /^(0|0 Hr|0%|▁+ 0|)$/;
  expect(
    unlinked
      .map(([index, text]): [string, string] => [byColumn.get(index) ?? '', text])
      .filter(([heading, text]) => heading !== '' && heading !== 'Status' && !nothing.test(text)),
  ).toEqual([]);
  const paths = new Map<string, string>();
  for (const [index, heading] of headings) {
    const link = row.locator(`[role=gridcell][aria-colindex="${index}"] a`);
    if ((await link.count()) > 0) paths.set(heading, (await link.getAttribute('href')) ?? '');
  }
  const counts: readonly (readonly [heading: string, count: number, column?: string])[] = [
    ['Progress', 3],
    ['Open', 2],
    ['Overdue', 1],
    ['Blocked', 1],
    ['Open bugs', 1],
    ['Bugs, 8 weeks', 1],
    ['Estimated', 2, 'Time'],
    ['Logged', 1, 'Logged'],
    ['Variance', 2, 'Variance'],
    ['Sprint done', 2],
    ['85% by', 1, 'Milestone'],
    ['50% by', 1, 'Milestone'],
  ];
  for (const [heading, count, column] of counts) {
    const path = paths.get(heading) ?? '';
    await comeTo(page, path);
    await expect.poll(() => rowCount(page), { message: `${heading} at ${path}` }).toBe(count);
    if (column !== undefined) await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  for (const [heading, name] of [
    ['Burndown', 'Sprint of every quay'],
    ['Sprint ends', 'Sprint of every quay'],
    ['Due in', 'Opening of every quay'],
  ] as const) {
    await comeTo(page, paths.get(heading) ?? '');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
});

test('Current sprints: a burndown for each, whose days open the tasks of the sprint, as a picture and as a table', async ({
  page,
  signIn,
  server,
}) => {
  const { name } = await addFullProject(server, 'BRN', 5);
  await signIn('pm', { at: '/dashboard' });
  const sprints = panel(page, 'Current sprints');
  const figure = sprints.getByRole('listitem').filter({ hasText: name });
  // Two tasks: one is closed.
  await expect(figure).toContainText('1 of 2 open');
  await expect(figure.locator('svg path').first()).toBeAttached();
  await sprints.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL(/sprints\.look=table/);
  await figure
    .getByRole('table', { name: /^Burndown of / })
    .getByRole('button', { name: 'Start' })
    .click();
  await expect(page).toHaveURL(/\/project\/sprint\/.+[?&]point=start/);
  await expect(page.getByRole('region', { name: 'Tasks at the start of the first day' })).toBeVisible();
  await page.goBack();
  await expect(figure.getByRole('table')).toBeVisible();
});

test('Current sprints take no place while no project is in a sprint', async ({ page, signIn, server }) => {
  await addOwnProject(server, 'CSN');
  const projects = await (await createCalls(server, 'pm')).get<object[]>('/auth/dashboard/portfolio');
  const data = projects.map((project) => ({ ...project, Sprint: null }));
  await page.route('**/api/auth/dashboard/portfolio', (route) => route.fulfill({ json: { status: 1, data } }));
  await signIn('pm');
  await expect(panel(page, 'Portfolio').locator('.db-table-row').first()).toBeVisible();
  await expect(panel(page, 'Overdue tasks')).toBeVisible();
  await expect(page.locator('[data-panel=sprints]')).toBeHidden();
});

test('Portfolio: sorted by the burndown and the forecast, rows that are not drawn count too, and the file has both', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addFullProject(server, 'EFS', 2);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/portfolio/charts')) asked.push(new URL(request.url()).search);
  });
  await signIn('pm', { at: '/dashboard?sort=-burndown' });
  const grid = panel(page, 'Portfolio').getByRole('grid', { name: 'Portfolio' });
  const heading = grid.getByRole('columnheader', { name: 'Burndown' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => asked).toContain('');
  const differences = async (): Promise<number[]> =>
    (
      await grid
        .locator(`[role=gridcell][aria-colindex="${await heading.getAttribute('aria-colindex')}"]`)
        .evaluateAll((cells) => cells.map((cell) => /[+−±][\d.]+$/.exec(cell.textContent)?.[0] ?? ''))
    )
      .filter((text) => text !== '')
      .map((text) => Number(text.replace('−', '-').replace('±', '')));
  await expect
    .poll(async () => {
      const shown = await differences();
      return shown.length > 1 && shown.every((one, index) => index === 0 || one <= (shown[index - 1] ?? 0));
    })
    .toBe(true);
  const download = page.waitForEvent('download');
  await panel(page, 'Portfolio').getByRole('button', { name: 'Export to Excel' }).click();
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(await (await download).path());
  const rows = (book.worksheets[0]?.getSheetValues() ?? []).filter((row) => Array.isArray(row));
  const headings = rows[0] ?? [];
  expect(headings).toContain('85% by');
  expect(rows.find((row) => row.includes(project.name))?.[headings.indexOf('Burndown')]).toMatch(/^Open [▁▂▃▄▅▆▇█]/);
});

test('My team this week: days from Monday to Sunday with plan, leave, time and overtime in words; a figure opens the plan of the person', async ({
  page,
  signIn,
  server,
}) => {
  await addFullProject(server, 'EFT', 3);
  const pm = await createCalls(server, 'pm');
  const { _id: ownId } = await pm.get<{ _id: string }>('/auth/profile');
  const { name } = await findPerson(server, 'pm');
  await startAnyTimer(pm);
  const today = server.today();
  await signIn('pm', { at: '/dashboard' });
  const team = panel(page, 'My team this week').getByRole('grid', { name: 'My team' });
  const monday = mondayOfWeek(today);
  const heading = (day: string) => `${shortWeekdayName(day)} ${formatDay(day).slice(0, 5)}`;
  for (const index of [0, 6])
    await expect(team.getByRole('columnheader', { name: heading(addDays(monday, index)) })).toBeAttached();
  const column = await team.getByRole('columnheader', { name: heading(today) }).getAttribute('aria-colindex');
  const own = team.getByRole('row').filter({ hasText: name }).locator(`[role=gridcell][aria-colindex="${column}"]`);
  await own.scrollIntoViewIfNeeded();
  await expect(own).toHaveText(/▶ \d/);
  await expect(own.getByRole('link')).toHaveAccessibleDescription(
    /^Planned: [\d.]+ of [08] Hr, (.+, )?Timer runs: [\d.]+ Hr/,
  );
  await expect(panel(page, 'My team this week')).toContainText('WO: week-off');
  await own.getByRole('link').click();
  await expect(page).toHaveURL(`/workload?person=${ownId}&from=${today}`);
  const people = page.getByRole('grid', { name: 'Workload' }).getByRole('rowheader');
  await expect(people).toHaveCount(1);
  await expect(people).toContainText(name);
});

test('My team this week: a team of hundreds scrolls within its table, which draws only what is seen', async ({
  page,
  signIn,
  server,
}) => {
  await addOwnProject(server, 'EFB');
  await page.route(/\/auth\/report\/working-plan/, async (route) => {
    const request = route.request();
    const { authorization = '', 'content-type': contentType = '' } = request.headers();
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: { authorization, 'content-type': contentType },
      body: request.postData(),
    });
    const answer = (await response.json()) as { data: { Rows: { _id: string }[] } };
    const [row] = answer.data.Rows;
    const team = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      _id: `${row?._id.slice(0, -3)}${String(index).padStart(3, '0')}`,
    }));
    await route.fulfill({ json: { ...answer, data: { ...answer.data, Rows: team } } });
  });
  await signIn('pm');
  const team = page.locator('[data-panel=team-plan]');
  const grid = team.getByRole('grid', { name: 'My team' });
  await expect(grid).toHaveAttribute('aria-rowcount', '301');
  await expect(team.locator('.db-table-row').first()).toBeAttached();
  expect(await team.locator('.db-table-row').count()).toBeLessThan(60);
  const hidden = await team
    .locator('.db-dashboard-panel')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('My team this week is not shown without the permission to see the working plan', async ({
  page,
  signIn,
  server,
}) => {
  const team = page.locator('[data-panel=team-plan]');
  await signIn('pm');
  await expect(team).toBeAttached();
  const restore = await revokeFlag(server, 'Project Manager', 'PM_Report.Seven_Days_Working_plan');
  await page.reload();
  await expect(panel(page, 'Overdue tasks')).toBeVisible();
  await expect(team).toHaveCount(0);
  await restore();
});
