import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';
import { textsUnder } from '../support/table';

test('Several tasks are deleted together after a preview, and come back by one undo', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { _id: project, managerId: own } = await addOwnProject(server, 'DEL');
  const ids: string[] = [];
  for (const summary of ['Oil the hinges', 'Paint the door', 'Sweep the floor']) {
    const { _id } = await calls.upload<{ _id: string }>('/uplodeauth/tasks/add', {
      Project_id: project,
      Issue_type: 'Task',
      Short_summary: summary,
      Description: '<p>It is due</p>',
      Priority: 'LOW',
      Employee_id: own,
    });
    ids.push(_id);
  }
  await calls.post('/auth/tasks/tasktimer', { Task_id: ids[0] ?? '', Project_id: project });
  await signIn('pm', { at: `/project/tasks/${project}` });
  const all = await textsUnder(page, 'Key');
  expect(all).toHaveLength(3);
  for (const row of [2, 3, 4]) await page.locator(`[aria-rowindex="${row}"] [aria-colindex="1"]`).click();
  await page.getByRole('button', { name: 'Delete…' }).click({ timeout: 10_000 });
  const question = page.getByRole('alertdialog', { name: 'Delete 3 tasks?' });
  await expect(question.getByRole('row')).toHaveCount(4);
  await expect(question.getByText(/^the timer of .+ stops$/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete 3 tasks' }).click();
  await expect(page.getByText('3 tasks were deleted')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 tasks restored')).toBeVisible();
  expect(await textsUnder(page, 'Key')).toEqual(all);
});
