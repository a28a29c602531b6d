import type { Locator, Page } from '@playwright/test';
import { addTicketDepartment, createCalls, findPerson, raiseTicket } from '../support/calls';
import { expect, test } from '../support/daybook';
import { firstLinkUnder, textsUnder } from '../support/table';

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Ticket / });

/** Picks by the button whose name begins with the label. */
async function choose(place: Locator, label: string, value: string): Promise<void> {
  await place.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await place.page().getByRole('listbox').getByRole('option', { name: value, exact: true }).click();
}

const lighthouse = 'Lighthouse';

test('An employee raises a ticket with a file; a handler takes it, notes, replies and resolves; the employee sees no note and reopens it', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await addTicketDepartment(server, lighthouse, 'LAMP');
  const { name: handlerName } = await findPerson(server, 'lead');
  await signIn('employee', { at: '/tickets' });
  for (const heading of ['ID', 'Title', 'Department', 'Raised by', 'Assigned', 'Type', 'Priority', 'Status'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All' })).toBeHidden();
  await page.getByRole('button', { name: 'Raise Ticket' }).first().click();
  const form = page.getByRole('dialog', { name: 'Raise Ticket' });
  await form.getByRole('button', { name: 'Raise', exact: true }).click();
  for (const message of [
    'Please Select Department!',
    'Please Select Type!',
    'Please Enter Title!',
    'Please Enter Description!',
  ])
    await expect(form.getByText(message).last()).toBeVisible();
  await choose(form, 'Department', lighthouse);
  await choose(form, 'Type', 'Bug');
  await form.getByRole('textbox', { name: 'Title' }).fill('Keyboard types double letters');
  await form.getByRole('textbox', { name: 'Description' }).fill('Only the left half.');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'keys.txt', mimeType: 'text/plain', buffer: Buffer.from('llook') });
  await form.getByRole('button', { name: 'Raise', exact: true }).click();
  await expect(form).toBeHidden();
  await expect.poll(async () => (await textsUnder(page, 'Title'))[0]).toBe('Keyboard types double letters');
  const key = (await textsUnder(page, 'ID'))[0] ?? '';
  expect(key).toMatch(/^LAMP-\d+$/);

  const handler = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('lead', { page: handler, at: '/tickets?list=department' });
  await handler.getByRole('link', { name: key, exact: true }).click();
  await expect(drawer(handler).getByText('keys.txt')).toBeVisible();
  await choose(drawer(handler), 'Assigned', handlerName);
  await expect(drawer(handler).getByRole('button', { name: /^Assigned/ })).toContainText(handlerName);
  await drawer(handler).getByRole('textbox', { name: 'Reply' }).fill('Coffee again');
  await drawer(handler).getByText('Internal note, for handlers only').click();
  await drawer(handler).getByRole('button', { name: 'Add note' }).click();
  const thread = drawer(handler).getByRole('list', { name: 'Replies' });
  await expect(thread.getByRole('listitem')).toHaveCount(1);
  await drawer(handler).getByRole('textbox', { name: 'Reply' }).fill('Please bring it along');
  await drawer(handler).getByRole('textbox', { name: 'Reply' }).press('Escape');
  await handler.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await drawer(handler).getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('link', { name: key, exact: true }).click();
  const seen = drawer(page).getByRole('list', { name: 'Replies' });
  await expect(seen.getByText('Please bring it along')).toBeVisible();
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Coffee again')).toHaveCount(0);
  await choose(drawer(handler), 'Status', 'Resolved');
  // The stream of changes brings it to the open drawer.
  await expect(drawer(page).getByRole('button', { name: /^Status/ })).toContainText('Resolved');
  await choose(drawer(page), 'Status', 'Reopened');
  const reopening = page.getByRole('dialog', { name: `Reopen ${key}` });
  await reopening.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(reopening.getByText('Please say what is still missing')).toBeVisible();
  await reopening.getByRole('textbox').fill('The right half now');
  await reopening.getByRole('button', { name: 'Reopen', exact: true }).click();
  await drawer(page).getByRole('tab', { name: 'Logs' }).click();
  await expect(drawer(page).getByText('The right half now')).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await handler.context().close();
});

test('HR sees all tickets, filters by type in the address, and the report with its medians', async ({
  page,
  signIn,
  server,
}) => {
  const hr = await createCalls(server, 'hr');
  const department = await addTicketDepartment(server, 'Pier', 'PIER');
  for (const type of ['Story', 'Task', 'Bug'] as const) await raiseTicket(hr, department, type);
  await signIn('hr', { at: '/tickets?list=all' });
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Type filter' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['ALL', 'Story', 'Task', 'Bug']);
  await page.getByRole('listbox').getByRole('option', { name: 'Story' }).click();
  await expect(page).toHaveURL(/f\.Type=/);
  await expect.poll(async () => [...new Set(await textsUnder(page, 'Type'))]).toEqual(['Story']);
  await page.goto('/tickets-report?span=365');
  const medians = page.getByRole('table', { name: 'Medians per department' });
  // A line for each department with tickets, under the headings.
  await expect(medians.getByRole('row').nth(1)).toBeVisible();
  const counted = medians.getByRole('link', { name: /, Tickets: / }).first();
  const count = Number(await counted.textContent());
  await counted.click();
  await expect(page).toHaveURL(/span=365.*f\.department=/);
  await expect(page.getByRole('grid', { name: 'Ticket Report' })).toHaveAttribute('aria-rowcount', String(count + 1));
  await medians
    .getByRole('link', { name: /, First reply, median: / })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: 'Reply hours', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await (await firstLinkUnder(page, 'ID')).click();
  await expect(drawer(page)).toBeVisible();
});

test('A reply that is being written when the ticket is closed stays on the page, to be copied', async ({
  page,
  signIn,
  server,
}) => {
  const hr = await createCalls(server, 'hr');
  await raiseTicket(hr, await addTicketDepartment(server, 'Jetty', 'JET'), 'Task');
  await signIn('lead', { at: '/tickets?list=department' });
  await page.getByRole('link', { name: /^JET-\d+$/ }).click();
  await drawer(page).getByRole('textbox', { name: 'Reply' }).fill('A long explanation');
  const id = new URL(page.url()).searchParams.get('ticket') ?? '';
  await hr.post('/auth/ticket/status', { id, Status: 'Closed', Version: '1' });
  await expect(drawer(page).getByRole('textbox', { name: 'Reply' })).toBeHidden();
  await expect(drawer(page).getByText('This ticket no longer takes replies from you')).toBeVisible();
  await expect(drawer(page).getByLabel('Typed and not saved')).toContainText('A long explanation');
});
