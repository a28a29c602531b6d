import type { Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import type { DaybookServer } from '../support/daybookServer';
import { findDifferences, openReplay, saveRecording, settledScreen } from '../support/replay';

/**
 * A project of the manager with a sprint that began yesterday and has two tasks, one of them finished.
 * @param isOfMilestone the sprint is that of a new milestone, in another project: one has to have none
 */
async function sprintWithTasks(server: DaybookServer, name: string, { isOfMilestone = false } = {}) {
  const calls = await createCalls(server, 'pm');
  const project = (await calls.get<{ _id: string }[]>('/auth/projects'))[isOfMilestone ? 1 : 0];
  const [member] = await calls.get<{ _id: string }[]>(`/auth/projects/members/${project?._id}`);
  const today = server.today();
  const plan = {
    Project_id: project?._id ?? '',
    Name: name,
    StartDate: addDays(today, -1),
    DueDate: addDays(today, 8),
  };
  const milestone = isOfMilestone ? await calls.post<{ _id: string }>('/milestone/create', plan) : undefined;
  const sprint = await calls.post<{ _id: string }>('/sprint/create', { ...plan, Milestone_id: milestone?._id ?? '' });
  const keys: string[] = [];
  for (const [Short_summary, Task_duration] of [
    ['Paint the quay', '3'],
    ['Light the quay', '5'],
  ] as const) {
    const task = await calls.upload<{ _id: string; Task_key: string }>('/uplodeauth/tasks/add', {
      Project_id: project?._id ?? '',
      Issue_type: 'Task',
      Short_summary,
      Description: '<p>For the opening</p>',
      Priority: 'MEDIUM',
      Employee_id: member?._id ?? '',
      Sprint_id: sprint._id,
      Task_duration,
    });
    keys.push(task.Task_key);
    if (keys.length === 1) await calls.post('/auth/tasks/edit', { id: task._id, Status: 'CLOSE' });
  }
  return {
    path: `/project/sprint/${project?._id}?sprint=${sprint._id}`,
    milestonePath: `/project/milestone/${project?._id}?milestone=${milestone?._id}`,
    today,
    keys,
  };
}

test('A project manager reads the burndown of a sprint as a chart and as a table, and opens the tasks of a day', async ({
  page,
  signIn,
  server,
}) => {
  const { path, today, keys } = await sprintWithTasks(server, 'Charted');
  await signIn('pm', { at: path });
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('.db-chart svg')).toBeVisible();
  await drawer.getByRole('radio', { name: 'Burnup' }).click({ force: true });
  await drawer.getByRole('radio', { name: 'Hours' }).click({ force: true });
  await drawer.getByRole('radio', { name: 'Table' }).click({ force: true });
  await expect(page).toHaveURL(/chart=burnup.*unit=hours.*view=table/);
  const day = drawer.getByRole('row').filter({ has: page.getByRole('button', { name: formatDay(today).slice(0, 5) }) });
  // What follows is the forecast, where the past of the project says something.
  for (const [place, text] of [/Hr$/, '8 Hr', '3 Hr'].entries())
    await expect(day.getByRole('cell').nth(place)).toHaveText(text);
  await day.getByRole('button').click();
  const rows = drawer.getByRole('region', { name: `Tasks on ${formatDay(today)}` });
  for (const key of keys) await expect(rows.getByRole('link', { name: key })).toBeVisible();
  await expect(rows.getByText('Added')).toHaveCount(2);
  await drawer.getByRole('radio', { name: 'Chart' }).click({ force: true });
  await expect(drawer.locator('.db-chart svg')).toBeVisible();
  // The choices are in the URL: the same view after a reload.
  await page.reload();
  await expect(rows.getByRole('link', { name: keys[0] ?? '' })).toBeVisible();
});

test('A project manager sees who has time for what is left of a sprint, and opens it', async ({
  page,
  signIn,
  server,
}) => {
  const { path, keys } = await sprintWithTasks(server, 'Weighed', { isOfMilestone: true });
  await signIn('pm', { at: path });
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/people can work [\d.]+ Hr\. The sprint needs 5 Hr and other tasks/)).toBeVisible();
  const table = drawer.getByRole('table', { name: 'Capacity of the sprint' });
  // The member with the task, and the sum.
  await expect(table.getByRole('link', { name: '5 Hr (1 task)' })).toHaveCount(2);
  await table.getByRole('link', { name: '5 Hr (1 task)' }).first().click();
  await expect(page).toHaveURL(/\/project\/tasks\//);
  await expect(page.getByRole('link', { name: keys[1] ?? '', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: keys[0] ?? '', exact: true })).toHaveCount(0);
});

test('A project manager reads the burnup of a milestone, and opens the tasks of a day', async ({
  page,
  signIn,
  server,
}) => {
  const { milestonePath, today, keys } = await sprintWithTasks(server, 'Charted milestone', { isOfMilestone: true });
  await signIn('pm', { at: milestonePath });
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('.db-chart svg')).toBeVisible();
  await expect(drawer.getByText(/^1 open task is done by|^What was done in the last twelve weeks/)).toBeVisible();
  await drawer.getByRole('radio', { name: 'Table' }).click({ force: true });
  const day = drawer.getByRole('row').filter({ has: page.getByRole('button', { name: formatDay(today).slice(0, 5) }) });
  await expect(day.getByRole('cell').nth(0)).toHaveText('2 tasks');
  await expect(day.getByRole('cell').nth(1)).toHaveText('1 task');
  await day.getByRole('button').click();
  const rows = drawer.getByRole('region', { name: `Tasks on ${formatDay(today)}` });
  for (const key of keys) await expect(rows.getByRole('link', { name: key })).toBeVisible();
  await page.reload();
  await expect(rows.getByRole('link', { name: keys[0] ?? '' })).toBeVisible();
});

test('What is said about a point of a chart under the pointer is recorded and replayed', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const { path } = await sprintWithTasks(server, 'Pointed at');
  await signIn('pm', { at: path });
  const picture = page.getByRole('dialog').locator('.db-chart svg');
  await expect(picture).toBeVisible();
  const tip = page.locator('.db-chart-tip');
  await picture.hover({ position: { x: 70, y: 60 } });
  await expect(tip).toContainText('Start');
  await expect(page.locator('.db-chart-tip-line')).toHaveCount(1);
  const screen = await settledScreen(page);
  expect(screen.text).toContain(await tip.innerText().then((text) => text.replace(/\s+/g, ' ')));
  const replay = await openReplay(browser, server.url, await saveRecording(page));
  expect(await findDifferences(replay, [screen])).toEqual([]);
  await expect(replay.page.locator('.db-chart-tip')).toBeVisible();
  await replay.close();
  await page.mouse.move(1, 1);
  await expect(tip).toHaveCount(0);
});

test('The charts of a project are hidden from people outside it', async ({ page, signIn, server }) => {
  const { path } = await sprintWithTasks(server, 'Hidden');
  await signIn('newcomer', { at: path });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText('Progress by day')).toHaveCount(0);
});

test('A project manager looks at the charts of a project and opens the tasks of a day and of a bar', async ({
  page,
  signIn,
  server,
}) => {
  const { path, keys, today } = await sprintWithTasks(server, 'Shown');
  const projectId = path.split(/[/?]/)[3] ?? '';
  await signIn('pm', { at: `/project/charts/${projectId}` });
  await expect(page.locator('.db-chart svg').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forecast of milestones' })).toBeVisible();
  // Without open milestones the panel says what it needs, and those who plan begin with it here.
  await expect(page.getByText('This project has no open milestones')).toBeVisible();
  await page.getByRole('button', { name: 'Add Milestone' }).click();
  await expect(page.getByRole('dialog', { name: /Milestone/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: '30 days' }).click({ force: true });
  await page.getByRole('radio', { name: 'Table' }).click({ force: true });
  await expect(page).toHaveURL(/days=30.*view=table/);
  const flow = page.getByRole('table', { name: 'Tasks by status and day' });
  await flow.getByRole('button', { name: formatDay(today).slice(0, 5) }).click();
  await expect(
    page.getByRole('dialog', { name: `Tasks on ${formatDay(today)}` }).getByRole('link', { name: keys[1] ?? '' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('table', { name: 'Finished tasks by lead time' })
    .getByRole('button', { name: 'up to 1' })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Lead time in days: up to 1' }).getByRole('link', { name: keys[0] ?? '' }),
  ).toBeVisible();
});

/** Texts of the horizontal axes that touch the next one, by the title of their panel. */
const getTouchingLabels = (page: Page): Promise<string[]> =>
  page.locator('.db-project-charts .bp6-section').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const texts = [...panel.querySelectorAll('svg g > text')].filter((text) => /[0-9]/.test(text.textContent));
      const level = texts.filter((text) => !(text.getAttribute('transform') ?? '').includes('rotate(-30'));
      const boxes = level.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
      const lowest = Math.max(...boxes.map(({ box }) => box.top));
      const axis = boxes.filter(({ box }) => box.top > lowest - 2).sort((a, b) => a.box.left - b.box.left);
      return axis.flatMap(({ name, box }, index) => {
        const before = axis[index - 1];
        return before && before.box.right + 3 > box.left ? [`${before.name} ${name}`] : [];
      });
    }),
  );

test('The charts of a project fill windows of every size, and their labels do not touch each other', async ({
  page,
  signIn,
  server,
}) => {
  const { path } = await sprintWithTasks(server, 'Measured');
  const projectId = path.split(/[/?]/)[3] ?? '';
  await page.setViewportSize({ width: 3840, height: 2160 });
  await signIn('pm', { at: `/project/charts/${projectId}?days=365` });
  for (const { width, height, isFilled } of [
    { width: 3840, height: 2160, isFilled: true },
    { width: 2560, height: 1440, isFilled: true },
    { width: 1280, height: 800, isFilled: false },
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.db-chart svg')).toHaveCount(6);
    await expect.poll(() => getTouchingLabels(page), `${width} pixels`).toEqual([]);
    const forecast = page.locator('.bp6-section').filter({ has: page.getByRole('heading', { name: /^Forecast/ }) });
    const box = await forecast.boundingBox();
    const isAtEnd =
      (box?.y ?? 0) + (box?.height ?? 0) > height * 0.95 && (box?.x ?? 0) + (box?.width ?? 0) > width * 0.97;
    if (isFilled) expect(isAtEnd, `${width} pixels`).toBe(true);
    // The table is never cut off at the side.
    const table = forecast.locator('.db-chart-rows');
    if ((await table.count()) > 0)
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('Every point of every chart of a project opens its rows by keyboard, and Back returns to the chart', async ({
  page,
  signIn,
  server,
}) => {
  const { path, keys } = await sprintWithTasks(server, 'Pressed');
  const projectId = path.split(/[/?]/)[3] ?? '';
  const calls = await createCalls(server, 'pm');
  // A closed sprint without a start date, and a milestone with the task that is left open.
  const milestone = await calls.post<{ _id: string }>('/milestone/create', {
    Project_id: projectId,
    Name: 'Quay lit',
    DueDate: addDays(server.today(), 30),
  });
  const later = await calls.post<{ _id: string }>('/sprint/create', {
    Project_id: projectId,
    Name: 'Quay at night',
    Milestone_id: milestone._id,
  });
  await calls.post('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: ['First lamp', 'Second lamp'].map((Short_summary) =>
      JSON.stringify({ Short_summary, Sprint_id: later._id }),
    ),
  });
  const undated = await calls.post<{ _id: string }>('/sprint/create', { Project_id: projectId, Name: 'Undated' });
  const { Tasks } = await calls.post<{ Tasks: { _id: string; Task_key: string }[] }>('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: ['Bench', 'Railing'].map((Short_summary) => JSON.stringify({ Short_summary, Sprint_id: undated._id })),
  });
  await calls.post('/auth/tasks/edit', { id: Tasks[0]?._id ?? '', Status: 'CLOSE' });
  await calls.post('/sprint/close', { id: undated._id, Carry: 'leave' });
  await signIn('pm', { at: `/project/charts/${projectId}?days=30` });
  // Also above a bar that is hardly to be seen.
  const lead = page.locator('.bp6-section').filter({ has: page.getByRole('heading', { name: 'Lead time' }) });
  await lead.scrollIntoViewIfNeeded();
  await lead
    .locator('.db-chart-place')
    .first()
    .click({ position: { x: 4, y: 4 } });
  const dialog = page.getByRole('dialog', { name: 'Lead time in days: up to 1' });
  await expect(dialog.getByRole('link', { name: keys[0] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/project\/charts\//);

  await page.getByRole('radio', { name: 'Table' }).click({ force: true });
  for (const name of [
    'Tasks by status and day',
    'Tasks of the last sprints',
    'Forecast of milestones',
    'Finished tasks by lead time',
    'Finished tasks by cycle time',
    'Open bugs by day',
    'Finished tasks by logged per estimated hour',
  ]) {
    const points = page.getByRole('table', { name }).locator('tbody tr');
    await expect(points.first()).toBeVisible();
    const count = await points.count();
    await expect(points.getByRole('button')).toHaveCount(count);
    const point = points.last().getByRole('button');
    await point.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog'), name).toBeVisible();
    await expect(page.locator('.bp6-overlay :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(point, name).toBeFocused();
  }
  // The rows are those that the figures count.
  await page.getByRole('table', { name: 'Tasks of the last sprints' }).getByRole('button', { name: 'Undated' }).click();
  const velocity = page.getByRole('dialog', { name: 'Tasks of Undated' });
  await expect(velocity.getByRole('table', { name: 'At the beginning' }).locator('tbody tr')).toHaveCount(2);
  await expect(velocity.getByRole('table', { name: 'Finished' }).locator('tbody tr')).toHaveCount(1);
  await expect(velocity.getByRole('table', { name: 'Finished' })).toContainText(Tasks[0]?.Task_key ?? '');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '2 open tasks of Quay lit' }).click();
  const open = page.getByRole('dialog', { name: 'Open tasks of Quay lit' });
  await expect(open.getByText('2 tasks, open today')).toBeVisible();
  await expect(open.locator('tbody tr')).toHaveCount(2);
});
