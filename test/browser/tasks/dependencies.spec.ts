import type { Page } from '@playwright/test';
import { blockedChoice, projectTasksPath } from '../../../src/domain/projects/projectTasksPath';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { revokeFlag } from '../support/roles';
import { cellsUnder } from '../support/table';
import { createTasks, type Row } from '../support/timeline';

test('A project manager lets a task wait for another one, finds it among the blocked ones, and undoes the removal', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<{ _id: string }[]>('/auth/dashboard/portfolio');
  const projectId = project?._id ?? '';
  const [blocker, waiting] = await createTasks(calls, projectId, [
    { Short_summary: 'Survey of the old quay' },
    { Short_summary: 'Foundations of the new quay' },
  ]);
  if (!blocker || !waiting) throw new Error('The tasks were not created');
  await signIn('pm', { at: `/project/task/${waiting._id}/${projectId}` });
  await page.getByRole('button', { name: 'Add dependency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dependency' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please select a task')).toBeVisible();
  await dialog.getByRole('button', { name: 'Task' }).click();
  await page
    .getByPlaceholder(/search|filter/i)
    .last()
    .fill('Survey of the old quay');
  await page.getByRole('option', { name: blocker.Task_key }).click();
  await dialog.getByLabel('Lag').fill('-61');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('The lag is a whole number of working days from -60 to 260')).toBeVisible();
  await dialog.getByLabel('Lag').fill('2');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const table = page.getByRole('table', { name: /Dependencies/ });
  await expect(table.getByRole('row').nth(1)).toContainText(`Blocked by${blocker.Task_key}`);
  await expect(table.getByRole('row').nth(1)).toContainText('+ 2 days');
  await expect(page.getByRole('heading', { name: 'Dependencies (blocked)' })).toBeVisible();

  // In a spreadsheet, the selected cells are no formulas.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`Blocked by\\t${blocker.Task_key}\\t[^\\t]+\\t'\\+ 2 days`));

  await page.getByRole('button', { name: `Remove the dependency on ${blocker.Task_key}` }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText(blocker.Task_key);

  // Where the figure of the portfolio leads.
  await page.goto(projectTasksPath(projectId, { Blocked_by: [blockedChoice] }));
  await expect(page.getByRole('grid').getByText(waiting.Task_key, { exact: true })).toBeVisible();
  await expect(page.getByRole('grid').getByText(blocker.Task_key, { exact: true })).toHaveCount(0);
});

/** Three tasks that a search for the place finds together, in a project of pm@ and employee@. */
async function prepareTasks(server: Parameters<typeof createCalls>[0], place: string) {
  const pm = await createCalls(server, 'pm');
  const own = await (await createCalls(server, 'employee')).get<{ _id: string }[]>('/auth/projects');
  const managed = await pm.get<{ _id: string }[]>('/auth/projects');
  const projectId = managed.find(({ _id }) => own.some((other) => other._id === _id))?._id ?? '';
  const parts = ['Survey', 'Piles', 'Deck'].map((part) => ({ Short_summary: `${part} of the ${place}` }));
  const [survey, piles, deck] = await createTasks(pm, projectId, parts);
  if (!survey || !piles || !deck) throw new Error('The tasks were not created');
  const read = async (task: Row) => {
    const { Rows } = await pm.get<{ Rows: StoredRow[] }>(`/auth/tasks/list?q=${task.Task_key}`);
    const stored = Rows.find(({ _id }) => _id === task._id);
    const list = (ends: readonly End[] = []) => ends.map(({ Task_key, Lag_days }) => `${Task_key} ${Lag_days}`);
    return { start: stored?.Start_date ?? null, blockedBy: list(stored?.Blocked_by), blocks: list(stored?.Blocks) };
  };
  return { projectId, survey, piles, deck, read };
}
interface End {
  readonly Task_key: string;
  readonly Lag_days: number;
}
interface StoredRow extends Row {
  readonly Start_date: string | null;
  readonly Blocked_by?: readonly End[];
  readonly Blocks?: readonly End[];
}

const searched = (projectId: string, place: string): string =>
  `${projectTasksPath(projectId)}?q=${place}&sort=Task_key`;

async function showColumns(page: Page): Promise<void> {
  // Wide enough for all columns to be drawn.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Start', 'Blocked by', 'Blocks']) await chooser.getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(chooser).toBeHidden();
}

test('Start date and dependencies are edited in the table: only what differs is changed, and what cannot be says why', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, survey, piles, deck, read } = await prepareTasks(server, 'jetty');
  await signIn('pm', { at: searched(projectId, 'jetty') });
  await showColumns(page);
  const cell = async (row: number, heading: string) => (await cellsUnder(page, heading)).nth(row);
  const type = async (row: number, heading: string, text: string): Promise<void> => {
    await (await cell(row, heading)).click();
    const field = page.getByRole('textbox', { name: heading, exact: true });
    await field.fill(text);
    await field.press('Enter');
  };
  const field = page.getByRole('textbox', { name: 'Blocked by', exact: true });
  await type(0, 'Start', '31/12/2099');
  await expect(await cell(0, 'Start')).toHaveText('31/12/2099');
  await expect.poll(async () => (await read(survey)).start).toBe('2099-12-31');
  await type(0, 'Due Date', '30/12/2099');
  await expect(page.getByRole('alert')).toContainText('Due Date cannot be before Start Date');
  await page.keyboard.press('Escape');

  await type(2, 'Blocked by', `${survey.Task_key.toLowerCase()}, ${piles.Task_key} +2`);
  await expect(await cell(2, 'Blocked by')).toHaveText(`${survey.Task_key}, ${piles.Task_key} + 2 days`);
  await expect(await cell(1, 'Blocks')).toHaveText(`${deck.Task_key} + 2 days`);
  expect((await read(deck)).blockedBy).toEqual([`${survey.Task_key} 0`, `${piles.Task_key} 2`]);

  await (await cell(2, 'Blocked by')).click();
  await expect(field).toHaveValue(`${survey.Task_key}, ${piles.Task_key} +2`);
  await field.fill(deck.Task_key);
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A task cannot wait for itself');
  await field.fill(`${piles.Task_key} -1`);
  await field.press('Enter');
  await expect(await cell(2, 'Blocked by')).toHaveText(`${piles.Task_key} - 1 day`);
  await expect.poll(async () => (await read(deck)).blockedBy).toEqual([`${piles.Task_key} -1`]);

  // A cycle, and a task that does not exist.
  await type(2, 'Blocks', piles.Task_key);
  await expect(page.getByRole('alert')).toContainText(
    `Blocks of ${deck.Task_key} was not changed: ${deck.Task_key} already waits for ${piles.Task_key}`,
  );
  await type(1, 'Blocked by', 'ZZZ-99999');
  // What was not made before stays listed.
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('alert').last()).toContainText("There is no task 'ZZZ-99999'");
  expect((await read(piles)).blockedBy).toEqual([]);
  await type(1, 'Blocks', '');
  await expect(await cell(2, 'Blocked by')).toHaveText('');
  expect((await read(deck)).blockedBy).toEqual([]);

  // Several tasks together.
  for (const row of [1, 2]) await page.locator(`[aria-rowindex="${row + 1}"] [aria-colindex="1"]`).click();
  const setStart = page.getByRole('button', { name: 'Set start date' });
  await expect(setStart).toHaveText('Set start');
  await expect(page.getByRole('button', { name: 'Set due date' })).toHaveText('Set due');
  await setStart.click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('1 task changed, 1 unchanged')).toBeVisible();
  expect((await read(survey)).start).toBeNull();
});

test('Who may not edit tasks reads start date and dependencies in the table, and why they stay', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, survey, piles } = await prepareTasks(server, 'slipway');
  const pm = await createCalls(server, 'pm');
  await pm.post('/auth/tasks/dependency/save', { task_id: piles._id, blocker_id: survey._id });
  const restore = await revokeFlag(server, 'Employee', 'Project.Edit_Task');
  await signIn('employee', { at: searched(projectId, 'slipway') });
  await showColumns(page);
  const blockedBy = (await cellsUnder(page, 'Blocked by')).nth(1);
  await expect(blockedBy).toHaveText(survey.Task_key);
  await expect(blockedBy).toHaveAccessibleDescription(/You are not permitted to change dependencies/);
  for (const heading of ['Start', 'Blocked by', 'Blocks']) {
    await (await cellsUnder(page, heading)).nth(1).click();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: heading, exact: true })).toHaveCount(0);
  }
  await restore();
});
