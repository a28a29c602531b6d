import type { Page } from '@playwright/test';
import { createCalls, type Calls } from '../support/calls';
import { ownId, addOwnProject } from '../support/ownProject';
import { expect, test } from '../support/daybook';

interface OwnTask {
  readonly _id: string;
  readonly Project_id: string;
  readonly Task_key: string;
  readonly Status: string;
}
interface Person {
  readonly _id: string;
  readonly First_name: string;
  readonly Last_name: string;
}

/** A change by another user must be visible before the user would reload. */
const soon = { timeout: 5000 };

/** An open task of the first, in a project of both. */
const sharedTask = async (calls: Calls, others: Calls): Promise<OwnTask> => {
  const projects = new Set((await others.get<{ _id: string }[]>('/auth/projects')).map(({ _id }) => _id));
  const task = (await calls.get<OwnTask[]>('/auth/employeetasks/list/Default')).find(
    ({ Status, Project_id }) => Status !== 'CLOSE' && projects.has(Project_id),
  );
  if (!task) throw new Error('They share no open task');
  return task;
};

async function seeTask(page: Page, task: OwnTask): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(task.Task_key);
  // The program behind the comments comes by itself, a moment later.
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
}

test.describe('What others change', () => {
  test('shows immediately in lists and on the page of a task, without a reload; a mention rings the bell', async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    const calls = await createCalls(server, 'employee');
    const byManager = await createCalls(server, 'pm');
    const task = await sharedTask(calls, byManager);
    await signIn('employee', { at: `/task/${task._id}` });
    await seeTask(page, task);
    const list = await page.context().newPage();
    await list.goto('/taskList?q=' + task.Task_key);
    const row = list.getByRole('row').filter({ hasText: task.Task_key });
    await expect(row).toContainText(task.Status);

    const managers = await browser.newContext({ baseURL: server.url });
    const manager = await managers.newPage();
    await signIn('pm', { page: manager, at: `/task/${task._id}` });
    await seeTask(manager, task);

    await byManager.post('/auth/tasks/edit', { id: task._id, Status: 'ON HOLD' });
    await expect(page.getByRole('main').getByText('ON HOLD').first()).toBeVisible(soon);
    await expect(row).toContainText('ON HOLD', soon);
    await expect(manager.getByRole('main').getByText('ON HOLD').first()).toBeVisible(soon);

    // The employee's own timer, started at another machine.
    await calls.post('/auth/tasks/tasktimer', { Task_id: task._id, Project_id: task.Project_id });
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(task.Task_key) })
        .or(page.getByRole('button', { name: new RegExp(`timer (on|of) ${task.Task_key}`) }))
        .first(),
    ).toBeVisible(soon);

    const me = await calls.get<Person>('/auth/profile');
    await manager.getByRole('textbox', { name: 'Comment' }).click();
    await manager.keyboard.type(`Please look, @${me.First_name.slice(0, 3)}`);
    const option = manager.getByRole('option', { name: `${me.First_name} ${me.Last_name}` });
    await expect(option).toBeVisible();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await manager.keyboard.press('Enter');
    await manager.keyboard.type('today');
    await manager.keyboard.press('Alt+Enter');

    const comment = page.getByRole('list', { name: 'Comments' }).getByText('Please look,');
    await expect(comment).toBeVisible(soon);
    await expect(comment.getByRole('link', { name: `@${me.First_name} ${me.Last_name}` })).toHaveAttribute(
      'href',
      `/directory?person=${me._id}`,
    );
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await expect(bell).toBeVisible(soon);
    await bell.click();
    const entry = page.getByRole('link', { name: new RegExp(`mentioned you in a comment on ${task.Task_key}`) });
    await entry.click();
    // The comment itself, not only its task.
    await expect(page).toHaveURL(new RegExp(`/task/${task._id}[?]comment=`));
    const linked = page
      .getByRole('list', { name: 'Comments' })
      .getByRole('listitem')
      .filter({ hasText: 'Please look,' });
    await expect(linked).toHaveAttribute('aria-current', 'true');
    await expect(linked).toBeInViewport();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('link', { name: /mentioned you/ })).not.toContainText('Unread');
    await managers.close();
  });

  test('is made up for after a lost connection, and an open form keeps what was entered', async ({
    page,
    signIn,
    server,
    context,
  }) => {
    const calls = await createCalls(server, 'employee');
    const byManager = await createCalls(server, 'pm');
    const task = await sharedTask(calls, byManager);
    await signIn('pm', { at: `/task/${task._id}` });
    await seeTask(page, task);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'Not connected' })).toBeVisible();
    await byManager.post('/auth/tasks/edit', { id: task._id, Priority: task.Status === 'HIGH' ? 'LOW' : 'HIGH' });
    await byManager.post('/auth/tasks/comment/add', {
      Type: 'Task',
      Task_id: task._id,
      Comment: '<p>Said since then</p>',
    });
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Comments' }).getByText('Said since then')).toBeVisible();
    await expect(page.getByText('Not connected')).toBeHidden();

    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Short Summary/).fill('Entered by hand');
    await byManager.post('/auth/tasks/edit', { id: task._id, Status: 'READY FOR UAT' });
    await expect(dialog.getByText('This task has been changed since you opened it.')).toBeVisible(soon);
    await expect(dialog.getByLabel(/Short Summary/)).toHaveValue('Entered by hand');
  });

  test('is not overwritten by a card or a menu that does not show it yet: a notice says who it was, and the person chooses', async ({
    page,
    signIn,
    server,
  }) => {
    const calls = await createCalls(server, 'pm');
    const byEmployee = await createCalls(server, 'employee');
    const employeeId = await ownId(server, 'employee');
    const { First_name, Last_name } = await byEmployee.get<Person>('/auth/profile');
    const project = await addOwnProject(server, 'CMP', [employeeId]);
    const task = await calls.upload<OwnTask>('/uplodeauth/tasks/add', {
      Project_id: project._id,
      Issue_type: 'Task',
      Short_summary: 'Oil the hinges',
      Description: '<p>They squeak</p>',
      Priority: 'LOW',
      Employee_id: employeeId,
    });
    const stored = async (): Promise<string> =>
      (await calls.post<OwnTask>('/auth/tasks/details', { id: task._id })).Status;
    // A window that does not receive changes from elsewhere immediately.
    await page.route('**/api/auth/live**', (route) => route.abort());
    const conflict = (theirs: string, mine: string) =>
      page.getByText(
        `${task.Task_key}: Status was changed in the meantime by ${First_name} ${Last_name} to: ${theirs}. Yours: ${mine}`,
      );

    await signIn('pm', { at: `/project/tasks/${project._id}?view=board` });
    const column = (status: string) => page.getByRole('group', { name: new RegExp(`^${status}, `) });
    const cardIn = (status: string) => column(status).getByRole('article').filter({ hasText: task.Task_key });
    await expect(cardIn('OPEN')).toBeVisible();
    await byEmployee.post('/auth/tasks/edit', { id: task._id, Status: 'ON HOLD' });
    await cardIn('OPEN').dragTo(column('IN PROGRESS'));
    await expect(conflict('ON HOLD', 'IN PROGRESS')).toBeVisible();
    await expect(cardIn('ON HOLD')).toBeVisible();
    expect(await stored()).toBe('ON HOLD');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(cardIn('IN PROGRESS')).toBeVisible();
    await expect.poll(stored).toBe('IN PROGRESS');
    await expect(conflict('ON HOLD', 'IN PROGRESS')).toBeHidden();
    // The undo restores what the colleague had stored.
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`Change undone: Status of ${task.Task_key}`)).toBeVisible();
    expect(await stored()).toBe('ON HOLD');

    await page.goto(`/task/${task._id}`);
    await page.getByRole('button', { name: 'Status: ON HOLD' }).click();
    await byEmployee.post('/auth/tasks/edit', { id: task._id, Status: 'REOPEN' });
    await page.getByRole('option', { name: 'CLOSE' }).click();
    await expect(conflict('REOPEN', 'CLOSE')).toBeVisible();
    // Next to its buttons the text would have one word on a line.
    expect((await conflict('REOPEN', 'CLOSE').boundingBox())?.width).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Keep the other value' }).click();
    await expect(page.getByRole('button', { name: 'Status: REOPEN' })).toBeVisible();
    expect(await stored()).toBe('REOPEN');
  });
});
