import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import type { DaybookServer } from '../support/daybookServer';
import { isComplete } from '../support/moveTo';
import { cellsUnder, firstLinkUnder, textsUnder } from '../support/table';

const labelled = (dialog: Locator, label: string): Locator =>
  dialog.locator('.bp6-form-group').filter({ has: dialog.page().locator('.bp6-label', { hasText: label }) });

async function choose(dialog: Locator, label: string, choice: string | RegExp): Promise<void> {
  await labelled(dialog, label).getByRole('button').first().click();
  await dialog.page().getByRole('listbox').getByRole('option').filter({ hasText: choice }).first().click();
  // The list goes with a short movement; until then it is in the way.
  await expect(dialog.page().getByRole('listbox')).toHaveCount(0);
}

/** Fills in a new task of the project whose list of tasks is open. */
async function fillNewTask(page: Page, summary: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await choose(dialog, 'Issue Type', 'Task');
  await labelled(dialog, 'Short Summary').getByRole('textbox').fill(summary);
  await labelled(dialog, 'Description').getByRole('textbox').click();
  await page.keyboard.type('What is to be done.');
  await choose(dialog, 'Assignees', /\S/);
  return dialog;
}

/** From the list of projects opens the tasks of the first; gives its id. */
async function openProjectTasks(page: Page): Promise<string> {
  await (await firstLinkUnder(page, 'Project')).click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
  await textsUnder(page, 'Key');
  return new URL(page.url()).pathname.split('/').pop() ?? '';
}

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search the table' });

test('An address that leads nowhere says so inside the shell, with a way on', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  for (const [address, what] of [
    ['/project/view/nothing', 'project'],
    ['/project/view/00000000-0000-7000-8000-000000000000', 'project'],
    ['/project/tasks/nothing', 'project'],
    ['/project/task/nothing/nothing', 'task'],
    ['/task/%3Cscript%3E', 'task'],
  ]) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { name: `This ${what} was not found` }), address).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  }
  await page.goto('/roles-permission');
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
  await expect(page.getByText('Missing permission: Master.Roles_Permission')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('An address with nonsense in its parameters shows the page all the same', async ({ page, signIn }) => {
  await signIn('pm', { at: '/projects' });
  const id = await openProjectTasks(page);
  const nonsense =
    'page=-5&size=-1&sort=foo,-bar,&q=%25%27%5C&f.=x&f.Status=in:NOWHERE&f.Due_date=day:99..x&f.foo=num:a..b&f.Priority=%E0%A4%A&scope=zzz&tab=zzz&activity=zzz';
  for (const [address, heading] of [
    ['/projects', 'Project'],
    ['/taskList', 'My tasks'],
    [`/project/tasks/${id}`, /./],
    [`/project/view/${id}`, /./],
    ['/api-reference', 'API reference'],
  ] as const) {
    await page.goto(`${address}?${nonsense}&call=nothing`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    await isComplete(page, address);
    await expect(page.getByText(/Could not load|stopped working/), address).toHaveCount(0);
  }
  // A page beyond the last, and a sort by what does not exist, still show rows.
  await page.goto('/taskList?scope=reported&page=9999&size=10&sort=foo');
  expect((await textsUnder(page, 'Key')).length).toBeGreaterThan(0);
});

test.describe('With a dead server', () => {
  // Whatever happens in here, the tests after it find the server alive.
  test.afterEach(async ({ server }) => server.startAgain());

  test('reading says so and is done again by Retry; saving keeps what was entered until it succeeds', async ({
    page,
    signIn,
    server,
  }) => {
    test.setTimeout(90_000);
    await signIn('pm', { at: '/projects' });
    const id = await openProjectTasks(page);
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'View' }).click();
    await expect(page.locator('.db-project-pie svg')).toBeVisible();
    await page.getByRole('tab', { name: 'Project Details' }).click();
    await expect(page.getByText('press Alt + Enter to comment')).toBeVisible();
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
    const summary = 'Written while the server was away';
    const dialog = await fillNewTask(page, summary);

    await server.stop();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(labelled(dialog, 'Short Summary').getByRole('textbox')).toHaveValue(summary);
    await expect(labelled(dialog, 'Description').getByRole('textbox')).toHaveText('What is to be done.');
    await expect(page.getByText('Task created Successfully')).toHaveCount(0);

    await server.start();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Task created Successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await search(page).fill(summary);
    await expect(await cellsUnder(page, 'Summary')).toHaveText([summary]);

    await server.stop();
    await search(page).fill('Something else');
    await expect(page.getByRole('alert').filter({ hasText: 'Could not load' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'View' }).click();
    await page.getByRole('tab', { name: 'Project Details' }).click();
    await page.getByRole('tab', { name: 'Hours Logs' }).click();
    await expect(page.getByText('Could not load the logged hours.')).toBeVisible();
    await server.start();
    await page
      .getByRole('alert')
      .filter({ hasText: 'the logged hours' })
      .getByRole('button', { name: 'Retry' })
      .click();
    await expect(page.getByText('Could not load the logged hours.')).toBeHidden();
    await page.goto(`/project/tasks/${id}?q=${encodeURIComponent(summary)}`);
    await expect.poll(() => textsUnder(page, 'Summary')).toEqual([summary]);
  });

  test('asking for a new password says the same as ever; the mail that comes later leads to a new password, once', async ({
    page,
    server,
  }) => {
    test.setTimeout(90_000);
    const email = await somebodyElse(server);
    const said = page.getByText(
      "If we found an account associated with that email address, we've sent password reset instructions to the primary email address on the account.",
    );
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Forgot Password' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Work email address').fill(email);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(said).toBeVisible();
      await expect(dialog).toBeHidden();
      await said.locator('xpath=ancestor::*[contains(@class,"bp6-toast")]').last().getByRole('button').click();
      await expect(said).toBeHidden();
    };
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await server.stop();
    await ask();
    expect(mailsTo(server, email)).toEqual([]);
    await server.start();
    await ask();

    await expect.poll(() => mailsTo(server, email).length).toBe(1);
    const link = /\/reset-password\/[\w-]+/.exec(mailsTo(server, email)[0] ?? '')?.[0] ?? '';
    const setPassword = async (password: string): Promise<void> => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('New password again').fill(password);
      await page.getByRole('button', { name: 'Save' }).click();
    };
    await page.goto(link);
    await setPassword('short');
    await expect(page.getByText(/at least 8 characters/i).last()).toBeVisible();
    await setPassword('a much better one');
    await expect(page).toHaveURL(/\/login$/);
    for (const [password, isRight] of [
      ['daybook', false],
      ['a much better one', true],
    ] as const) {
      await page.getByLabel('Username').fill(email);
      await page.locator('input[type=password]').fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText(isRight ? /^Welcome / : 'Email OR Password Not Match!!')).toBeVisible();
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(link);
    await expect(page.getByText(/This link can no longer be used/)).toBeVisible();
  });
});

test('Signed out everywhere from another machine, one is led to /login and then back to the open page', async ({
  page,
  signIn,
  browser,
  baseURL,
  server,
}) => {
  const [project] = await (await createCalls(server, 'tpm')).get<{ Project_short_name: string }[]>('/auth/projects');
  const address = `/projects?q=${project?.Project_short_name ?? ''}`;
  await signIn('tpm', { at: address });
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn('tpm', { page: elsewhere, at: '/profile' });
  await textsUnder(page, 'Project');
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();

  // The page hears of it by itself.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill('tpm@daybook.example');
  await page.locator('input[type=password]').fill('daybook');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
  await textsUnder(page, 'Project');
});

test('Two people save the same project: the second sees what differs and chooses', async ({
  page,
  signIn,
  browser,
  baseURL,
  server,
}) => {
  const [project] = await (await createCalls(server, 'pm')).get<{ _id: string }[]>('/auth/projects');
  const address = `/project/view/${project?._id ?? ''}?tab=details`;
  await signIn('pm', { at: address });
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn('pm', { page: other, at: address });
  const dialogIn = (one: Page): Locator => one.getByRole('dialog', { name: 'Edit Project' });
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(dialogIn(one)).toBeVisible();
  }
  await labelled(dialogIn(page), 'Client Name').getByRole('textbox').fill('The first client');
  await labelled(dialogIn(page), 'Remark').getByRole('textbox').fill('Noted by the first');
  await dialogIn(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Project updated Successfully')).toBeVisible();

  await labelled(dialogIn(other), 'Client Name').getByRole('textbox').fill('The second client');
  await dialogIn(other).getByRole('button', { name: 'Update' }).click();
  const conflict = other.getByRole('dialog', { name: 'This has been changed in the meantime' });
  await expect(conflict).toContainText('The first client');
  await expect(conflict).toContainText('The second client');
  await conflict.getByRole('radio', { name: 'Client Name: mine' }).check({ force: true });
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Project updated Successfully')).toBeVisible();
  await expect(other.getByRole('main')).toContainText('The second client');
  // What only the first one changed is kept.
  await expect(other.getByRole('main')).toContainText('Noted by the first');
  await other.context().close();
});

test('A double click saves once, and hostile or senseless input does no harm', async ({ page, signIn }) => {
  await signIn('pm', { at: '/projects' });
  await openProjectTasks(page);
  const summary = `<img src=x onerror="window.hurt=1"> & 'quoted' \u{1F9EF} \u202E`;
  const dialog = await fillNewTask(page, summary);
  await labelled(dialog, 'Task Duration').getByRole('textbox').fill('-3');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(labelled(dialog, 'Task Duration').locator('.db-field-problem')).toBeVisible();
  await labelled(dialog, 'Task Duration').getByRole('textbox').fill('0.5');
  await dialog.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(page.getByText('Task created Successfully')).toHaveCount(1);
  await search(page).fill('onerror');
  await expect(await cellsUnder(page, 'Summary')).toHaveCount(1);
  await expect((await cellsUnder(page, 'Summary')).first()).toContainText('<img src=x onerror="window.hurt=1">');
  await (await firstLinkUnder(page, 'Key')).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText("& 'quoted'");
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

/** The address of an employee whose account no other test uses. */
async function somebodyElse(server: DaybookServer): Promise<string> {
  const people = await (
    await createCalls(server, 'hr')
  ).get<{ Email: string | null; Status: string }[]>('/auth/employees');
  const known = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'].map((name) => `${name}@daybook.example`);
  const email = people.find(
    (person) => person.Status === 'Active' && person.Email && !known.includes(person.Email),
  )?.Email;
  if (!email) throw new Error('There is no other user');
  return email;
}

/** The mails that the server has written for this address. */
function mailsTo(server: DaybookServer, email: string): string[] {
  const outbox = path.join(server.dataDirectory, 'outbox');
  const names = readdirSync(server.dataDirectory).includes('outbox')
    ? readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    : [];
  return names
    .map((name) => readFileSync(path.join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(email));
}
