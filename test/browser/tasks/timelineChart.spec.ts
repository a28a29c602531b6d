import type { Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { createCalls, findPerson } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';
import { revokeFlag } from '../support/roles';
import {
  createTasks,
  goToRow,
  middle,
  prepareDaysWithoutHoliday,
  prepareTimeline,
  rowOfTask,
  type Row,
} from '../support/timeline';

interface StoredTask extends Row {
  readonly Start_date: string | null;
  readonly Start_half: string;
  readonly Due_date: string | null;
  readonly Due_half: string;
}
interface StoredTimeline {
  readonly Tasks: readonly StoredTask[];
  readonly Dependencies: readonly {
    readonly Task_id: string;
    readonly Blocker_id: string;
    readonly Lag_days: number;
  }[];
}
type Server = Parameters<typeof createCalls>[0];

const getTimeline = async (server: Server, projectId: string): Promise<StoredTimeline> =>
  (await createCalls(server, 'pm')).get<StoredTimeline>(`/auth/timeline?Project_id=${projectId}`);

const storedDays = async (server: Server, projectId: string, task: Row): Promise<unknown[]> => {
  const found = (await getTimeline(server, projectId)).Tasks.find(({ _id }) => _id === task._id);
  return [found?.Start_date, found?.Start_half, found?.Due_date, found?.Due_half];
};

const storedLags = async (server: Server, projectId: string, waiting: Row): Promise<number[]> =>
  (await getTimeline(server, projectId)).Dependencies.filter(({ Task_id }) => Task_id === waiting._id).map(
    ({ Lag_days }) => Lag_days,
  );

/** Presses the arrow where nothing is above it. */
async function pressArrow(page: Page, waiting: Row, blocker: Row): Promise<void> {
  const arrow = page.locator(`[data-dependency="${waiting._id} ${blocker._id}"]`);
  await expect(arrow).toBeAttached();
  const point = await arrow.locator('.db-timeline-arrow-hit').evaluate((path: SVGPathElement) => {
    const matrix = path.getScreenCTM();
    for (let length = 0; matrix && length <= path.getTotalLength(); length += 2) {
      const { x, y } = path.getPointAtLength(length).matrixTransform(matrix);
      if (document.elementFromPoint(x, y) === path) return { x, y };
    }
    return null;
  });
  if (!point) throw new Error('The arrow is covered');
  await page.mouse.click(point.x, point.y);
}

test('An arrow is pressed to change its lag and to remove it, which can be undone; by keyboard the row lists it', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, blocker, waiting } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  await goToRow(page, waiting._id);
  const dialog = page.getByRole('dialog', { name: `Dependency on ${blocker.Task_key}` });
  await pressArrow(page, waiting, blocker);
  await expect(dialog).toContainText(`${waiting.Task_key} is`);
  await dialog.getByLabel('Lag').fill('2');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Lag changed')).toBeVisible();
  expect(await storedLags(server, projectId, waiting)).toEqual([2]);

  await pressArrow(page, waiting, blocker);
  await expect(dialog.getByLabel('Lag')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dependency removed')).toBeVisible();
  await expect(page.locator(`[data-dependency="${waiting._id} ${blocker._id}"]`)).toHaveCount(0);
  expect(await storedLags(server, projectId, waiting)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedLags(server, projectId, waiting)).toEqual([2]);

  await goToRow(page, waiting._id);
  await page.keyboard.press('d');
  const list = page.getByRole('dialog', { name: `Dependencies of ${waiting.Task_key}` });
  const row = list.getByRole('row', { name: new RegExp(blocker.Task_key) });
  await expect(row).toContainText('+ 2 days');
  // That it is not kept is read a moment later, and moves the buttons under the pointer.
  await expect(row).toContainText('Not kept');
  await list.getByRole('button', { name: `Remove the dependency on ${blocker.Task_key}` }).click();
  await expect(list.getByText('no task waits for it')).toBeVisible();
  expect(await storedLags(server, projectId, waiting)).toEqual([]);
});

test('Who may not edit tasks sees arrows and dependencies, and changes none', async ({ page, signIn, server }) => {
  const { projectId, blocker, waiting } = await prepareTimeline(server);
  const restore = await revokeFlag(server, 'TL / HOD', 'Project.Edit_Task');
  await signIn('lead', { at: `/project/timeline/${projectId}?zoom=Day` });
  await goToRow(page, waiting._id);
  await expect(page.locator('.db-timeline-arrow').first()).toBeAttached();
  await expect(page.locator('[data-dependency], [data-drag]')).toHaveCount(0);
  await page.keyboard.press('d');
  const list = page.getByRole('dialog', { name: `Dependencies of ${waiting.Task_key}` });
  await expect(list.getByRole('row', { name: new RegExp(blocker.Task_key) })).toBeVisible();
  await expect(list.getByRole('button', { name: /Add|Change|Remove/ })).toHaveCount(0);
  await restore();
});

test('A bar is resized at both ends: the preview says so, and the days are stored to the half', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, waiting, schedule } = await prepareDaysWithoutHoliday(server);
  await schedule();
  const wednesday = addDays(monday, 2);
  // All rows, and below them the toast of the first move.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  await goToRow(page, waiting._id);
  const row = rowOfTask(page, waiting);
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  const drag = async (handle: 'start' | 'end', by: number): Promise<void> => {
    const element = row.locator(`[data-drag="${handle}"]`);
    await element.scrollIntoViewIfNeeded();
    const from = await middle(element);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by, from.y, { steps: 4 });
    await expect(row.getByRole('gridcell')).toHaveAccessibleName(/not saved/);
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.locator('.bp6-overlay-backdrop')).toHaveCount(0);
  };
  // A day is 36 pixels.
  await drag('end', 36);
  await expect
    .poll(() => storedDays(server, projectId, waiting))
    .toEqual([wednesday, 'First Half', addDays(wednesday, 1), 'Second Half']);
  await drag('start', 18);
  await expect
    .poll(() => storedDays(server, projectId, waiting))
    .toEqual([wednesday, 'Second Half', addDays(wednesday, 1), 'Second Half']);
});

test('A finger resizes a bar by the end that it presses', async ({ page, signIn, server }) => {
  const { projectId, monday, waiting, schedule } = await prepareDaysWithoutHoliday(server);
  await schedule();
  await page.setViewportSize({ width: 1280, height: 1800 });
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  await goToRow(page, waiting._id);
  const row = rowOfTask(page, waiting);
  // The row has no cursor, and so no handles.
  await page.keyboard.press('Home');
  const bar = row.locator('[data-drag="move"]');
  await expect(row.locator('[data-drag="end"]')).toHaveCount(0);
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const end = box.x + box.width - 5;
  await touch('touchStart', end);
  for (const by of [12, 24, 36]) await touch('touchMove', end + by);
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/not saved/);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('dialog', { name: 'Move tasks' }).getByRole('button', { name: 'Move', exact: true }).click();
  const wednesday = addDays(monday, 2);
  await expect
    .poll(() => storedDays(server, projectId, waiting))
    .toEqual([wednesday, 'First Half', addDays(wednesday, 1), 'Second Half']);
});

test('Keys move a task, its start and its end, also by half a day', async ({ page, signIn, server }) => {
  const { projectId, monday, waiting, schedule } = await prepareDaysWithoutHoliday(server);
  await schedule();
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await goToRow(page, waiting._id);
  const cell = rowOfTask(page, waiting).getByRole('gridcell');
  const text = (day: string): string => day.split('-').reverse().join('/');
  const [wednesday, thursday] = [text(addDays(monday, 2)), text(addDays(monday, 3))];
  const shows = (days: string) => expect(cell).toHaveAccessibleName(new RegExp(`, ${days}, .*not saved`));
  await page.keyboard.press('Alt+ArrowRight');
  await shows(`${wednesday} Second Half to ${thursday} First Half`);
  await page.keyboard.press('Alt+ArrowRight');
  await shows(`${thursday} to ${thursday}`);
  await page.keyboard.press('Control+ArrowLeft');
  await shows(`${wednesday} to ${thursday}`);
  await page.keyboard.press('Shift+Alt+ArrowLeft');
  await shows(`${wednesday} to ${thursday} First Half`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Move tasks' }).getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .poll(() => storedDays(server, projectId, waiting))
    .toEqual([addDays(monday, 2), 'First Half', addDays(monday, 3), 'First Half']);
});

test('A line dragged from a bar to another task lets that wait for it', async ({ page, signIn, server }) => {
  const { projectId, blocker, waiting } = await prepareTimeline(server);
  const pm = await createCalls(server, 'pm');
  await pm.post('/auth/tasks/dependency/delete', { task_id: waiting._id, blocker_id: blocker._id });
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  // Further down than the other: both are drawn. At the edge of the chart it would be scrolled away while the line is held.
  await goToRow(page, waiting._id);
  await page.locator('.db-timeline').evaluate((chart) => chart.scrollBy(0, 120));
  const bar = await middle(rowOfTask(page, blocker).locator('[data-drag="move"]'));
  await page.mouse.move(bar.x, bar.y);
  const link = rowOfTask(page, blocker).locator('[data-drag="link"]');
  await expect(link).toBeVisible();
  // Waits until it is in its place, and is what the pointer is over.
  await link.hover();
  await page.mouse.down();
  const target = await middle(rowOfTask(page, waiting).locator('[data-drag="move"]'));
  await page.mouse.move(target.x, target.y, { steps: 5 });
  await expect(page.locator(`.db-timeline-target[data-task="${waiting._id}"]`)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toHaveText(`${waiting.Task_key} waits for ${blocker.Task_key}`);
  expect(await storedLags(server, projectId, waiting)).toEqual([0]);
});

test('The chart scrolls while a bar is held at its edge; Escape leaves the task where it was', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, blocker } = await prepareTimeline(server);
  const before = await storedDays(server, projectId, blocker);
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  await goToRow(page, blocker._id);
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const scrolled = () => grid.evaluate(({ scrollLeft }) => scrollLeft);
  const edges = await grid.boundingBox();
  const bar = await middle(rowOfTask(page, blocker).locator('[data-drag="move"]'));
  const first = await scrolled();
  await page.mouse.move(bar.x, bar.y);
  await page.mouse.down();
  await page.mouse.move((edges?.x ?? 0) + (edges?.width ?? 0) - 10, bar.y, { steps: 4 });
  await expect.poll(scrolled).toBeGreaterThan(first + 300);
  // The bar stays under the pointer.
  const held = await rowOfTask(page, blocker).locator('[data-drag="move"]').boundingBox();
  expect(Math.abs((held?.x ?? 0) + (held?.width ?? 0) / 2 - ((edges?.x ?? 0) + (edges?.width ?? 0) - 10))).toBeLessThan(
    60,
  );
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedDays(server, projectId, blocker)).toEqual(before);
});

test('Each zoom draws the same days narrower, and tasks are grouped by project, milestone, sprint and person', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'ZMG');
  const pm = await createCalls(server, 'pm');
  const monday = addDays(mondayOfWeek(server.today()), 7);
  const days = { StartDate: monday, DueDate: addDays(monday, 25) };
  const milestone = await pm.post<Row>('/milestone/create', {
    Project_id: project._id,
    Name: 'Lock gates',
    Description: 'Both of them',
    ...days,
  });
  const sprint = await pm.post<Row>('/sprint/create', {
    Project_id: project._id,
    Name: 'Greasing',
    Milestone_id: milestone._id,
    ...days,
  });
  const [task] = await createTasks(pm, project._id, [
    {
      Short_summary: 'Grease of the lock gates',
      Start_date: monday,
      Due_date: addDays(monday, 4),
      Sprint_id: sprint._id,
      Employee_id: project.managerId,
    },
  ]);
  if (task === undefined) throw new Error('No task was created');
  const { name } = await findPerson(server, 'pm');
  await page.setViewportSize({ width: 2560, height: 1440 });
  await signIn('pm', { at: '/timeline' });
  const choose = async (list: string, choice: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
  };
  const widths: number[] = [];
  for (const zoom of ['Day', 'Week', 'Month', 'Quarter']) {
    await choose('Zoom', zoom);
    await goToRow(page, task._id);
    const bar = rowOfTask(page, task).locator('.db-timeline-bar');
    await expect(bar).toBeVisible();
    widths.push((await bar.boundingBox())?.width ?? 0);
  }
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  expect(new Set(widths).size).toBe(4);
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const parents = {
    Project: [project._id, project.name],
    Milestone: [milestone._id, 'Lock gates'],
    Sprint: [sprint._id, 'Greasing'],
    Person: [project.managerId, name],
  } as const;
  for (const [grouping, [id, title]] of Object.entries(parents)) {
    await choose('Group by', grouping);
    await expect(page).toHaveURL(grouping === 'Project' ? /\/timeline/ : new RegExp(`group=${grouping}`));
    await goToRow(page, `${grouping}_${id}`);
    await expect(grid.getByRole('row', { name: new RegExp(`^${title}\\b.* \\d+$`) }).first()).toBeVisible();
  }
});

test('Sprints of the same name are groups of their own, with their project', async ({ page, signIn, server }) => {
  const pm = await createCalls(server, 'pm');
  const projects = (await pm.get<{ _id: string; Project_short_name: string }[]>('/auth/projects')).slice(0, 2);
  expect(projects).toHaveLength(2);
  const sprints: string[] = [];
  for (const { _id } of projects) {
    const sprint = await pm.post<Row>('/sprint/create', { Project_id: _id, Name: 'Tidal works' });
    sprints.push(sprint._id);
    await createTasks(pm, _id, [{ Short_summary: 'Gauge of the tide', Sprint_id: sprint._id }]);
  }
  await signIn('pm', { at: '/timeline?group=Sprint' });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  for (const [index, { Project_short_name }] of projects.entries()) {
    await goToRow(page, `Sprint_${sprints[index]}`);
    await expect(grid.getByRole('row', { name: `Tidal works (${Project_short_name}) 1`, exact: true })).toBeVisible();
  }
  // Closing one leaves the other open.
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows - 1));
  await page.goto(`/project/timeline/${projects[0]?._id}`);
  await goToRow(page, `Sprint_${sprints[0]}`);
  await expect(grid.getByRole('row', { name: 'Tidal works 1', exact: true })).toBeVisible();
});

test('The critical path is marked: what delays the end of the project, its arrow, and nothing with slack', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, blocker } = await prepareTimeline(server);
  const pm = await createCalls(server, 'pm');
  // After everything else in the project.
  const ends = (await getTimeline(server, projectId)).Tasks.map(
    ({ Start_date, Due_date }) => Due_date ?? Start_date ?? '',
  );
  const late = addDays(mondayOfWeek(ends.sort().at(-1) ?? ''), 21);
  const [lights, trial] = await createTasks(pm, projectId, [
    { Short_summary: 'Lights of the pier', Start_date: late, Due_date: addDays(late, 1) },
    { Short_summary: 'Test of the lights', Start_date: addDays(late, 2), Due_date: addDays(late, 3) },
  ]);
  if (!lights || !trial) throw new Error('The tasks were not created');
  await pm.post('/auth/tasks/dependency/save', { task_id: trial._id, blocker_id: lights._id });
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  for (const task of [lights, trial]) {
    await goToRow(page, task._id);
    await expect(rowOfTask(page, task).getByRole('gridcell')).toHaveAccessibleName(/, critical/);
    await expect(rowOfTask(page, task).locator('.db-timeline-critical')).toBeVisible();
  }
  await expect(
    page.locator(`.db-timeline-critical-arrow[data-dependency="${trial._id} ${lights._id}"]`),
  ).toBeAttached();
  await goToRow(page, blocker._id);
  await expect(rowOfTask(page, blocker).getByRole('gridcell')).not.toHaveAccessibleName(/critical/);

  // In the table, whose rows are those of the Excel file, as well.
  await page.goto(`/project/timeline/${projectId}?view=table&q=${trial.Task_key}`);
  await page.setViewportSize({ width: 2560, height: 1440 });
  const listed = page.getByRole('row').filter({ has: page.getByText(trial.Task_key, { exact: true }) });
  await expect(listed.getByRole('gridcell', { name: lights.Task_key, exact: true })).toBeVisible();
  await expect(listed.getByRole('gridcell', { name: 'Yes', exact: true })).toBeVisible();
});

test('A task without days is listed as such, and gets days by a move', async ({ page, signIn, server }) => {
  const { projectId } = await prepareTimeline(server);
  const pm = await createCalls(server, 'pm');
  const [task] = await createTasks(pm, projectId, [{ Short_summary: 'Paint of the bollards' }]);
  if (!task) throw new Error('The task was not created');
  expect((await storedDays(server, projectId, task))[0]).toBeNull();
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await goToRow(page, task._id);
  const row = rowOfTask(page, task);
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/Not scheduled/);
  await expect(row.locator('.db-timeline-unscheduled')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row', { name: new RegExp(task.Task_key) })).toContainText('Not scheduled');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row.locator('.db-timeline-unscheduled')).toHaveCount(0);
  expect((await storedDays(server, projectId, task))[0]).not.toBeNull();
});

test('The month in which the view begins is written out, wherever the chart is scrolled to', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await expect(grid.locator('.db-timeline-date-0').first()).toBeAttached();
  const cutPixels = (place: number) =>
    grid.evaluate((chart, at) => {
      const month = chart.querySelectorAll('.db-timeline-date-0')[at];
      const text = month?.firstElementChild;
      const corner = chart.querySelector('.db-timeline-corner');
      if (!month || !text || !corner) return null;
      chart.scrollLeft += month.getBoundingClientRect().left + 30 - corner.getBoundingClientRect().right;
      return Math.max(0, corner.getBoundingClientRect().right - text.getBoundingClientRect().left);
    }, place);
  for (const place of [1, 2]) expect(await cutPixels(place)).toBe(0);
});

test('Bars out of view are marked at the names; a press on the mark shows the bar', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, blocker } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await goToRow(page, blocker._id);
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const bar = rowOfTask(page, blocker).locator('.db-timeline-bar');
  const mark = grid.locator(`.db-timeline-name[data-task="${blocker._id}"] [data-out-of-view]`);
  /** Behind the names is out of view too. */
  const isShown = async (): Promise<boolean> => {
    const [names, shown] = [await grid.locator('.db-timeline-names').boundingBox(), await bar.boundingBox()];
    const right = page.viewportSize()?.width ?? 0;
    return names !== null && shown !== null && shown.x + shown.width > names.x + names.width && shown.x < right;
  };
  await expect.poll(isShown).toBe(true);
  await expect(mark).toHaveCount(0);
  await grid.evaluate((chart) => (chart.scrollLeft += chart.clientWidth * 2));
  await expect(mark).toHaveText(/^◂ \d\d\/\d\d\/\d{4}$/);
  expect(await isShown()).toBe(false);
  await mark.click();
  await expect.poll(isShown).toBe(true);
  await expect(mark).toHaveCount(0);
});
