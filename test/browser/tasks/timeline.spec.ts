import { readFileSync } from 'node:fs';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { createCalls, grantLeave } from '../support/calls';
import { expect, test } from '../support/daybook';
import { exportedSheet, sameAsExcel } from '../support/excel';
import { createTasks, goToRow, prepareDaysWithoutHoliday, prepareTimeline, type Row } from '../support/timeline';

test('A project manager moves a task by keyboard, sees what moves with it, saves and undoes', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting, days } = await prepareTimeline(server);
  const starts = async () => [await days(blocker), await days(waiting)];
  const before = await starts();
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await goToRow(page, blocker._id);
  const row = grid.getByRole('row', { name: new RegExp(`^${blocker.Task_key} `) });
  await expect(row).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/not saved/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row', { name: new RegExp(waiting.Task_key) })).toContainText('waits for a moved task');
  expect(await starts()).toEqual(before);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 tasks moved')).toBeVisible();
  // Later by a day; by more where that day is a holiday.
  const moved = await starts();
  expect((moved[0] ?? '') > monday && (moved[1] ?? '') > (moved[0] ?? '')).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect.poll(starts).toEqual(before);
});

test('A move of which tasks have changed since stays whole, and the page names them all', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting, days } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await goToRow(page, blocker._id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 tasks moved')).toBeVisible();
  const calls = await createCalls(server, 'pm');
  for (const task of [blocker, waiting]) await calls.post('/auth/tasks/edit', { id: task._id, Priority: 'LOW' });
  await page.getByRole('button', { name: 'Undo' }).click();
  const message = page.getByText(/^The change was not undone: .* have changed since, and a move is undone completely/);
  await expect(message).toContainText(blocker.Task_key);
  await expect(message).toContainText(waiting.Task_key);
  expect((await days(blocker)) ?? '').not.toBe(monday);
});

test('A bar that is dragged is previewed; Cancel leaves everything as it was', async ({ page, signIn, server }) => {
  const { projectId, blocker, days } = await prepareTimeline(server);
  const before = await days(blocker);
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Day` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await goToRow(page, blocker._id);
  const bar = grid.getByRole('row', { name: new RegExp(`^${blocker.Task_key} `) }).locator('[data-drag="move"]');
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn');
  await page.mouse.move(box.x + 5, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 77, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row', { name: new RegExp(blocker.Task_key) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await days(blocker)).toBe(before);
});

test('However much moves with a task, the buttons of the preview stay in the window, and long names wrap', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker } = await prepareTimeline(server);
  const pm = await createCalls(server, 'pm');
  const waiting = await createTasks(
    pm,
    projectId,
    Array.from({ length: 40 }, (_, index) => ({
      Short_summary: `${'Soundings'.repeat(10)}${index}`,
      Start_date: addDays(monday, 1),
      Due_date: addDays(monday, 1),
    })),
  );
  for (const { _id } of waiting)
    await pm.post('/auth/tasks/dependency/save', { task_id: _id, blocker_id: blocker._id });
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await goToRow(page, blocker._id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row').filter({ hasText: 'waits for a moved task' })).toHaveCount(41);
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: 'Move tasks' })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('The timeline is downloaded as an image of all its rows and days', async ({ page, signIn, server }) => {
  const { projectId } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}?zoom=Month&show=all` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  const width = (await grid.getByRole('rowgroup').boundingBox())?.width ?? 0;
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as image' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Timeline of .+ \d{4}-\d\d-\d\d\.png$/);
  await expect(page.getByText('Image downloaded')).toBeVisible();
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  // Title 52, dates 44 and legend 32 around rows of 28; two pixels for each point.
  expect(size).toEqual([2 * Math.max(1080, Math.ceil(width)), 2 * (52 + 44 + rows * 28 + 32)]);
  // Colours of bars and of the line of today: something was drawn.
  const colours = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const { data = [] } = pen?.getImageData(0, 0, picture.width, picture.height) ?? {};
    const wanted = [
      [76, 144, 240],
      [33, 93, 176],
      [205, 66, 70],
    ];
    return wanted.map(([red, green, blue]) => {
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
      return false;
    });
  }, picture.toString('base64'));
  expect(colours).toEqual([true, true, true]);
});

test('An employee without the report of tasks has no timeline of all projects', async ({ page, signIn }) => {
  await signIn('newcomer', { at: '/timeline' });
  await expect(page.getByText('You are not permitted').first()).toBeVisible();
  await expect(page.getByRole('treegrid', { name: 'Timeline' })).toHaveCount(0);
});

test('The plan is saved as a baseline, compared with later and deleted; who may not edit projects compares only', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting } = await prepareTimeline(server);
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  await page.getByRole('button', { name: 'Save baseline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save baseline' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the storm');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Baseline saved with \d+ tasks?$/)).toBeVisible();
  await expect(page).toHaveURL(/baseline=/);
  const calls = await createCalls(server, 'pm');
  await calls.post('/auth/tasks/edit', { id: blocker._id, Due_date: addDays(monday, 2) });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const row = grid.getByRole('row', { name: new RegExp(`^${blocker.Task_key} `) });
  await goToRow(page, blocker._id);
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/baseline .*, ends 2 days later/);
  await expect(row.locator('.db-timeline-baseline')).toBeVisible();

  // Wide enough for all columns to be drawn.
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.getByRole('radio', { name: 'Table' }).click();
  // Its key is also in the row of the task that waits for it.
  const listed = page
    .getByRole('row')
    .filter({ has: page.getByText(blocker.Task_key, { exact: true }), hasNotText: waiting.Task_key });
  await expect(listed.getByRole('gridcell').last()).toHaveText('2');
  const table = await sameAsExcel(page, 'Timeline', ['Key', 'Due', 'Baseline start', 'Baseline due', 'Days later']);
  await page.getByRole('radio', { name: 'Timeline' }).click();
  // The chart offers the same file.
  const chart = await exportedSheet(page, 'Timeline');
  expect([chart.rowCount, chart.getRow(1).values]).toEqual([table.rowCount, table.getRow(1).values]);
  await page.setViewportSize(usual);

  const compared = page.url().replace(server.url, '');
  await page.getByRole('button', { name: 'Delete baseline' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const reader = await page.context().newPage();
  await signIn('lead', { page: reader, at: compared });
  await expect(reader.getByRole('treegrid', { name: 'Timeline' })).toBeVisible();
  await expect(reader.getByRole('button', { name: /baseline$/ })).toHaveCount(0);
  await reader.close();

  await signIn('pm', { at: compared });
  await page.getByRole('button', { name: 'Delete baseline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Baseline deleted')).toBeVisible();
  await expect(page.locator('.db-timeline-baseline')).toHaveCount(0);
});

test('Leave that is granted later is shown on the timeline, and tasks are rescheduled around it as a whole', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting, days, pm, schedule } = await prepareDaysWithoutHoliday(server);
  const hr = await createCalls(server, 'hr');
  const members = await pm.get<{ _id: string }[]>(`/auth/projectemployeelist/${projectId}`);
  const plan = async (person: string): Promise<void> => {
    for (const task of [blocker, waiting]) await pm.post('/auth/tasks/edit', { id: task._id, Employee_id: person });
    await schedule();
  };
  // The first of the members who has no leave there already.
  let isGranted = false;
  for (const { _id: person } of members) {
    await plan(person);
    isGranted = await grantLeave(hr, person, addDays(monday, 1)).then(
      () => true,
      () => false,
    );
    if (isGranted) break;
  }
  expect(isGranted).toBe(true);

  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await goToRow(page, blocker._id);
  const row = grid.getByRole('row', { name: new RegExp(`^${blocker.Task_key} `) });
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/loses 1 day to leave/);
  await page.getByRole('button', { name: /to leave: reschedule$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule around leave' });
  await expect(dialog.getByRole('row', { name: new RegExp(waiting.Task_key) })).toContainText('waits for a moved task');
  expect(await days(waiting)).toBe(addDays(monday, 2));
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => days(waiting)).toBe(addDays(monday, 3));
  await goToRow(page, blocker._id);
  await expect(row.getByRole('gridcell')).not.toHaveAccessibleName(/to leave/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => days(waiting)).toBe(addDays(monday, 2));
});

test('A holiday that is entered later marks the tasks that lose time to it, is shaded, and they are rescheduled around it', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting, days, schedule } = await prepareDaysWithoutHoliday(server);
  const hr = await createCalls(server, 'hr');
  await schedule();
  await hr.post('/holiday/create', {
    Holiday_date: addDays(monday, 1),
    Holiday_name: 'Lighthouse Day',
    Holiday_type: 'Full Day',
  });

  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await goToRow(page, blocker._id);
  const row = grid.getByRole('row', { name: new RegExp(`^${blocker.Task_key} `) });
  await expect(row.getByRole('gridcell')).toHaveAccessibleName(/loses 1 day to holidays/);
  await expect(row).toContainText('loses 1 day to holidays');
  await expect(grid.locator('.db-timeline-holiday[title*="Lighthouse Day"]')).toBeAttached();
  await page.getByRole('button', { name: /holidays?: reschedule$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Reschedule around .*holiday/ });
  await expect(dialog.getByRole('row', { name: new RegExp(waiting.Task_key) })).toContainText('waits for a moved task');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => days(waiting)).toBe(addDays(monday, 3));
  await goToRow(page, blocker._id);
  await expect(row.getByRole('gridcell')).not.toHaveAccessibleName(/to holidays/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => days(waiting)).toBe(addDays(monday, 2));
});

test('A task is linked by keyboard to one that then waits for it; Escape links nothing, and the link is undone', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, blocker, waiting } = await prepareTimeline(server);
  const pm = await createCalls(server, 'pm');
  await pm.post('/auth/tasks/dependency/delete', { task_id: waiting._id, blocker_id: blocker._id });
  const links = async () => {
    const { Dependencies } = await pm.get<{ Dependencies: { Task_id: string; Blocker_id: string }[] }>(
      `/auth/timeline?Project_id=${projectId}`,
    );
    return Dependencies.filter(
      ({ Task_id, Blocker_id }) =>
        [blocker._id, waiting._id].includes(Task_id) && [blocker._id, waiting._id].includes(Blocker_id),
    );
  };
  expect(await links()).toEqual([]);
  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const hint = page.getByText(`Choose the task that waits for ${blocker.Task_key}`);
  await goToRow(page, blocker._id);
  await page.keyboard.press('l');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('l');
  await goToRow(page, waiting._id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(`${waiting.Task_key} waits for ${blocker.Task_key}`);
  await expect(hint).toBeHidden();
  await expect.poll(links).toMatchObject([{ Task_id: waiting._id, Blocker_id: blocker._id }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(links).toEqual([]);
});

test('A dependency that a later edit of a date violates is marked on the timeline and on the task, until the task is moved', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, monday, blocker, waiting, days, pm, schedule } = await prepareDaysWithoutHoliday(server);
  await schedule();
  const added = await pm.post<{ Tasks: Row[] }>('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: [JSON.stringify({ Short_summary: 'Paint for the buoys', Start_date: monday, Due_date: monday })],
  });
  const [unconcerned = blocker] = added.Tasks;
  // Until the end of the day on which the other one begins.
  await pm.post('/auth/tasks/edit', { id: blocker._id, Due_date: addDays(monday, 2) });
  expect(await days(waiting)).toBe(addDays(monday, 2));

  await signIn('pm', { at: `/project/timeline/${projectId}` });
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const rowFor = ({ Task_key }: Row) => grid.getByRole('row', { name: new RegExp(`^${Task_key} `) });
  await page.getByRole('button', { name: /^\d+ broken dependenc(y|ies)$/ }).click();
  await expect(page).toHaveURL(/dependencies=violated/);
  await expect(rowFor(unconcerned)).toHaveCount(0);
  await goToRow(page, waiting._id);
  await expect(rowFor(waiting).getByRole('gridcell')).toHaveAccessibleName(
    new RegExp(`starts too early: waits for ${blocker.Task_key}`),
  );
  await expect(grid.locator('.db-timeline-violated-arrow').first()).toBeAttached();

  await page.goto(`/project/task/${waiting._id}/${projectId}`);
  const dependency = page.getByRole('table', { name: /Dependencies/ }).getByRole('row', { name: blocker.Task_key });
  await expect(dependency).toContainText(`Not kept: may start on ${formatDay(addDays(monday, 3))} at the earliest`);
  await pm.post('/auth/tasks/edit', { id: blocker._id, Due_date: addDays(monday, 1) });
  await expect(dependency).not.toContainText('Not kept');
  await pm.post('/auth/tasks/edit', { id: blocker._id, Due_date: addDays(monday, 2) });

  // A move puts it behind its blocker again.
  await page.goto(`/project/timeline/${projectId}?dependencies=violated`);
  await goToRow(page, waiting._id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Move tasks' }).getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => days(waiting)).toBe(addDays(monday, 3));
  await page.goto(`/project/timeline/${projectId}`);
  await goToRow(page, waiting._id);
  await expect(rowFor(waiting).getByRole('gridcell')).not.toHaveAccessibleName(/starts too early/);
});
