import { blockedChoice, projectTasksPath } from '../../src/domain/projects/projectTasksPath';
import { createCalls } from './support/calls';
import { expect, test } from './support/daybook';

interface Row {
  readonly _id: string;
  readonly Task_key: string;
  readonly Project_id: string;
}

test('A project manager lets a task wait for another one, finds it among the blocked ones, and undoes the removal', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<{ _id: string }[]>('/auth/dashboard/portfolio');
  const projectId = project?._id ?? '';
  const create = async (summary: string): Promise<Row> => {
    const answer = await calls.post<{ Tasks: Row[] }>('/auth/tasks/editMany', {
      Project_id: projectId,
      new_tasks: [JSON.stringify({ Short_summary: summary })],
    });
    const [task] = answer.Tasks;
    if (task === undefined) throw new Error('No task was created');
    return task;
  };
  const blocker = await create('Survey of the old quay');
  const waiting = await create('Foundations of the new quay');
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
