import type { Locator, Page } from '@playwright/test';
import { createCalls, type Calls } from '../support/calls';
import { expect, test, type TestFixtures, type WorkerFixtures } from '../support/daybook';

interface OwnTask {
  readonly _id: string;
  readonly Task_key: string;
  readonly Status: string;
}

const openTask = async (calls: Calls): Promise<OwnTask> => {
  const task = (await calls.get<OwnTask[]>('/auth/employeetasks/list/Default')).find(
    ({ Status }) => Status !== 'CLOSE',
  );
  if (!task) throw new Error('The employee has no open task');
  return task;
};
const addComment = (calls: Calls, { _id }: OwnTask, text: string): Promise<{ _id: string; Version: number }> =>
  calls.post('/auth/tasks/comment/add', { Type: 'Task', Task_id: _id, Comment: `<p>${text}</p>` });
const commentWith = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: text });
const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Edit comment' });

/** The page of an open task of the employee, on which the employee has just written this. */
async function openCommented(
  { page, server, signIn }: { readonly page: Page } & Pick<WorkerFixtures, 'server'> & Pick<TestFixtures, 'signIn'>,
  text: string,
): Promise<{ calls: Calls; task: OwnTask; stored: { _id: string; Version: number } }> {
  const calls = await createCalls(server, 'employee');
  const task = await openTask(calls);
  const stored = await addComment(calls, task, text);
  await signIn('employee', { at: `/task/${task._id}` });
  await expect(commentWith(page, text)).toBeVisible();
  return { calls, task, stored };
}

test('A comment is edited in its place with the keyboard: it says that it was edited, and another tab shows it', async ({
  page,
  signIn,
  server,
}) => {
  const { task } = await openCommented({ page, server, signIn }, 'Ready on Frisday');
  const other = await page.context().newPage();
  await other.goto(`/task/${task._id}`);
  await expect(commentWith(other, 'Ready on Frisday')).toBeVisible();

  const comment = commentWith(page, 'Ready on Frisday');
  await comment.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Tab');
  await expect(comment.getByRole('button', { name: 'Edit comment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ready on Friday');
  await page.keyboard.press('Alt+Enter');
  const edited = commentWith(page, 'Ready on Friday');
  await expect(edited.getByText('edited', { exact: true })).toHaveAttribute('title', /^Edited \d\d\/\d\d\/\d{4}/);
  await expect(edited.getByRole('button', { name: 'Edit comment' })).toBeFocused();
  await expect(commentWith(other, 'Ready on Friday').getByText('edited', { exact: true })).toBeVisible();
});

test('Escape cancels, and asks first when something was typed; the draft survives another tab of the panel', async ({
  page,
  signIn,
  server,
}) => {
  await openCommented({ page, server, signIn }, 'Waiting for the pilot');
  const comment = commentWith(page, 'Waiting for the pilot');
  const edit = comment.getByRole('button', { name: 'Edit comment' });
  await edit.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and the tide');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(editor(page)).toHaveText('Waiting for the pilot and the tide');
  await editor(page).press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor(page)).toHaveText('Waiting for the pilot and the tide');
  await editor(page).press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(comment).toHaveText(/Waiting for the pilot$/);
});

test('A save that fails keeps the text, and a competing change is settled by the user', async ({
  page,
  signIn,
  server,
}) => {
  const {
    calls,
    stored: { _id: id, Version },
  } = await openCommented({ page, server, signIn }, 'Crane one');
  await commentWith(page, 'Crane one').getByRole('button', { name: 'Edit comment' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and two');
  await page.route('**/api/auth/tasks/comment/edit', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/api/auth/tasks/comment/edit');

  await calls.post('/auth/tasks/comment/edit', { id, Version: String(Version), Comment: '<p>Crane nine</p>' });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'This has been changed in the meantime' });
  await expect(conflict).toContainText('Crane nine');
  await expect(conflict.getByRole('columnheader', { name: 'Mine, saved elsewhere' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(commentWith(page, 'Crane one and two').getByText('edited', { exact: true })).toBeVisible();
});

test('A deleted comment leaves a trace in the history, and Ctrl + Z brings it back', async ({
  page,
  signIn,
  server,
}) => {
  const { task } = await openCommented({ page, server, signIn }, 'Said too early');
  const other = await page.context().newPage();
  await other.goto(`/task/${task._id}`);
  await expect(commentWith(other, 'Said too early')).toBeVisible();

  await commentWith(page, 'Said too early').getByRole('button', { name: 'Delete comment' }).focus();
  await page.keyboard.press('Enter');
  await expect(commentWith(page, 'Said too early')).toBeHidden();
  await expect(commentWith(other, 'Said too early')).toBeHidden();
  await expect(page.getByText('Comment deleted')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('Comment restored')).toBeVisible();
  await expect(commentWith(page, 'Said too early')).toBeVisible();
  await expect(commentWith(other, 'Said too early')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/deleted their comment of \d\d\/\d\d\/\d{4}/);
});

test('The line of a deleted comment restores it after a reload too; colleagues do not see the line', async ({
  page,
  signIn,
  server,
}) => {
  const { task } = await openCommented({ page, server, signIn }, 'The mooring is loose');
  await commentWith(page, 'The mooring is loose').getByRole('button', { name: 'Delete comment' }).focus();
  await page.keyboard.press('Enter');
  const line = commentWith(page, 'You deleted this comment');
  await expect(line.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.reload();
  await expect(line).toBeVisible();
  const hr = await createCalls(server, 'hr');
  const seen = await hr.post<{ _id: string }[]>('/auth/tasks/comments', {
    Task_id: task._id,
    With_own_deleted: 'true',
  });
  expect(JSON.stringify(seen)).not.toContain('mooring');
  await line.getByRole('button', { name: 'Restore' }).focus();
  await page.keyboard.press('Enter');
  await expect(commentWith(page, 'The mooring is loose').getByRole('button', { name: 'Delete comment' })).toBeFocused();
  await expect(line).toBeHidden();
});

test('Of a comment that was deleted in another tab while it is edited the text stays; comments of others have no buttons', async ({
  page,
  signIn,
  server,
}) => {
  const {
    calls,
    task,
    stored: { _id: id },
  } = await openCommented({ page, server, signIn }, 'The posts are tarred');
  await commentWith(page, 'The posts are tarred').getByRole('button', { name: 'Edit comment' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' twice');
  await calls.post('/auth/tasks/comment/delete', { id });
  await expect(page.getByText('The comment that you are editing was deleted.')).toBeVisible();
  await expect(editor(page)).toHaveText('The posts are tarred twice');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(editor(page)).toBeHidden();

  await addComment(await createCalls(server, 'hr'), task, 'From the office');
  const foreign = commentWith(page, 'From the office');
  await expect(foreign).toBeVisible();
  await expect(foreign.getByRole('button', { name: 'Copy link' })).toBeAttached();
  await expect(foreign.getByRole('button', { name: /^(Edit|Delete) comment$/ })).toHaveCount(0);
});
