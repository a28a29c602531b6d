import type { Locator, Page, Request } from '@playwright/test';
import { addTicketDepartment, createCalls, raiseTicket } from '../support/calls';
import { expect, test } from '../support/daybook';
import { cellsUnder, textsUnder } from '../support/table';

const large = { width: 2560, height: 1440 };
const details = (page: Page, noun: string) => page.getByRole('region', { name: `Details of the ${noun}` });

/** As a user does it: the editor hears of keys, and not always of a text that is replaced from outside. */
async function clear(editor: Locator): Promise<void> {
  await editor.press('Control+a');
  await editor.press('Delete');
}

/** The requests whose address matches, from now on. */
function watchRequests(page: Page, address: RegExp): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) found.push(request);
  });
  return found;
}
const ticketCalls = /\/auth\/ticket\/details/;

test('Tickets: the details follow the cursor without a request for each row it passes; Enter opens the whole ticket', async ({
  page,
  signIn,
}) => {
  const calls = watchRequests(page, ticketCalls);
  await signIn('employee', { at: '/tickets' });
  const titles = await textsUnder(page, 'Title');
  const pane = details(page, 'ticket');
  await expect(pane.getByRole('heading', { level: 2 }).first()).toContainText(titles[0] ?? '-');
  await expect(pane.getByRole('heading', { name: 'Logs' })).toBeVisible();
  expect(calls.length).toBe(1);
  await page.getByRole('grid').first().focus();
  const last = Math.min(titles.length, 6) - 1;
  expect(last).toBeGreaterThan(2);
  for (let step = 0; step < last; step += 1) await page.keyboard.press('ArrowDown');
  await expect(pane.getByRole('heading', { level: 2 }).first()).toContainText(titles[last] ?? '-');
  expect(calls.length).toBeLessThan(1 + last);
  await expect(page.getByRole('row', { selected: true })).toContainText(titles[last] ?? '-');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Ticket / })).toContainText(titles[last] ?? '-');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Ticket / })).toHaveCount(0);
  // Tab goes from the rows into the details.
  await page.getByRole('grid').first().focus();
  await page.keyboard.press('Tab');
  await expect(pane.locator(':focus')).toHaveCount(1);
});

test('Tickets: the details are hidden by key and by button, and stay hidden', async ({ page, signIn }) => {
  await signIn('employee', { at: '/tickets' });
  await expect(details(page, 'ticket')).toBeVisible();
  await page.getByRole('grid').first().focus();
  await page.keyboard.press('i');
  await expect(details(page, 'ticket')).toHaveCount(0);
  await page.reload();
  const button = page.getByRole('button', { name: 'Details', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(details(page, 'ticket')).toHaveCount(0);
  // Otherwise the page may close before, and the next tests begin without details.
  const saved = page.waitForResponse((response) => response.url().endsWith('/auth/preferences/save'));
  await button.click();
  await expect(details(page, 'ticket')).toBeVisible();
  await saved;
});

test('Tickets: of other people’s tickets nothing is read before one is chosen; who handles them may assign them there', async ({
  page,
  signIn,
  server,
}) => {
  await raiseTicket(await createCalls(server, 'employee'), await addTicketDepartment(server, 'Lamps', 'LAMP'), 'Task');
  await page.setViewportSize(large);
  const calls = watchRequests(page, ticketCalls);
  await signIn('hr', { at: '/tickets?list=all&q=LAMP' });
  await textsUnder(page, 'Title');
  const pane = details(page, 'ticket');
  await expect(pane.getByText('Choose a row to see its details')).toBeVisible();
  expect(calls).toEqual([]);
  await (await cellsUnder(page, 'Title')).first().click();
  await expect(pane.getByRole('button', { name: /^Assigned/ })).toBeVisible();
  await signIn('employee', { at: '/tickets' });
  await expect(pane.getByRole('heading', { name: 'Logs' })).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Assigned/ })).toHaveCount(0);
  await expect(pane.getByText('Internal note, for handlers only')).toHaveCount(0);
});

test('Own leaves: the log, the impact and the days of the month are below the list; a small window has the list alone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(large);
  await signIn('employee', { at: '/leaves' });
  const pane = details(page, 'leave');
  await expect(pane.getByRole('list', { name: 'Logs' })).toBeVisible();
  await expect(pane.getByRole('heading', { name: 'Who is out' })).toBeVisible();
  await expect(pane.getByRole('grid', { name: 'Attendance of My attendance' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(pane).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Details', exact: true })).toHaveCount(0);
});

test('Projects: managers post a status update next to the list, employees read it', async ({ page, signIn }) => {
  await signIn('pm', { at: '/projects' });
  const pane = details(page, 'project');
  const names = await textsUnder(page, 'Project');
  await expect(pane.getByRole('link', { name: names[0], exact: true })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Post status update' })).toBeVisible();
  await (await cellsUnder(page, 'Client')).nth(1).click();
  await expect(pane.getByRole('link', { name: names[1], exact: true })).toBeVisible();
  await signIn('employee', { at: '/projects' });
  await expect(pane.getByRole('region', { name: 'Last status update' })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Post status update' })).toHaveCount(0);
});

test('Masters: where the chosen entry is used is next to the list', async ({ page, signIn, server }) => {
  await raiseTicket(
    await createCalls(server, 'employee'),
    await addTicketDepartment(server, 'Mooring north', 'MOON'),
    'Task',
  );
  await addTicketDepartment(server, 'Mooring south', 'MOOS');
  await page.setViewportSize(large);
  await signIn('hr', { at: '/ticket-department?q=Mooring' });
  await expect((await cellsUnder(page, 'Prefix')).first()).toBeVisible();
  const pane = details(page, 'ticket department');
  await page.getByRole('gridcell', { name: 'MOON', exact: true }).click();
  await expect(pane.getByRole('list', { name: /^Used by \d+/ }).getByText(/^MOON-\d+$/)).toBeVisible();
  await page.getByRole('gridcell', { name: 'MOOS', exact: true }).click();
  await expect(pane.getByRole('heading', { name: 'Mooring south used by' })).toBeVisible();
  await expect(pane.getByText(/^MOON-\d+$/)).toHaveCount(0);
});

test('Own tasks: an unsent comment keeps its task next to the list until it is discarded', async ({ page, signIn }) => {
  await page.setViewportSize(large);
  await signIn('employee', { at: '/taskList?size=10' });
  const keys = await textsUnder(page, 'Key');
  expect(keys.length).toBeGreaterThan(1);
  const pane = details(page, 'task');
  await expect(pane.getByRole('link', { name: keys[0], exact: true })).toBeVisible();
  const comment = pane.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Not sent yet');
  await (await cellsUnder(page, 'AssignedDate')).nth(1).click();
  await expect(pane.getByText('Finish or discard it to see the task that you chose.')).toBeVisible();
  await expect(pane.getByRole('link', { name: keys[0], exact: true })).toBeVisible();
  await clear(comment);
  await expect(pane.getByRole('link', { name: keys[1], exact: true })).toBeVisible();
});

test('Own tasks: an unsent comment is neither lost when the details are hidden nor when the window becomes small', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(large);
  await signIn('employee', { at: '/taskList?size=10' });
  const pane = details(page, 'task');
  const comment = pane.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Not sent yet');
  const notice = pane.getByText('Finish or discard it to hide these details.');
  await expect(notice).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(notice).toBeVisible();
  await expect(comment).toHaveText('Not sent yet');
  await page.setViewportSize(large);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(notice).toBeVisible();
  await expect(comment).toHaveText('Not sent yet');
  await clear(comment);
  await expect(pane).toHaveCount(0);
});

test('Dues: the milestone has its sprints and tasks next to the list; the page is not for employees', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(large);
  await signIn('pm', { at: '/dueDashboard' });
  const pane = details(page, 'milestone');
  await expect(pane.getByRole('table', { name: 'Sprints of the milestone' })).toBeVisible();
  await expect(pane.getByRole('grid', { name: 'Tasks of the plan' }).getByRole('gridcell').first()).toBeVisible();
  await signIn('employee', { at: '/dueDashboard' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});
