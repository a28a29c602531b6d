import type { Locator, Page } from '@playwright/test';
import { createCalls, type Calls } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test } from '../support/daybook';
import { revokeFlag } from '../support/roles';
import { addOwnProject } from '../support/ownProject';
import { findDifferences, openReplay, saveRecording, settledScreen } from '../support/replay';
import { cellsUnder, firstLinkUnder, rowCount, textsUnder } from '../support/table';

interface Person {
  readonly _id: string;
  readonly First_name: string;
  readonly Last_name: string;
}

/** From the list of projects opens the tasks of the first; gives their address. */
async function openProjectTasks(page: Page): Promise<string> {
  await page.locator('a[href*="/project/view/"]').first().click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
  await expect(await firstLinkUnder(page, 'Key')).toBeVisible();
  return new URL(page.url()).pathname;
}

const cell = async (page: Page, row: number, heading: string): Promise<Locator> =>
  (await cellsUnder(page, heading)).nth(row - 1);
const mark = (page: Page, row: number): Locator => page.locator(`[aria-rowindex="${row + 1}"] [aria-colindex="1"]`);

const addTask = (calls: Calls, projectId: string, assigneeId: string, summary = 'Oil the hinges') =>
  calls.upload<{ _id: string; Task_key: string }>('/uplodeauth/tasks/add', {
    Project_id: projectId,
    Issue_type: 'Task',
    Short_summary: summary,
    Description: '<p>They squeak</p>',
    Priority: 'LOW',
    Employee_id: assigneeId,
  });

/** The id of a project in which the caller has an open task. */
async function projectWithOpenTask(calls: Calls): Promise<string> {
  const [project] = await calls.get<{ _id: string }[]>('/auth/projects');
  const { _id: assignee } = await calls.get<{ _id: string }>('/auth/profile');
  await addTask(calls, project?._id ?? '', assignee);
  return project?._id ?? '';
}

async function pasteText(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('Several tasks are changed together and reverted by one undo; all rows of a filter are selected, also those that are not loaded', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/projects' });
  const address = await openProjectTasks(page);
  await page.goto(`${address}?f.Status=in:CLOSE`);
  const total = await rowCount(page);
  await textsUnder(page, 'Key');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText(`${Math.min(total, 500)} of ${total.toLocaleString('en')} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  const before = (await textsUnder(page, 'Priority')).slice(0, 2);
  const others = before.includes('LOW') ? 'HIGH' : 'LOW';
  for (const row of [1, 2]) await mark(page, row).click();
  await page.getByRole('button', { name: /^Set priority/ }).click();
  await page.getByRole('option', { name: others }).click();
  await expect(page.getByText(/^[12] tasks? changed/)).toBeVisible();
  for (const row of [1, 2]) await expect(await cell(page, row, 'Priority')).toHaveText(others);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Change undone')).toBeVisible();
  for (const row of [1, 2]) await expect(await cell(page, row, 'Priority')).toHaveText(before[row - 1] ?? '');
});

test('A change of several tasks leaves out what a colleague has changed, says who it was, and stores it when asked to', async ({
  page,
  server,
  signIn,
}) => {
  const calls = await createCalls(server, 'pm');
  const byEmployee = await createCalls(server, 'employee');
  const { _id: employeeId, First_name, Last_name } = await byEmployee.get<Person>('/auth/profile');
  const { _id: projectId } = await addOwnProject(server, 'CMB', [employeeId]);
  const [first, second] = [
    await addTask(calls, projectId, employeeId, 'Oil the hinges'),
    await addTask(calls, projectId, employeeId, 'Paint the gate'),
  ];
  const getPriority = async ({ _id }: { _id: string }): Promise<string> =>
    (await calls.post<{ Priority: string }>('/auth/tasks/details', { id: _id })).Priority;
  // A window that does not receive changes from elsewhere immediately.
  await page.route('**/api/auth/live**', (route) => route.abort());
  await signIn('pm', { at: `/project/tasks/${projectId}` });
  await expect(await cellsUnder(page, 'Key')).toHaveText([first.Task_key, second.Task_key].reverse());
  for (const row of [1, 2]) await mark(page, row).click();
  await byEmployee.post('/auth/tasks/edit', { id: first._id, Priority: 'MEDIUM' });
  await page.getByRole('button', { name: /^Set priority/ }).click();
  await page.getByRole('option', { name: 'HIGH' }).click();
  const notice = page.getByText(
    `1 task was not changed. ${first.Task_key}: Priority was changed in the meantime by ${First_name} ${Last_name} to: MEDIUM`,
  );
  await expect(notice).toBeVisible();
  expect([await getPriority(first), await getPriority(second)]).toEqual(['MEDIUM', 'HIGH']);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => getPriority(first)).toBe('HIGH');
});

test('Tasks are added line by line, renamed in place, and pasted from a spreadsheet after a look at what would change', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('pm', { at: '/projects' });
  await openProjectTasks(page);
  const field = page.getByRole('combobox', { name: 'New task' });
  await field.fill('Order the <cranes> & ropes');
  // Until the members have come there is no one to assign it to, which the line says.
  await expect(async () => {
    await field.press('Enter');
    await expect(page.getByText(/^[A-Z]+-\d+ created$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Order the <cranes> & ropes');

  await mark(page, 1).click();
  await mark(page, 1).click();
  const summaryColumn = Number(
    await page.getByRole('columnheader', { name: 'Summary', exact: true }).first().getAttribute('aria-colindex'),
  );
  for (let step = 1; step < summaryColumn; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.type('Order the cranes');
  // A colleague renames it concurrently: the typed text stays, the field says so, and Enter decides.
  const colleague = await createCalls(server, 'hr');
  const [task] = (
    await colleague.get<{ readonly Rows: readonly { readonly _id: string }[] }>(
      `/auth/tasks/list?q=${encodeURIComponent('Order the <cranes>')}`,
    )
  ).Rows;
  await colleague.post('/auth/tasks/edit', { id: task?._id ?? '', Short_summary: 'Order the derricks' });
  await expect(page.getByText(/^Changed in the meantime: Order the derricks/)).toBeVisible();
  // The preview of pasted rows shows what is stored.
  const isStored = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/edit'));
  await page.keyboard.press('Enter');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Order the cranes');
  await isStored;

  await pasteText(page.getByRole('grid'), 'Summary\tPriority\tAssignee\nOrder two cranes\tHIGH\tNobody Known\n');
  const dialog = page.getByRole('dialog', { name: 'Paste into tasks' });
  await expect(dialog.getByText('Not a member of the project')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'The first line is a heading' })).toBeChecked();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Order the cranes → Order two cranes');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Order the cranes');
  await dialog.getByRole('button', { name: 'Change 1 task' }).click();
  // The rejected name stays until the dialog is closed.
  await expect(dialog.getByText('These are left.')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Not a member of the project');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(await cell(page, 1, 'Summary')).toHaveText('Order two cranes');
  await expect(await cell(page, 1, 'Priority')).toHaveText('HIGH');

  await pasteText(field, 'First of two\tLOW\nSecond of two\tHIGH\n');
  await dialog.getByRole('button', { name: 'Create 2 tasks' }).click();
  await expect(await cell(page, 1, 'Summary')).toHaveText('Second of two');
  // What is rejected stays, so that it can be settled after the rest has been saved.
  await pasteText(field, 'Summary\tAssignee\nThird of three\tSam Elsewhere\nFourth of three\t\n');
  await dialog.getByRole('button', { name: 'Create 1 task' }).click();
  await expect(dialog.getByText('These are left. Those with a reason next to them were rejected.')).toBeVisible();
  await expect(dialog.getByRole('rowheader')).toHaveCount(1);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Third of three');
  await dialog.getByRole('button', { name: /^Who is Sam Elsewhere/ }).click();
  await offeredChoices(page).first().click();
  await dialog.getByRole('button', { name: 'Create 1 task' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(await cell(page, 1, 'Summary')).toHaveText('Third of three');
  await expect(await cell(page, 2, 'Summary')).toHaveText('Fourth of three');
  for (const summary of ['Fourth of three', 'Second of two']) {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+z');
    await expect(await cell(page, 1, 'Summary')).toHaveText(summary);
  }
  // Headings in any order; the user chooses the field of an unknown column.
  await pasteText(field, 'Colour\tType\tWhat\nred\tBug\tPaint the derrick\n');
  await expect(dialog.getByRole('button', { name: 'Nothing to change' })).toBeVisible();
  await dialog.getByText('The first line is a heading').click();
  await dialog.getByRole('button', { name: /^Column 3, What/ }).click();
  await page.keyboard.type('summ');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Create 1 task' }).click();
  await expect(await cell(page, 1, 'Summary')).toHaveText('Paint the derrick');
  await expect(await cell(page, 1, 'Type')).toHaveText('Bug');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Second of two');
  // Of two open toasts, the keys undo the newest change.
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Order two cranes');
});

test('Quick add reads priority, assignee, type, date and length with completion, and shows what will be created', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/projects' });
  await openProjectTasks(page);
  const field = page.getByRole('combobox', { name: 'New task' });
  const preview = page.getByRole('group', { name: 'What will be created' });
  await field.click();
  await page.keyboard.type('Grease the winch !h');
  await expect(page.getByRole('option', { name: 'HIGH' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Grease the winch !high ');
  await page.keyboard.type('@');
  const person = offeredChoices(page).first();
  const name = (await person.locator('.bp6-fill').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(preview).toContainText(`Assignee: ${name}`);
  await page.keyboard.type('#bug 4h tom');
  await expect(page.getByRole('option', { name: /^tomorrow/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(preview).toContainText(
    /Grease the winch.*Type: Bug.*Priority: HIGH.*Due: \d\d\/\d\d\/\d{4}.*Estimated: 4 Hr/,
  );
  // Escape keeps the last word as text.
  await page.keyboard.press('Escape');
  await expect(preview).toContainText('Grease the winch tomorrow');
  await field.fill('Grease the winch !high #bug 4h tomorrow');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^[A-Z]+-\d+ created$/)).toBeVisible();
  await expect(await cell(page, 1, 'Summary')).toHaveText('Grease the winch');
  await expect(await cell(page, 1, 'Priority')).toHaveText('HIGH');
  await expect(await cell(page, 1, 'Type')).toHaveText('Bug');
  await expect(field).toHaveValue('');
  await page.keyboard.type('Ask @qzx');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/No member is called qzx\. Escape keeps it as text/)).toBeVisible();
  await expect(field).toHaveValue('Ask @qzx');
  await expect(preview).toContainText('Ask');
  await expect(preview).not.toContainText('Assignee:');
});

test('On the board a card moves by keys and by the mouse', async ({ page, signIn, server }) => {
  const id = await projectWithOpenTask(await createCalls(server, 'employee'));
  await signIn('employee', { at: `/project/tasks/${id}` });
  await page
    .getByRole('button', { name: 'Board' })
    .or(page.getByRole('radio', { name: 'Board' }))
    .first()
    .click();
  await expect(page).toHaveURL(/view=board/);
  const column = (status: string): Locator => page.locator(`[data-status="${status}"]`);
  const card = column('OPEN').getByRole('article').first();
  const key = (await card.locator('a').textContent()) ?? '';
  await card.click();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column('IN PROGRESS').getByRole('article').filter({ hasText: key })).toBeVisible();
  await expect(page.getByText(`${key} moved to IN PROGRESS`)).toBeAttached();

  // Both moves show before the server has stored them: the answer to the first one may still be on its way.
  const isStored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/auth/tasks/edit') &&
      new URLSearchParams(response.request().postData() ?? '').get('Status') === 'OPEN',
  );
  await column('IN PROGRESS').getByRole('article').filter({ hasText: key }).dragTo(column('OPEN'));
  await expect(column('OPEN').getByRole('article').filter({ hasText: key })).toBeVisible();
  await isStored;
  await page.reload();
  await expect(column('OPEN').getByRole('article').filter({ hasText: key })).toBeVisible();
});

test('A single change is undone by Ctrl + Z on the board, in a table and on the page of a task, unless a colleague has changed it since', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'UND');
  const calls = await createCalls(server, 'pm');
  const { _id: id, Task_key: key } = await addTask(calls, project._id, project.managerId);
  const undo = () => page.keyboard.press('Control+z');

  await signIn('pm', { at: `/project/tasks/${project._id}?view=board` });
  const column = (status: string): Locator => page.getByRole('group', { name: new RegExp(`^${status}, `) });
  const cardIn = (status: string): Locator => column(status).getByRole('article').filter({ hasText: key });
  const isMoved = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/edit'));
  await cardIn('OPEN').dragTo(column('IN PROGRESS'));
  await isMoved;
  await expect(cardIn('IN PROGRESS')).toBeVisible();
  await undo();
  await expect(page.getByText(`Change undone: Status of ${key}`)).toBeVisible();
  await expect(cardIn('OPEN')).toBeVisible();
  await expect(cardIn('IN PROGRESS')).toHaveCount(0);

  await page.goto(`/project/tasks/${project._id}`);
  const summary = (await cellsUnder(page, 'Summary')).first();
  // Next to the link, which opens the task.
  await summary.click({ position: { x: 3, y: 3 } });
  // What may be edited is known a moment after the rows.
  await expect(async () => {
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Summary', exact: true })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Control+a');
  const isRenamed = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/edit'));
  await page.keyboard.type('Paint the door');
  await page.keyboard.press('Enter');
  await isRenamed;
  await expect(summary).toHaveText('Paint the door');
  await undo();
  await expect(summary).toHaveText('Oil the hinges');

  await page.goto(`/task/${id}`);
  await page.getByRole('button', { name: 'Priority: LOW' }).click();
  const isSet = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/edit'));
  await page.getByRole('option', { name: 'HIGH' }).click();
  await isSet;
  const colleague = await createCalls(server, 'hr');
  const { First_name, Last_name } = await colleague.get<Person>('/auth/profile');
  await colleague.post('/auth/tasks/edit', { id, Priority: 'MEDIUM' });
  await undo();
  await expect(
    page.getByText(
      `Priority of ${key} was not undone: Priority was changed in the meantime by ${First_name} ${Last_name} to: MEDIUM`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Priority: MEDIUM' })).toBeVisible();
});

test('Ctrl + Z while a change of one task or of several is being saved undoes it when it is stored, and not the change before it', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'UNW');
  const { _id: id, Task_key: key } = await addTask(await createCalls(server, 'pm'), project._id, project.managerId);
  const hold = async (address: string): Promise<() => Promise<void>> => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(address, async (route) => {
      await isReleased;
      await route.fallback();
    });
    return async () => {
      release();
      await page.unroute(address);
    };
  };
  const choose = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('option', { name: to, exact: true }).click();
    await expect(page.getByRole('button', { name: to })).toBeVisible();
  };
  await signIn('pm', { at: `/task/${id}` });
  const isFirstStored = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/edit'));
  await choose('Status: OPEN', 'IN PROGRESS');
  await isFirstStored;
  const store = await hold('**/auth/tasks/edit');
  await choose('Priority: LOW', 'HIGH');
  await page.keyboard.press('Control+z');
  await expect(page.getByText(`Is undone once it is saved: Priority of ${key}`)).toBeVisible();
  await store();
  await expect(page.getByText(`Change undone: Priority of ${key}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Priority: LOW' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: IN PROGRESS' })).toBeVisible();

  await page.goto(`/project/tasks/${project._id}`);
  const priority = (await cellsUnder(page, 'Priority')).first();
  await expect(priority).toHaveText('LOW');
  await mark(page, 1).click();
  const storeMany = await hold('**/auth/tasks/editMany');
  await page.getByRole('button', { name: /^Set priority/ }).click();
  await page.getByRole('option', { name: 'HIGH' }).click();
  await expect(priority).toHaveText('HIGH');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Is undone once it is saved: 1 task')).toBeVisible();
  await storeMany();
  await expect(page.getByText('Change undone', { exact: true })).toBeVisible();
  await expect(priority).toHaveText('LOW');
});

test('A card whose move to another status or lane is undone is in its place before the lists are read again', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'UNB');
  const { Task_key: key } = await addTask(await createCalls(server, 'pm'), project._id, project.managerId);
  await signIn('pm', { at: `/project/tasks/${project._id}?view=board&lanes=priority` });
  const cardIn = (lane: string, status: string): Locator =>
    page
      .getByRole('region', { name: `Lane ${lane}` })
      .getByRole('group', { name: new RegExp(`^${status}, `) })
      .getByRole('article')
      .filter({ hasText: key });
  const isListRead = (lane: string, status: string) =>
    page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return (
        pathname.endsWith('/auth/tasks/list') &&
        searchParams.get('Priority') === lane &&
        searchParams.get('Status') === status
      );
    });
  await cardIn('LOW', 'OPEN').click();
  for (const [arrow, lane, status] of [
    ['ArrowRight', 'LOW', 'IN PROGRESS'],
    ['ArrowUp', 'MEDIUM', 'OPEN'],
  ] as const) {
    const areListsRead = Promise.all([isListRead('LOW', 'OPEN'), isListRead(lane, status)]);
    for (const pressed of ['Space', arrow, 'Space']) await page.keyboard.press(pressed);
    await expect(cardIn(lane, status)).toBeVisible();
    await areListsRead;
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/auth/tasks/list?*', async (route) => {
      await isReleased;
      await route.fallback();
    });
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`Change undone: ${lane === 'LOW' ? 'Status' : 'Priority'} of ${key}`)).toBeVisible();
    await expect(cardIn('LOW', 'OPEN')).toHaveCount(1);
    await expect(cardIn(lane, status)).toHaveCount(0);
    release();
    await page.unroute('**/auth/tasks/list?*');
  }
});

test('On the board the keys act on the chosen card, wherever a colleague moves it, and on no other when it has gone', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'BKY');
  const calls = await createCalls(server, 'pm');
  const chosen = await addTask(calls, project._id, project.managerId);
  const other = await addTask(calls, project._id, project.managerId, 'Paint the door');
  await signIn('pm', { at: `/project/tasks/${project._id}?view=board&lanes=priority` });
  const column = (lane: string, status: string): Locator =>
    page.locator(`[data-lane="${lane}"]`).getByRole('group', { name: new RegExp(`^${status}, `) });
  const cardIn = (lane: string, status: string, key: string): Locator =>
    column(lane, status).getByRole('article').filter({ hasText: key });
  const cursor = page.locator('.db-card-focus');
  await cardIn('LOW', 'OPEN', chosen.Task_key).click();
  await expect(cursor).toContainText(chosen.Task_key);

  const colleague = await createCalls(server, 'tpm');
  await colleague.post('/auth/tasks/edit', { id: chosen._id, Status: 'ON HOLD' });
  await expect(cardIn('LOW', 'ON HOLD', chosen.Task_key)).toBeVisible();
  await expect(cursor).toContainText(chosen.Task_key);
  await page.keyboard.press('Space');
  await expect(page.locator('.db-board-announcement')).toContainText(`${chosen.Task_key} picked up`);
  // It is put where it is by now, and not where it was.
  await colleague.post('/auth/tasks/edit', { id: chosen._id, Priority: 'HIGH' });
  await expect(cardIn('HIGH', 'ON HOLD', chosen.Task_key)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cursor).toContainText(chosen.Task_key);

  await calls.post('/auth/tasks/delete', { id: chosen._id });
  await expect(cardIn('HIGH', 'ON HOLD', chosen.Task_key)).toHaveCount(0);
  await expect(cursor).toHaveCount(0);
  await page.keyboard.press('o');
  await page.keyboard.press('Space');
  await expect(page.locator('.db-board-announcement')).not.toContainText(other.Task_key);
  await page.keyboard.press('ArrowDown');
  await expect(cursor).toContainText(other.Task_key);
  await expect(page).toHaveURL(/view=board/);
});

test('Lanes divide the board: a card moves to another lane by keys and mouse, lanes close, a sprint filters them', async ({
  page,
  signIn,
  server,
}) => {
  const id = await projectWithOpenTask(await createCalls(server, 'employee'));
  await signIn('employee', { at: `/project/tasks/${id}?view=board` });
  await page.getByRole('button', { name: 'Lanes: None' }).click();
  await page.getByRole('option', { name: 'Priority' }).click();
  await expect(page).toHaveURL(/lanes=priority/);
  const lane = (key: string): Locator => page.locator(`[data-lane="${key}"]`);
  const countIn = async (key: string): Promise<number> =>
    Number(/(\d+) tasks?$/.exec((await lane(key).locator('[data-lane-heading]').innerText()).trim())?.[1]);
  await expect(page.locator('.db-board-lane')).toHaveCount(3);
  const card = page.locator('.db-board').getByRole('article').first();
  const key = (await card.locator('a').textContent()) ?? '';
  const from = (await card.locator('xpath=ancestor::*[@data-lane]').getAttribute('data-lane')) ?? '';
  const to = from === 'LOW' ? 'MEDIUM' : 'LOW';
  const steps = ['HIGH', 'MEDIUM', 'LOW'].indexOf(to) - ['HIGH', 'MEDIUM', 'LOW'].indexOf(from);
  const before = await countIn(to);

  await card.click();
  await page.keyboard.press('Space');
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Space');
  const moved = lane(to).getByRole('article').filter({ hasText: key });
  await expect(moved).toBeVisible();
  await expect.poll(() => countIn(to)).toBe(before + 1);
  await page.reload();
  await expect(moved).toBeVisible();

  // A closed lane can still be dropped on: the status stays.
  await lane(from).scrollIntoViewIfNeeded();
  if (await lane(from).getByRole('button', { expanded: true }).isVisible())
    await lane(from).getByRole('button').first().click();
  await moved.scrollIntoViewIfNeeded();
  await moved.dragTo(lane(from).locator('[data-lane-heading]'));
  await expect(moved).toHaveCount(0);
  await expect.poll(() => countIn(to)).toBe(before);
  if ((await lane(from).getByRole('button', { expanded: false }).count()) > 0)
    await lane(from).getByRole('button').first().click();
  await expect(lane(from).getByRole('article').filter({ hasText: key })).toBeVisible();

  await page.getByRole('button', { name: 'Sprint filter: ALL' }).click();
  await page.getByRole('option', { name: 'No sprint' }).click();
  await expect(page).toHaveURL(/Sprint/);
  await page.getByRole('button', { name: 'Close all lanes' }).click();
  await expect(page.locator('.db-board').getByRole('article')).toHaveCount(0);
});

test('On a board with lanes by type, who may not edit tasks moves no card to another type', async ({
  page,
  signIn,
  server,
}) => {
  const id = await projectWithOpenTask(await createCalls(server, 'employee'));
  const restore = await revokeFlag(server, 'Employee', 'Project.Edit_Task');
  await signIn('employee', { at: `/project/tasks/${id}?view=board&lanes=type` });
  const cards = page.locator('.db-board').getByRole('article');
  await cards.first().click();
  const edits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tasks/edit')) edits.push(request.url());
  });
  const announcement = page.locator('.db-board-announcement');
  await page.keyboard.press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(announcement).toContainText('where it is');
  }
  await page.keyboard.press('Escape');
  const card = cards.first();
  const from = (await card.locator('xpath=ancestor::*[@data-lane]').getAttribute('data-lane')) ?? '';
  const other = page.locator(`.db-board-lane:not([data-lane="${from}"]) [data-lane-heading]`).first();
  await card.dragTo(other);
  await expect(announcement).toContainText('cannot be moved to');
  expect(edits).toEqual([]);
  await restore();
});

test('J and K step through the list from which a task was opened, also after a reload, and Back finds the place', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/projects' });
  const address = await openProjectTasks(page);
  const keys = (await textsUnder(page, 'Key')).slice(0, 4);
  await (await cellsUnder(page, 'Key')).locator('a').nth(1).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(keys[1] ?? '');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next task (J)' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(title).toContainText(keys[2] ?? '');
  await page.reload();
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous task (K)' })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(title).toContainText(keys[1] ?? '');
  await page.keyboard.press('j');
  await expect(title).toContainText(keys[2] ?? '');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('row').filter({ has: page.locator('.db-table-focus') })).toContainText(keys[2] ?? '');
});

test('Rows keep their places under an open menu while a colleague adds a task, and a recording shows the rows that the user saw', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  test.slow();
  await signIn('pm', { at: '/projects' });
  const address = await openProjectTasks(page);
  // The visible rows; a few more are drawn.
  const readKeys = async (): Promise<string[]> => (await textsUnder(page, 'Key')).slice(0, 12);
  await (await cell(page, 2, 'Summary')).click({ button: 'right' });
  const menu = page.getByRole('menu').last();
  await expect(menu).toBeVisible();
  await settledScreen(page);
  const before = await readKeys();

  const { _id: assignee } = await (await createCalls(server, 'pm')).get<{ _id: string }>('/auth/profile');
  const colleague = await createCalls(server, 'hr');
  const read = page.waitForResponse((response) => response.url().includes('/auth/tasks/list') && response.ok());
  await colleague.upload('/uplodeauth/tasks/add', {
    Project_id: /[0-9a-f-]{24,}/.exec(address)?.[0] ?? '',
    Issue_type: 'Task',
    Short_summary: 'Grease the pulleys',
    Description: '<p>They squeak</p>',
    Priority: 'LOW',
    Employee_id: assignee,
  });
  await read;
  const seen = await settledScreen(page);
  await expect(menu).toBeVisible();
  expect(await readKeys()).toEqual(before);

  const replay = await openReplay(browser, server.url, await saveRecording(page));
  expect(await findDifferences(replay, [seen])).toEqual([]);
  await replay.close();
  await page.keyboard.press('Escape');
  await expect(await cell(page, 1, 'Summary')).toHaveText('Grease the pulleys');
});
