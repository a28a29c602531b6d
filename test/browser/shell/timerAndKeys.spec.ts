import type { Page } from '@playwright/test';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { createCalls } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test } from '../support/daybook';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();

test('A timer that outlived the day is pointed out, ends at the check-out on demand, and the history records it', async ({
  page,
  signIn,
}) => {
  await signIn('employee');
  const notices = page.getByRole('region', { name: 'Timers that ran past the end of the day' });
  await expect(notices).toContainText(/Check-out \d\d:\d\d [AP]M on .*, timer ran to 11:10 PM\./);
  const task = notices.getByRole('link').first();
  const key = await task.innerText();
  await notices.getByRole('button', { name: /^Edit… the end/ }).click();
  const dialog = page.getByRole('dialog', { name: `Time on ${key}` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Please enter a reason');
  await page.keyboard.press('Escape');
  await task.click();
  await page.getByRole('tab', { name: 'Hours Logs' }).click();
  await expect(page.getByRole('table', { name: 'Hours Logs' })).toContainText('11:10 PM');
  await notices.getByRole('button', { name: /^Stop at/ }).click();
  await expect(notices).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Hours Logs' })).not.toContainText('11:10 PM');
  await expect(page.getByRole('region', { name: 'Corrections' })).toContainText(
    /changed Hours logged.*11:10 PM.*Checked out at/s,
  );
});

test('Own hours are added, rejected where they overlap, split and deleted, each with a reason', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList?scope=hours' });
  const hours = page.getByRole('table', { name: 'My hours by day' });
  await expect(hours).toBeVisible();
  // The previous week has days without work to add hours to; the address keeps it.
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/);
  const monday = new URL(page.url()).searchParams.get('week') ?? '';
  await expect(page.getByText(`${formatDay(monday)} to `)).toBeVisible();
  const addOn = hours.getByRole('button', { name: /^Add hours on/ }).first();
  const enter = async (from: string, to: string): Promise<void> => {
    await addOn.click();
    const dialog = page.getByRole('dialog', { name: 'Add hours' });
    await dialog.locator('.bp6-form-group', { hasText: 'Task' }).getByRole('button').first().click();
    await offeredChoices(page).first().click();
    await dialog.getByLabel('From').fill(from);
    await dialog.getByLabel('To', { exact: false }).last().fill(to);
    await dialog.getByLabel('Reason').fill('Worked at home');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await enter('02:00', '03:30');
  const row = hours.getByRole('row', { name: /02:00 AM - 03:30 AM/ });
  await expect(row).toContainText('1h 30m');
  await expect(row).toContainText('manual entry: Worked at home');
  await enter('03:00', '04:00');
  await expect(page.getByRole('dialog')).toContainText('This overlaps with');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await row.getByRole('button', { name: /^Split/ }).click();
  await page.getByLabel('Second part from').fill('02:45');
  await page.getByLabel('Reason').fill('A break between');
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const second = hours.getByRole('row', { name: /02:45 AM - 03:30 AM/ });
  await expect(second).toContainText('0h 45m');
  await second.getByRole('button', { name: /^Delete/ }).click();
  await page.getByLabel('Reason').fill('Was no work');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(second).toHaveCount(0);
  await expect(hours.getByRole('row', { name: /02:00 AM - 02:45 AM/ })).toBeVisible();
});

test('The palette finds screens, tasks, projects and people, starts timers, and offers only what is permitted', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'employee');
  const [project] = await calls.get<{ Project_name: string }[]>('/auth/projects');
  const [running] = await calls.get<{ Task_key?: string }[]>('/auth/task/my-running-task-timer');
  const name = project?.Project_name ?? '';
  await signIn('employee');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await palette(page).fill(name.toLowerCase());
  await expect(option(page, new RegExp(name))).toBeVisible();
  await palette(page).fill('employee present');
  await expect(page.getByRole('status').filter({ hasText: "Nothing found for 'employee present'" })).toBeVisible();
  await palette(page).fill('my tas');
  await expect(option(page, /My tasks/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/taskList$/);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('My tasks');
  await palette(page).fill('start');
  await page.keyboard.press('Enter');
  const timer = page.getByRole('combobox', { name: 'Start timer on' });
  await expect(timer).toBeFocused();
  await offeredChoices(page)
    .filter({ hasNotText: running?.Task_key ?? 'no timer runs' })
    .last()
    .click();
  await expect(page.getByText(/^Timer on .* started$/)).toBeVisible();
  await expect(timer).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette(page).fill('toggle theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveClass(/bp6-dark/);
});

test('Keys lead to screens and are listed, and do nothing while one types; unreadable addresses and lost servers are reported', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('employee');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('searchbox', { name: 'Search the table' })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('region', { name: 'Table' })).toContainText('Search the table');
  await expect(help.getByRole('region', { name: 'Go to' })).toContainText('My tasks');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('gt?');
  await expect(page.getByRole('searchbox', { name: 'Search the table' })).toHaveValue('gt?');
  await expect(page).toHaveURL(/\/projects/);

  for (const address of ['/task/%00', '/task/%E0%A4%A', `/task/${'x'.repeat(65)}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /^This (page|task) was not found$/ }), address).toBeVisible();
  }

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await server.stop();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByText('Could not load this page.')).toBeVisible();
  // Nothing needs to be pressed.
  await server.startAgain();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible({ timeout: 20_000 });
});

test('keys of the page do nothing while a dialog that one of them has opened is still being loaded', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/profile' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  // c and ? are keys of every page.
  for (const key of 'tc?') await page.keyboard.press(key);
  release();
  await expect(page.getByRole('dialog', { name: 'Start timer' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
