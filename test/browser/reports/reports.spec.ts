import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';
import { rowCount, textsUnder } from '../support/table';

// The last columns of the report are drawn on a large screen only.
test.use({ viewport: { width: 2560, height: 1440 } });

test('A project manager groups the task report, closes a group, filters, and sends the view as a link', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/profile' });
  await page.getByRole('button', { name: 'PM Reports' }).click();
  await page.getByRole('menuitem', { name: 'Task Report' }).click();
  await expect(page.getByRole('heading', { name: 'Task Report' })).toBeVisible();
  await expect.poll(() => rowCount(page)).toBeGreaterThan(1);
  const all = await rowCount(page);

  await page.getByRole('button', { name: /^Group by/ }).click();
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  const open = page.getByRole('row', { name: /^. ?OPEN \(/ });
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toContainText('Hr');
  await expect(page.getByRole('row', { level: 2 }).first().getByRole('link').first()).toBeVisible();
  await open.getByText(/^OPEN \(/).click();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  expect(await rowCount(page)).toBe(all);

  await page.reload();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('row', { level: 2 }).first().getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close all groups' }).click();
  await expect(page.getByRole('row', { level: 2 })).toHaveCount(0);

  await page.goto('/reportList?f.Variance_hours=num:0.01..&sort=Variance_hours');
  await expect.poll(() => rowCount(page)).toBeLessThan(all);
  const variances = (await textsUnder(page, 'Variance')).map((text) => Number.parseFloat(text));
  expect(variances.length).toBeGreaterThan(0);
  expect(variances).toEqual([...variances].sort((one, other) => one - other));
  expect(variances.every((hours) => hours > 0)).toBe(true);
});

test('A lead looks at progress, next week and the running timers; the employee may not', async ({ page, signIn }) => {
  await signIn('lead', { at: '/taskprogress' });
  await page.getByRole('tab', { name: 'Over-logged' }).click();
  await expect(page).toHaveURL(/preset=over-logged/);
  await expect.poll(() => rowCount(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Group by/ }).click();
  await page.getByRole('option', { name: 'Assignee', exact: true }).click();
  await expect(page.getByRole('row', { level: 1 }).first()).toContainText('Hr');

  await page.goto('/employeereport');
  await expect(page.getByRole('heading', { name: 'Seven Days Working plan' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^WO/ }).first()).toBeVisible();
  // One line of tools, also in a window of 1280.
  const toolsHeight = async () => (await page.getByRole('toolbar', { name: /tools$/ }).boundingBox())?.height;
  await expect.poll(toolsHeight).toBeLessThan(40);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/from=/);

  await page.goto('/tasks/tasktimer/report');
  await expect.poll(() => rowCount(page)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Task Timer Report' }).locator('..')).toContainText(/\d Hr in total$/);
  expect(await toolsHeight()).toBeLessThan(40);
  await page.getByRole('button', { name: /^Employee filter/ }).click();
  await page.getByRole('option', { name: 'Amara Whitlocke' }).click();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
  expect(await toolsHeight()).toBeLessThan(40);
  await page.goto('/employee-tracker');
  await expect(page.getByRole('gridcell', { name: '-', exact: true }).first()).toBeVisible();
});

test('The workload opens the tasks of a day by keyboard and gives one to another person, with undo', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('pm', { at: '/workload' });
  const workload = page.getByRole('grid', { name: 'Workload' });
  const task = workload.locator('.db-workload-task').first();
  await expect(task).toBeVisible();
  const cell = task.locator('xpath=ancestor::*[@role="gridcell"]');
  await expect(cell).toHaveAttribute(
    'aria-description',
    /\d+ Hr, (\d+ without estimate, )?(overloaded|full|has room|nothing planned|\d+ tasks?)/,
  );
  await cell.locator('.db-workload-load').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table', { name: 'Planned tasks' })).toBeVisible();
  // The focus enters it a moment after it is drawn; a key pressed before belongs to the grid.
  await expect(page.locator('.bp6-overlay :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  const line = dialog.getByRole('row').nth(1);
  const key = (await line.getByRole('link').textContent()) ?? '';
  const assignee = line.getByRole('button', { name: `Assignee of ${key}` });
  const before = (await assignee.textContent()) ?? '';
  await assignee.click();
  const other = page.getByRole('option', { selected: false }).first();
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByText(`${key} assigned to ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(before).not.toBe(name);

  // Dragging a task to another member of its project assigns it; rows of other people show that it cannot be dropped.
  // The plan after the undo may still be on its way: until it is there, the first task is another one.
  await expect(task).toContainText(key);
  const id = (await task.getAttribute('data-task')) ?? '';
  const bar = workload.locator(`[data-task="${id}"]`).first();
  const ownRow = bar.locator('xpath=ancestor::*[@data-person]');
  const owner = (await ownRow.getByRole('rowheader').locator('strong').textContent()) ?? '';
  await bar.hover({ position: { x: 5, y: 5 } });
  const start = await bar.boundingBox();
  if (!start) throw new Error('The task is not shown');
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 4 });
  await expect(workload.locator('.db-workload-outsider').first()).toBeAttached();
  const takerId = await workload
    .locator('[data-person]:not(.db-workload-outsider)')
    .filter({ hasNot: page.locator(`[data-task="${id}"]`) })
    .first()
    .getAttribute('data-person');
  const taker = workload.locator(`[data-person="${takerId}"]`).getByRole('rowheader');
  const takerName = (await taker.locator('strong').textContent()) ?? '';
  // In the middle, because the grid scrolls by itself while the pointer is near its edge.
  await taker.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(async () => {
    const place = await taker.boundingBox();
    if (!place) throw new Error(`${takerName} is not shown`);
    await page.mouse.move(place.x + 20, place.y + place.height / 2, { steps: 4 });
    await expect(workload.locator(`.db-workload-target[data-person="${takerId}"]`)).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.mouse.up();
  await expect(page.getByText(`${key} assigned to ${takerName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(
    workload.locator('[data-person]').filter({ hasText: owner }).locator(`[data-task="${id}"]`).first(),
  ).toBeAttached();

  await page.getByText('Weeks', { exact: true }).click();
  await expect(page).toHaveURL(/by=weeks/);
  // The name, and twelve weeks; the first and the last are parts of one unless today is a Monday.
  const weeks = mondayOfWeek(server.today()) === server.today() ? 12 : 13;
  await expect(workload.getByRole('columnheader')).toHaveCount(1 + weeks);

  // The plan of seven days begins with it, and its table is one choice away.
  await page.goto('/employeeWorkingPlan');
  await expect(page.getByRole('grid', { name: 'Seven Days Working plan' }).getByRole('columnheader')).toHaveCount(8);
  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL(/look=table/);
  await expect(page.getByRole('columnheader', { name: 'Position', exact: true })).toBeVisible();
});

test('A task dropped in the workload on a person outside its project is rejected before anything is sent', async ({
  page,
  signIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/auth/tasks/')) sent.push(request.url());
  });
  await signIn('pm', { at: '/workload' });
  const workload = page.getByRole('grid', { name: 'Workload' });
  const task = workload.locator('.db-workload-task').first();
  await expect(task).toBeVisible();
  const key = ((await task.textContent()) ?? '').split(' ')[0] ?? '';
  const id = (await task.getAttribute('data-task')) ?? '';
  await task.hover({ position: { x: 5, y: 5 } });
  const start = await task.boundingBox();
  if (!start) throw new Error('The task is not shown');
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 4 });
  const outsiderId = await workload.locator('.db-workload-outsider').first().getAttribute('data-person');
  const outsider = workload.locator(`[data-person="${outsiderId}"]`).getByRole('rowheader');
  const name = (await outsider.locator('strong').textContent()) ?? '';
  await outsider.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const place = await outsider.boundingBox();
  if (!place) throw new Error(`${name} is not shown`);
  await page.mouse.move(place.x + 20, place.y + place.height / 2, { steps: 4 });
  await expect(workload.locator('.db-workload-target')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText(`${name} is not a member of the project of ${key}`)).toBeVisible();
  await expect(workload.locator(`[data-person="${outsiderId}"] [data-task="${id}"]`)).toHaveCount(0);
  expect(sent).toEqual([]);
});

async function dragToRow(page: Page, task: Locator, row: Locator): Promise<void> {
  await task.hover({ position: { x: 5, y: 5 } });
  const start = await task.boundingBox();
  const place = await row.getByRole('rowheader').boundingBox();
  if (!start || !place) throw new Error('The task or the row is not shown');
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 4 });
  await page.mouse.move(place.x + 20, place.y + place.height / 2, { steps: 4 });
  await expect(row).toHaveClass(/db-workload-target/);
  await page.mouse.up();
}

interface WorkingPlanTask {
  readonly Task_id: string | null;
  readonly Project_id: string | null;
}
interface WorkingPlan {
  readonly Unstaffed: readonly {
    readonly Kind: string;
    readonly Days: readonly { readonly Tasks: WorkingPlanTask[] }[];
  }[];
}

test('Tasks of a former employee and tasks without an assignee are dragged to a person', async ({
  page,
  signIn,
  server,
}) => {
  const [hr, pm] = [await createCalls(server, 'hr'), await createCalls(server, 'pm')];
  const { Roles } = await hr.get<{ Roles: { _id: string; Name: string }[] }>('/auth/employee/choices');
  const addEmployee = (code: string, lastName: string) =>
    hr.post<{ _id: string }>('/auth/employee/add', {
      Employee_code: code,
      First_name: 'Lars',
      Last_name: lastName,
      Email: `${code}@daybook.example`,
      Role_id: Roles.find(({ Name }) => Name === 'Employee')?._id ?? '',
    });
  const [leaver, taker] = [await addEmployee('EMP920', 'Leaving'), await addEmployee('EMP921', 'Taking')];
  const own = await addOwnProject(server, 'CREW', [taker._id, leaver._id]);
  const task = { Short_summary: 'Wind the winch', Due_date: addDays(server.today(), 6), Task_duration: '12' };
  await pm.post('/auth/tasks/editMany', {
    Project_id: own._id,
    new_tasks: [JSON.stringify({ ...task, Employee_id: leaver._id })],
  });
  await hr.post('/auth/employee/deactivate', { id: leaver._id });
  // No call removes the assignee of a task: the company begins with some that have none.
  const { Unstaffed } = await pm.get<WorkingPlan>('/auth/report/working-plan?Days=14');
  const unassigned = Unstaffed.find(({ Kind }) => Kind === 'unassigned')
    ?.Days.flatMap(({ Tasks }) => Tasks)
    .find(({ Task_id }) => Task_id !== null);
  const projectId = unassigned?.Project_id ?? '';
  await hr.post('/auth/projects/members/add', { id: projectId, Project_member: taker._id });

  await signIn('pm', { at: '/profile' });
  for (const [from, project] of [
    ['former', own._id],
    ['unassigned', projectId],
  ] as const) {
    await page.goto(`/workload?project=${project}`);
    const row = (id: string) => page.getByRole('grid', { name: 'Workload' }).locator(`[data-person="${id}"]`);
    const dragged = row(from).locator('.db-workload-task').first();
    const [id, title] = [await dragged.getAttribute('data-task'), await dragged.getAttribute('title')];
    const taken = (rowId: string) => row(rowId).locator(`[data-task="${id}"]`);
    await dragToRow(page, dragged, row(taker._id));
    await expect(page.getByText(`${title?.split(' ')[0]} assigned to Lars Taking`)).toBeVisible();
    await page.reload();
    await expect(taken(taker._id).first()).toHaveAttribute('title', title ?? '');
    await expect(taken(from)).toHaveCount(0);
  }
});

test('An employee may not open the workload', async ({ page, signIn }) => {
  await signIn('employee', { at: '/workload' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});

test('A bug is made from the bug list of a task and is linked with it', async ({ page, signIn }) => {
  await signIn('pm', { at: '/reportList?f.Issue_type=in:Story' });
  await page.getByRole('row', { name: /Story/ }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Bugs', exact: true }).click();
  await expect(page).toHaveURL(/BugList/);
  await page.getByRole('button', { name: 'Create Bug' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Issue Type/ })).toContainText('Bug');
  await dialog.getByLabel(/Short Summary/).fill('The sums are wrong by one');
  await dialog.getByRole('textbox', { name: /Description/ }).fill('Seen in the report');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The sums are wrong by one')).toBeVisible();
  // The story may have had bugs before: the counters say what the list shows.
  const counters = page.getByRole('group', { name: 'Bugs by status' });
  await expect
    .poll(async () => {
      const open = (await textsUnder(page, 'Status')).filter((status) => status === 'OPEN').length;
      return open > 0 && ((await counters.textContent()) ?? '').includes(`OPEN ${open}`);
    })
    .toBe(true);
});
