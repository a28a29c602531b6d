import { addDays } from '../../src/domain/calendar/day';
import { formatDay } from '../../src/domain/calendar/formatDay';
import { createCalls } from './support/calls';
import { expect, test } from './support/daybook';
import type { DaybookServer } from './support/daybookServer';

/** A project of the manager with a sprint that began yesterday and has two tasks, one of them finished. */
async function sprintWithTasks(server: DaybookServer, name: string) {
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<{ _id: string }[]>('/auth/projects');
  const [member] = await calls.get<{ _id: string }[]>(`/auth/projects/members/${project?._id}`);
  const today = server.today();
  const sprint = await calls.post<{ _id: string }>('/sprint/create', {
    Project_id: project?._id ?? '',
    Name: name,
    StartDate: addDays(today, -1),
    DueDate: addDays(today, 8),
  });
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
  return { path: `/project/sprint/${project?._id}?sprint=${sprint._id}`, today, keys };
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
  await expect(day.getByRole('cell')).toHaveText([/Hr$/, '8 Hr', '3 Hr']);
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
