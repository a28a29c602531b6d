import type { Page } from '@playwright/test';
import { addDays, countDays, type Day } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject, ownId } from '../support/ownProject';

interface Row {
  readonly _id: string;
  readonly Task_key: string;
}

const calendar = (page: Page) => page.getByRole('grid', { name: 'Calendar' });
const taskBar = (page: Page, { Task_key }: Row) =>
  calendar(page)
    .getByRole('gridcell', { name: new RegExp(`^${Task_key} `) })
    .first();
const dayCell = (page: Page, day: Day) => calendar(page).locator(`[data-day="${day}"]`);
const centre = async (page: Page, day: Day) => {
  const box = await dayCell(page, day).boundingBox();
  if (!box) throw new Error(`${day} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height - 4 };
};

/**
 * A task from Tuesday to Wednesday, in five weeks or the first later week without a holiday or leave: the day before it is in the same
 * week, which a month shows whole.
 */
const prepareTask = async (server: Parameters<typeof createCalls>[0]) => {
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<{ _id: string }[]>('/auth/dashboard/portfolio');
  const projectId = project?._id ?? '';
  const { From, Holidays, Leaves } = await calls.get<{
    From: Day;
    Holidays: { Day: Day }[];
    Leaves: { From: Day; To: Day }[];
  }>(`/auth/timeline?Project_id=${projectId}`);
  // The range begins a year ago.
  let monday = addDays(mondayOfWeek(addDays(From, 365)), 35);
  const isOff = (first: Day, last: Day): boolean => first < addDays(monday, 7) && last >= monday;
  while (Holidays.some((one) => isOff(one.Day, one.Day)) || Leaves.some((leave) => isOff(leave.From, leave.To)))
    monday = addDays(monday, 7);
  const start = addDays(monday, 1);
  const { Tasks } = await calls.post<{ Tasks: Row[] }>('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: [
      JSON.stringify({
        Short_summary: 'Soundings of the outer pier',
        Start_date: start,
        Due_date: addDays(start, 1),
        Task_duration: '16',
      }),
    ],
  });
  const [task] = Tasks;
  if (task === undefined) throw new Error('No task was created');
  const days = async () => {
    const { Tasks: all } = await calls.get<{ Tasks: (Row & { Start_date: string; Due_date: string })[] }>(
      `/auth/calendar?From=${start}&To=${addDays(start, 12)}&Project_id=${projectId}&Per_day=200`,
    );
    const found = all.find(({ _id }) => _id === task._id);
    return found && [found.Start_date, found.Due_date];
  };
  const address = `/project/calendar/${projectId}?view=week&day=${start}&hide=milestones,sprints,leave`;
  return { start, task, days, address };
};

test('A task is dragged to another day, previewed, saved and undone; an end before the start is rejected before the drop', async ({
  page,
  signIn,
  server,
}) => {
  const { start, task, days, address } = await prepareTask(server);
  await signIn('pm', { at: address });
  const bar = taskBar(page, task);
  await expect(bar).toBeVisible();
  // Waits until the bar no longer moves: other items may still be arriving.
  await bar.hover();
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn');
  const grip = { x: box.x + 20, y: box.y + box.height / 2 };
  const thursday = await centre(page, addDays(start, 2));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, grip.y + 4, { steps: 3 });
  await page.mouse.move(thursday.x, thursday.y, { steps: 6 });
  await expect(dayCell(page, addDays(start, 2))).toHaveClass(/db-calendar-target/);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row', { name: new RegExp(task.Task_key) })).toBeVisible();
  expect(await days()).toEqual([start, addDays(start, 1)]);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 task moved')).toBeVisible();
  const moved = (await days()) ?? [];
  expect((moved[0] ?? '') >= addDays(start, 2)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect.poll(days).toEqual([start, addDays(start, 1)]);

  // The end before the start.
  await expect(bar).toBeVisible();
  await page.goto(`${page.url().replace('view=week&', '')}`);
  await expect(bar).toBeVisible();
  await bar.hover();
  const inMonth = await bar.boundingBox();
  if (!inMonth) throw new Error('The bar is not drawn');
  const dayBefore = await centre(page, addDays(start, -1));
  await page.mouse.move(inMonth.x + inMonth.width - 2, inMonth.y + inMonth.height / 2);
  await page.mouse.down();
  await page.mouse.move(inMonth.x + inMonth.width - 20, inMonth.y + inMonth.height / 2, { steps: 3 });
  await page.mouse.move(dayBefore.x, dayBefore.y, { steps: 6 });
  await expect(dayCell(page, addDays(start, -1))).toHaveClass(/db-calendar-rejected/);
  await expect(page.locator('.db-drag-ghost')).toContainText('Due Date cannot be before Start Date');
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  expect(await days()).toEqual([start, addDays(start, 1)]);
});

test('A task is moved by keyboard, and with Move to… from the list of a day', async ({ page, signIn, server }) => {
  const { start, task, days, address } = await prepareTask(server);
  await signIn('pm', { at: address });
  await expect(taskBar(page, task)).toBeVisible();
  await calendar(page).focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+ArrowDown');
    const name = (await page.locator('.db-calendar-current-item').getAttribute('aria-description')) ?? '';
    if (name.startsWith(`${task.Task_key} `)) break;
  }
  await page.keyboard.press('Alt+ArrowRight');
  await expect(taskBar(page, task)).toHaveAccessibleDescription(/not saved/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await expect(dialog.getByRole('row', { name: new RegExp(task.Task_key) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(taskBar(page, task)).not.toHaveAccessibleDescription(/not saved/);

  await dayCell(page, start).click({ position: { x: 10, y: 10 } });
  const list = page.getByRole('dialog');
  await list.getByRole('button', { name: new RegExp(`^Move to…: ${task.Task_key} `) }).click();
  const form = page.getByRole('dialog', { name: new RegExp(`^Move ${task.Task_key} `) });
  const next = addDays(start, 7);
  await form.getByRole('textbox', { name: 'Start Date' }).fill(next.split('-').reverse().join('/'));
  await form.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 task moved')).toBeVisible();
  expect(((await days())?.[0] ?? '') >= next).toBe(true);
});

test('A moved task is shown over a holiday as it will be planned', async ({ page, signIn, server }) => {
  const { start, task, days, address } = await prepareTask(server);
  const [wednesday, holiday, friday] = [1, 2, 3].map((later) => addDays(start, later)) as [Day, Day, Day];
  const hr = await createCalls(server, 'hr');
  await hr.post('/holiday/create', { Holiday_date: holiday, Holiday_name: 'Low water', Holiday_type: 'Full Day' });
  await signIn('pm', { at: address });
  const bar = taskBar(page, task);
  await expect(bar).toBeVisible();
  await calendar(page).focus();
  const current = page.locator('.db-calendar-current-item');
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowDown');
    expect(await current.getAttribute('aria-description', { timeout: 500 })).toMatch(new RegExp(`^${task.Task_key} `));
  }).toPass();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(bar).toHaveAccessibleDescription(/not saved/);
  const right = async (place: ReturnType<typeof dayCell>): Promise<number> => {
    const box = await place.boundingBox();
    return box ? box.x + box.width : 0;
  };
  expect(await right(bar)).toBeGreaterThan(await right(dayCell(page, holiday)));
  expect(await right(bar)).toBeLessThanOrEqual((await right(dayCell(page, friday))) + 1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move tasks' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 task moved')).toBeVisible();
  expect(await days()).toEqual([wednesday, friday]);
});

test('Without the permission to edit tasks the calendar is read, by keyboard and at the width of a phone', async ({
  page,
  signIn,
}) => {
  await signIn('newcomer', { at: '/calendar?people=all' });
  const grid = calendar(page);
  await expect(grid).toBeVisible();
  await expect(page.locator('.db-calendar-bar[data-movable]')).toHaveCount(0);
  await grid.focus();
  const current = page.locator('.db-calendar-current');
  const before = await current.getAttribute('data-day');
  await page.keyboard.press('PageDown');
  await expect(current).not.toHaveAttribute('data-day', before ?? '');
  await page.keyboard.press('t');
  await expect(current).toHaveAttribute('data-day', before ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('A change of another user updates the calendar', async ({ page, signIn, server }) => {
  const { start, task, address } = await prepareTask(server);
  await signIn('pm', { at: address });
  await expect(taskBar(page, task)).toBeVisible();
  const calls = await createCalls(server, 'pm');
  await calls.post('/auth/tasks/edit', { id: task._id, Due_date: addDays(start, 3) });
  await expect(taskBar(page, task)).toHaveAttribute('aria-colspan', '4');
});

test('The calendar begins with everyone for managers of projects and with the own days of others, and the address keeps another choice', async ({
  page,
  signIn,
}) => {
  const people = page.getByRole('button', { name: /^People/ });
  await signIn('pm', { at: '/calendar' });
  await expect(people).toContainText('Everyone');
  await people.click();
  await page.getByRole('option', { name: 'Me', exact: true }).click();
  await expect(people).toContainText('Me');
  await page.reload();
  await expect(people).toContainText('Me');
  await signIn('employee', { at: '/calendar' });
  await expect(people).toContainText('Me');
  await expect(people).not.toContainText('Everyone');
});

interface StoredPlan {
  readonly _id: string;
  readonly StartDate: string | null;
  readonly DueDate: string | null;
}

/** In a project of its own: a milestone on Wednesday and a sprint from Tuesday to Thursday, five weeks from now. */
const preparePlans = async (server: Parameters<typeof createCalls>[0], shortName: string) => {
  const pm = await createCalls(server, 'pm');
  const { _id: projectId } = await addOwnProject(server, shortName, [await ownId(server, 'employee')]);
  const monday = addDays(mondayOfWeek(server.today()), 35);
  const milestone = await pm.post<StoredPlan>('/milestone/create', {
    Project_id: projectId,
    Name: 'Opening of the pier',
    DueDate: addDays(monday, 2),
  });
  const sprint = await pm.post<StoredPlan>('/sprint/create', {
    Project_id: projectId,
    Name: 'Pier sprint',
    StartDate: addDays(monday, 1),
    DueDate: addDays(monday, 3),
  });
  /** The stored days, counted from Monday. */
  const storedDays = async () => {
    const [milestones, sprints] = [
      await pm.post<StoredPlan[]>('/milestone/getAllMilestones', { Project_id: projectId }),
      await pm.post<StoredPlan[]>('/sprint/getProjectSprints', { Project_id: projectId }),
    ];
    const fromMonday = (day: string | null | undefined) => (day ? countDays(monday, day) : null);
    const [ownMilestone, ownSprint] = [milestones[0], sprints[0]];
    return {
      milestone: fromMonday(ownMilestone?.DueDate),
      sprint: [fromMonday(ownSprint?.StartDate), fromMonday(ownSprint?.DueDate)],
    };
  };
  return {
    monday,
    milestone: `milestones ${milestone._id}`,
    sprint: `sprints ${sprint._id}`,
    storedDays,
    address: `/project/calendar/${projectId}?view=week&day=${monday}&hide=tasks,leave`,
  };
};

const planBar = (page: Page, key: string) => calendar(page).locator(`[data-item="${key}"]`);

/** Drags a bar by the pointer, taken at its first day, or at an end. */
async function dragBar(page: Page, key: string, to: Day, at: 'first day' | 'start' | 'end' = 'first day') {
  const bar = planBar(page, key);
  // Waits until the bar no longer moves.
  await bar.hover();
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn');
  const x = at === 'end' ? box.x + box.width - 2 : box.x + (at === 'start' ? 2 : 20);
  const y = box.y + box.height / 2;
  const target = await centre(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 4, { steps: 3 });
  await page.mouse.move(target.x, target.y, { steps: 6 });
}

test('A project manager drags a milestone, and a sprint as a whole and at its ends', async ({
  page,
  signIn,
  server,
}) => {
  const { monday, milestone, sprint, storedDays, address } = await preparePlans(server, 'PIER');
  await signIn('pm', { at: address });
  await dragBar(page, milestone, addDays(monday, 4));
  await expect(dayCell(page, addDays(monday, 4))).toHaveClass(/db-calendar-target/);
  await page.mouse.up();
  await expect(page.getByText('Milestone moved')).toBeVisible();
  expect((await storedDays()).milestone).toBe(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  expect((await storedDays()).milestone).toBe(2);

  const saved = page.getByText('Days of the sprint changed');
  const shown = (days: number): string => formatDay(addDays(monday, days));
  for (const [at, to, expected, title] of [
    ['first day', 2, [2, 4], `Wed ${shown(2)} to Fri ${shown(4)}`],
    ['start', 0, [0, 4], `Start Mon ${shown(0)}`],
    ['end', 5, [0, 5], `Due Sat ${shown(5)}`],
  ] as const) {
    await expect(planBar(page, sprint)).toHaveAttribute('data-movable', 'true');
    await dragBar(page, sprint, addDays(monday, to), at);
    await expect(page.locator('.db-drag-ghost')).toContainText(title);
    await page.mouse.up();
    await expect.poll(async () => (await storedDays()).sprint).toEqual(expected);
    await expect(saved.last()).toBeVisible();
  }
  await page.reload();
  await expect(planBar(page, sprint)).toHaveAttribute('aria-colspan', '6');
  await dragBar(page, sprint, addDays(monday, 6), 'start');
  await expect(dayCell(page, addDays(monday, 6))).toHaveClass(/db-calendar-rejected/);
  await expect(page.locator('.db-drag-ghost')).toContainText('Due Date cannot be before Start Date');
  await page.mouse.up();
  await expect(planBar(page, sprint)).toHaveAttribute('aria-colspan', '6');
  expect((await storedDays()).sprint).toEqual([0, 5]);
});

test('A project manager moves a milestone and a sprint by keyboard, and Ctrl + Z moves them back', async ({
  page,
  signIn,
  server,
}) => {
  const { monday, milestone, sprint, storedDays, address } = await preparePlans(server, 'QUAY');
  await signIn('pm', { at: address });
  await expect(planBar(page, sprint)).toBeVisible();
  await calendar(page).focus();
  const choose = async (key: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowDown');
      await expect(planBar(page, key)).toHaveClass(/db-calendar-current-item/, { timeout: 500 });
    }).toPass();
  };
  for (const days of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.db-calendar-current')).toHaveAttribute('data-day', addDays(monday, days));
  }
  const current = page.locator('.db-calendar-current');
  await choose(milestone);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(planBar(page, milestone)).toHaveAccessibleDescription(/not saved/);
  // The current day goes with the bar, and what the keys do next can be read.
  await expect(current).toHaveAttribute('data-day', addDays(monday, 3));
  await expect(page.getByText(/not saved\. Enter saves, Escape discards/)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Milestone moved')).toBeVisible();
  expect((await storedDays()).milestone).toBe(3);

  await choose(sprint);
  for (const [keys, column, columns] of [
    ['Alt+ArrowRight', '3', '3'],
    ['Control+ArrowLeft', '2', '4'],
    ['Alt+Shift+ArrowRight', '2', '5'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(planBar(page, sprint)).toHaveAttribute('aria-colindex', column);
    await expect(planBar(page, sprint)).toHaveAttribute('aria-colspan', columns);
    await expect(current).toHaveAttribute('data-day', addDays(monday, 4));
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Days of the sprint changed')).toBeVisible();
  expect((await storedDays()).sprint).toEqual([1, 5]);

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedDays()).sprint).toEqual([1, 3]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedDays()).milestone).toBe(2);
});

test('A closed sprint is moved neither by pointer nor by keyboard, and the calendar says where its days are corrected', async ({
  page,
  signIn,
  server,
}) => {
  const { monday, sprint, storedDays, address } = await preparePlans(server, 'MOLE');
  const pm = await createCalls(server, 'pm');
  await pm.post('/sprint/close', { id: sprint.split(' ')[1] ?? '', Carry: 'leave' });
  await signIn('pm', { at: `${address},milestones` });
  const reason = page.getByText('The sprint is closed. Its days can be corrected with Edit in the list of sprints');
  await dragBar(page, sprint, addDays(monday, 4));
  await expect(page.locator('.db-drag-ghost')).toContainText('The sprint is closed');
  await page.mouse.up();
  await expect(reason).toBeInViewport({ ratio: 1 });

  await calendar(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(reason).toBeHidden();
  await expect(page.locator('.db-calendar-current')).toHaveAttribute('data-day', addDays(monday, 1));
  for (const keys of ['Alt+ArrowRight', 'm']) {
    await page.keyboard.press('Shift+ArrowDown');
    await expect(planBar(page, sprint)).toHaveClass(/db-calendar-current-item/);
    await page.keyboard.press(keys);
    await expect(reason).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+ArrowDown');
    await expect(reason).toBeHidden();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await storedDays()).sprint).toEqual([1, 3]);
});

test('An employee without the permissions moves neither milestones nor sprints', async ({ page, signIn, server }) => {
  const { monday, milestone, sprint, storedDays, address } = await preparePlans(server, 'DOCK');
  await signIn('employee', { at: address });
  for (const key of [milestone, sprint]) {
    await expect(planBar(page, key)).toBeVisible();
    await expect(planBar(page, key)).not.toHaveAttribute('data-movable');
    await expect(planBar(page, key).locator('[data-end]')).toHaveCount(0);
    await dragBar(page, key, addDays(monday, 5));
    await expect(page.locator('.db-drag-ghost')).toHaveCount(0);
    await page.mouse.up();
  }
  await calendar(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.db-calendar-current')).toHaveAttribute('data-day', addDays(monday, 1));
  await page.keyboard.press('Shift+ArrowDown');
  await expect(planBar(page, sprint)).toHaveClass(/db-calendar-current-item/);
  for (const keys of ['Alt+ArrowRight', 'Alt+Shift+ArrowRight', 'Control+ArrowRight']) await page.keyboard.press(keys);
  await expect(page.locator('.db-calendar-draft')).toHaveCount(0);
  expect(await storedDays()).toEqual({ milestone: 2, sprint: [1, 3] });
});

test('A month of six weeks has three rows of bars a day in a window of 800 pixels, without scrolling', async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { _id } = await addOwnProject(server, 'CRW');
  // November 2026 begins on a Sunday.
  await signIn('pm', { at: `/project/calendar/${_id}?day=2026-11-10` });
  const weeks = page.locator('.db-calendar-week');
  await expect(weeks).toHaveCount(6);
  // The number of the day, the bars, and the line of those that are not drawn.
  const getRows = () => weeks.first().evaluate((week) => getComputedStyle(week).gridTemplateRows.split(' ').length - 2);
  await expect.poll(getRows).toBe(3);
  const area = page.locator('.db-calendar');
  expect(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});
