import { createCalls } from '../support/calls';
import { addTask, getFigure, getFigures, panel, spread, taskSummary } from '../support/dashboard';
import { expect, test } from '../support/daybook';
import { comeTo } from '../support/moveTo';
import { rowCount, textsUnder } from '../support/table';

test('The dashboard of HR shows what is open at the end of the month; a count opens its rows', async ({
  page,
  signIn,
}) => {
  await signIn('hr');
  const steps = panel(page, /^Month end/).getByRole('table', { name: /^Steps to close/ });
  const differences = steps.getByRole('link', { name: /^\d+ differences?$/ });
  const count = Number.parseInt((await differences.textContent()) ?? '', 10);
  await differences.click();
  await expect(page).toHaveURL(/\/month-end\?.*step=comparison/);
  await expect.poll(() => rowCount(page)).toBe(count);
});

test('HR sees how the company is going on the start page, also with a task that is due, and its figures open on the HR dashboard', async ({
  page,
  signIn,
  server,
}) => {
  const hr = await createCalls(server, 'hr');
  const [project] = await hr.get<{ _id: string }[]>('/auth/projects');
  const { _id: ownId } = await hr.get<{ _id: string }>('/auth/profile');
  await hr.post('/auth/projects/members/add', { id: project?._id ?? '', Project_member: ownId });
  await addTask(hr, { Project_id: project?._id ?? '', Employee_id: ownId, Due_date: server.today() });
  await signIn('hr');
  await expect(panel(page, 'My tasks').getByRole('link', { name: taskSummary })).toBeVisible();
  for (const title of ['Attendance per day', 'Leave by type and month', 'Pending requests by age', /^Month end/])
    await expect(panel(page, title)).toBeVisible();
  const employees = panel(page, 'Now').getByRole('link', { name: /^Employees: / });
  const count = await getFigure(employees);
  await employees.click();
  await expect(page).toHaveURL(/\/hr-dashboard\?show=everybody/);
  await expect(page.getByRole('dialog', { name: 'Employees' }).locator('tbody tr')).toHaveCount(count);
  await signIn('pm');
  await expect(panel(page, 'Portfolio')).toBeVisible();
  await expect(panel(page, 'Attendance per day')).toHaveCount(0);
});

test('HR sees the company in figures, and each opens its people; a plain employee does not get in', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/hr-dashboard' });
  await expect(
    page.getByRole('table', { name: 'Days of all active employees by month' }).getByRole('row'),
  ).not.toHaveCount(1);
  const employees = panel(page, 'Now').getByRole('link', { name: /^Employees: / });
  const count = await getFigure(employees);
  await employees.click();
  await expect(page).toHaveURL(/show=everybody/);
  const people = page.getByRole('dialog', { name: 'Employees' });
  await expect(people.locator('tbody tr')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/hr-dashboard$/);
  for (const kind of ['Department', 'Position', 'Location', 'Vertical']) {
    const figures = page.getByRole('table', { name: kind }).getByRole('link');
    await expect
      .poll(async () => (await figures.allTextContents()).map(Number).reduce((sum, figure) => sum + figure, 0))
      .toBe(count);
  }
  await signIn('employee', { at: '/hr-dashboard' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});

test('The charts of HR: each has a table, every figure and every bar opens its people, and the address keeps what is shown', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/hr-dashboard' });
  for (const title of [
    'Attendance per day',
    'Late arrivals',
    'Leave by type and month',
    'Headcount over time',
    'Pending requests by age',
  ]) {
    const own = panel(page, title);
    await expect(own.locator('.db-hr-trend-bars svg rect').first()).toBeAttached();
    await own.getByRole('radio', { name: 'Table' }).click();
    await expect(own.getByRole('table', { name: title })).toBeVisible();
  }
  const present = panel(page, 'Attendance per day')
    .getByRole('link', { name: /, Present: \d+$/ })
    .last();
  const count = await getFigure(present);
  await present.click();
  await expect(page).toHaveURL(/attendance\.look=table.*trend=present&day=/);
  const people = page.getByRole('dialog', { name: /^Present, / });
  await expect(people.locator('tbody tr')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
  await expect(panel(page, 'Attendance per day').getByRole('table')).toBeVisible();
  await panel(page, 'Headcount over time').getByRole('radio', { name: 'Chart' }).click();
  await panel(page, 'Headcount over time').locator('.db-hr-trend-bars svg rect[focusable]').last().click();
  await expect(page.getByRole('dialog', { name: /^Employees, / })).toBeVisible();
});

test('HR dashboard: every count opens exactly as many people or requests', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn('hr', { at: '/hr-dashboard' });
  for (const title of ['Now', 'Waiting for a decision', 'Headcount'])
    await expect(panel(page, title).getByRole('link').first()).toBeVisible();
  // Counts of people and requests; leave by month and the six months of attendance count days.
  const figures = (await getFigures(page.locator('main'))).filter(({ name }) => !name.endsWith(' days'));
  expect(figures.length).toBeGreaterThan(20);
  const trends = ['Attendance per day', 'Late arrivals', 'Headcount over time'];
  for (const title of trends) {
    await panel(page, title).getByRole('radio', { name: 'Table' }).click();
    const table = panel(page, title).getByRole('table', { name: title });
    await expect(table).toBeVisible();
    figures.push(...spread(await getFigures(table), 4));
  }
  for (const { name, figure, href } of figures) {
    await comeTo(page, href);
    const people = page.getByRole('dialog');
    const count = (): Promise<number> =>
      href.startsWith('/hr-dashboard') ? people.locator('tbody tr').count() : rowCount(page);
    await expect.poll(count, { message: `${name} at ${href}` }).toBe(figure);
  }
});

test('Attendance of six months: each figure opens the employees that it counts, whose days are its sum', async ({
  page,
  signIn,
  server,
}) => {
  const hr = await createCalls(server, 'hr');
  await signIn('hr', { at: '/hr-dashboard' });
  const table = panel(page, 'Attendance of six months').getByRole('table');
  await expect(table).toBeVisible();
  const links = await table.getByRole('link', { name: / days$/ }).evaluateAll((found) =>
    found.map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      days: Number(link.textContent.replaceAll(',', '')),
      href: link.getAttribute('href') ?? '',
    })),
  );
  expect(links.filter(({ name }) => name.includes(', Present: '))).not.toEqual([]);
  const kinds = { Present: 'present', Leave: 'paidLeave', Absent: 'absent' } as const;
  for (const [kind, key] of Object.entries(kinds)) {
    const link = links.find(({ name }) => name.includes(`, ${kind}: `));
    // A young company has no day of this kind.
    if (link === undefined) continue;
    const month = new URL(link.href, page.url()).searchParams.get('month') ?? '';
    const people = await hr.post<Record<(typeof kinds)[keyof typeof kinds], number>[]>(
      '/auth/attendance/summarybymonth?date=',
      { month: String(Number(month.slice(5))), year: month.slice(0, 4) },
    );
    const counted = people.map((person) => person[key]).filter((days) => days > 0);
    expect(counted.reduce((sum, days) => sum + days, 0)).toBe(link.days);
    await comeTo(page, link.href);
    await expect.poll(() => rowCount(page), { message: link.href }).toBe(counted.length);
    const heading = kind === 'Leave' ? 'Paid Leave' : kind;
    await expect
      .poll(async () => Number((await textsUnder(page, heading))[0]), { message: link.href })
      .toBe(Math.max(...counted));
  }
});
