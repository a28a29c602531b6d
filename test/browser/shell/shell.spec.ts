import type { Page } from '@playwright/test';
import { createCalls, startAnyTimer } from '../support/calls';
import { faceInWithoutLogs } from '../support/dayHeader';
import { expect, test } from '../support/daybook';

const isDark = (page: Page): Promise<boolean> => page.evaluate(() => document.body.classList.contains('bp6-dark'));

test('An employee sees the plain links and no menu; HR sees every menu with its entries', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('employee');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  for (const [label, path] of [
    ['Dashboard', '/dashboard'],
    ['Project', '/projects'],
    ['Leaves', '/me'],
    ['Directory', '/directory'],
    ['Tickets', '/tickets'],
  ] as const) {
    await expect(sidebar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('navigation', { name: 'Menus' }).getByRole('button')).toHaveCount(0);
  // The built program writes nothing to the console; a build for developers (DAYBOOK_DIST) does.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.evaluate(() =>
    (['log', 'info', 'debug', 'warn', 'error', 'trace'] as const).forEach((kind) => console[kind]('said')),
  );
  if (process.env.DAYBOOK_DIST === undefined) expect(said).toEqual([]);

  const hr = await (await browser.newContext({ baseURL, viewport: { width: 1600, height: 900 } })).newPage();
  await signIn('hr', { page: hr, at: '/profile' });
  const menus = hr.getByRole('navigation', { name: 'Menus' });
  await expect(menus.getByRole('link', { name: 'Employee' })).toHaveAttribute('href', '/employees');
  for (const [menu, entries] of [
    [
      'Reports',
      [
        'Leave Report',
        'Ticket Report',
        'Face Report',
        'Manual Attendance Request',
        'Attendance Summary',
        'KRA report',
        'Muster sheet',
        'Monthly face attendance',
        'Face devices',
        'TL KRA',
        'TL KRA view',
      ],
    ],
    [
      'PM Reports',
      [
        'Employee Tracker',
        'Seven Days Working plan',
        'Milestone Report',
        'Project Status Report',
        'Sprint Report',
        'Task Report',
        'Task Timer Report',
        'Dues',
        'Task progress',
        'Workload',
        'Timeline',
      ],
    ],
    [
      'Master',
      [
        'Position',
        'Roles Permission',
        'Department',
        'Holidays',
        'Ticket Department',
        'Location',
        'Vertical',
        'Tech stack',
        'Requirement',
        'KRA questions',
        'Add role',
        'Audit log',
        'Status',
      ],
    ],
  ] as const) {
    await menus.getByRole('button', { name: menu, exact: true }).click();
    await expect(hr.getByRole('menuitem')).toHaveText([...entries]);
    await hr.keyboard.press('Escape');
    await expect(hr.getByRole('menuitem')).toHaveCount(0);
  }
  await hr.context().close();
});

test('The day header shows the face check-in and ticking working hours, and nothing invented for absent employees', async ({
  page,
  signIn,
  browser,
  baseURL,
  server,
}) => {
  await signIn('newcomer');
  const day = page.getByRole('region', { name: 'Today' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(day).toContainText(faceInWithoutLogs(server));
  await expect(day).toContainText('Working Hours 00 : 00 : 00');
  await expect(page.getByRole('button', { name: /^User menu of \S+ \S+/ })).toBeVisible();

  const working = await (await browser.newContext({ baseURL, viewport: { width: 1600, height: 900 } })).newPage();
  await signIn('employee', { page: working });
  const hours = working.getByRole('region', { name: 'Today' }).getByRole('timer');
  await expect(hours).not.toHaveText('00 : 00 : 00');
  const before = await hours.textContent();
  await expect(hours).not.toHaveText(before ?? '');
  await working.context().close();
});

test('A missing flag gives a not-permitted page, an unknown address the dashboard, and /Holidays is /holidays', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/location' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('There is no page at /no/such/page.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/location$/);
  await page.goto('/Holidays');
  await expect(page.getByText('Missing permission: Master.Holidays')).toBeVisible();
});

test('The theme follows the system until a choice is made, which stays for the next visit and on another machine', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('tpm', { at: '/profile' });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/auth/preferences/save'));
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await saved;
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(true);

  const elsewhere = await (await browser.newContext({ baseURL, colorScheme: 'light' })).newPage();
  await signIn('tpm', { page: elsewhere, at: '/profile' });
  await expect.poll(() => isDark(elsewhere)).toBe(true);
  await elsewhere.context().close();
});

test('Paper is light and has the page without navigation, beyond the lower edge of the window', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('hr', { at: '/hr-dashboard' });
  const heading = page.getByRole('heading', { name: 'HR dashboard' });
  await expect(page.getByRole('heading', { name: 'Headcount', exact: true })).toBeVisible();
  expect(await isDark(page)).toBe(true);
  // What is dark when it is printed, by the browser's own events.
  await page.evaluate(() =>
    addEventListener('beforeprint', () =>
      queueMicrotask(() => (document.title = document.body.matches('.bp6-dark') ? 'dark' : 'light')),
    ),
  );
  const pdf = await page.pdf({ format: 'A4' });
  expect(await page.title()).toBe('light');
  expect(await isDark(page)).toBe(true);
  // Pages of the file; its objects are not compressed.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeHidden();
});

test('The end of a sheet divides no panel of a dashboard and no chart', async ({ page, signIn }) => {
  await signIn('hr', { at: '/hr-dashboard' });
  await expect(page.locator('.db-grid-panel .db-hr-trend-chart svg').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.db-grid-panel, .db-chart');
  expect(await parts.count()).toBeGreaterThan(1);
  for (const part of await parts.all()) await expect(part).toHaveCSS('break-inside', 'avoid');
});

test('Paper has no notices', async ({ page, signIn }) => {
  await signIn('hr', { at: '/no-such-page' });
  const notice = page.getByText('There is no page at');
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
});

test('On a narrow screen a drawer holds the links and the menus', async ({ page, signIn }) => {
  await signIn('hr', { at: '/profile' });
  await page.setViewportSize({ width: 420, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const [label, path] of [
    ['Dashboard', '/dashboard'],
    ['Project', '/projects'],
    ['Task', '/taskList'],
    ['Directory', '/directory'],
    ['Leaves', '/leaves'],
    ['Tickets', '/tickets'],
    ['Leave Report', '/leaves-report'],
  ] as const) {
    await expect(links.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  }
  await links.getByRole('link', { name: 'Project', exact: true }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(links).toBeHidden();
});

test('The running timer is visible on every page, leads to its task and can be stopped there', async ({
  page,
  signIn,
  server,
}) => {
  await startAnyTimer(await createCalls(server, 'employee'));
  await signIn('employee', { at: '/profile' });
  const stop = page.getByRole('banner').getByRole('button', { name: /^Stop the timer of/ });
  await expect(stop).toBeVisible();
  const isStored = page.waitForResponse((response) => response.url().endsWith('/auth/tasks/tasktimer'));
  await stop.click();
  await expect(stop).toBeHidden();
  await isStored;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(stop).toBeHidden();
});

test('The API reference and the profile are there for signed-in people', async ({ page, signIn }) => {
  await signIn('pm', { at: '/api-reference?call=toggleTaskTimer' });
  await expect(page.getByRole('article', { name: 'toggleTaskTimer' })).toContainText('/api/auth/tasks/tasktimer');
  await page.goto('/profile');
  await expect(page.getByText('pm@daybook.example')).toBeVisible();
  await expect(page.getByText('This session')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
});

test('Who asks the system for less motion sees nothing that moves without end, not even while something is on its way', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lasting = await page.evaluate(() => {
    const waiting = document.createElement('div');
    waiting.innerHTML =
      '<p class="bp6-skeleton">Text</p><div class="bp6-spinner"><div class="bp6-spinner-animation">Spinner</div></div><div class="bp6-progress-bar"><div class="bp6-progress-meter">Bar</div></div>';
    document.body.append(waiting);
    return {
      parts: getComputedStyle(waiting.children[0] as Element).animationName,
      animations: document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    };
  });
  expect(lasting).toEqual({ parts: 'skeleton-glow', animations: [] });
});
