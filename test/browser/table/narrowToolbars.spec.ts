import type { Locator, Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject, ownId } from '../support/ownProject';
import { textsUnder } from '../support/table';

test.use({ viewport: { width: 1280, height: 800 } });

const tools = (page: Page): Locator => page.getByRole('toolbar', { name: /tools$/ }).first();
const height = async (page: Page): Promise<number> => (await tools(page).boundingBox())?.height ?? Number.NaN;
const oneLinePx = 40;

test('In windows of the usual widths the tools of a list stay in one line, also while rows are ticked', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'NTB');
  const calls = await createCalls(server, 'pm');
  for (const summary of ['Oil the hinges', 'Paint the door'])
    await calls.upload('/uplodeauth/tasks/add', {
      Project_id: project._id,
      Issue_type: 'Task',
      Short_summary: summary,
      Description: '<p>Before winter</p>',
      Priority: 'LOW',
      Employee_id: project.managerId,
    });
  await signIn('hr', { at: '/me' });
  const tasks = `f.Project_name=in:${project._id}`;
  for (const path of [`/taskprogress?preset=open&${tasks}`, `/reportList?${tasks}`, `/project/tasks/${project._id}`]) {
    await page.goto(path);
    for (const width of [1280, 1366, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await textsUnder(page, 'Key')).length).toBe(2);
      const before = await height(page);
      expect(before).toBeLessThan(oneLinePx);
      for (const row of [2, 3]) {
        await page.locator(`[role=row][aria-rowindex="${row}"] [aria-colindex="1"]`).click();
        await expect(page.getByText(`${row - 1} of 2 selected`)).toBeVisible();
        await expect(page.getByRole('button', { name: /^Set priority/ })).toBeVisible();
        expect(await height(page), `${path} at ${width}`).toBe(before);
      }
      await page.getByRole('button', { name: 'Clear selection' }).click();
    }
  }
});

test('What a report is grouped by is written out in windows of every width', async ({ page, signIn }) => {
  await signIn('pm', { at: '/reportList' });
  const choice = page.getByRole('button', { name: /^Group by/ });
  await choice.click();
  await page.getByRole('option', { name: 'Milestone', exact: true }).click();
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(choice).toHaveText('Milestone');
    const text = await choice.getByText('Milestone').boundingBox();
    const button = await choice.boundingBox();
    expect(button?.width, `at ${width}`).toBeGreaterThan(text?.width ?? Number.NaN);
    expect(await height(page)).toBeLessThan(oneLinePx);
  }
});

test('In a window of 1280 the attendance on the page of an employee has its tools in one line', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('hr', { at: `/employeeDetail/${await ownId(server, 'employee')}?tab=attendance` });
  await expect(tools(page).getByRole('button', { name: 'Excel' })).toBeVisible();
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  expect(await height(page)).toBeLessThan(oneLinePx);
});
