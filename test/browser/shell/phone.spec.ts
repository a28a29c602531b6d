import type { Locator, Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { panel } from '../support/dashboard';

const isCut = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

/** Opens a page as on a phone, once the user is signed in. */
async function openOnPhone(page: Page, at: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at);
}

test('On a phone the running timer shows which task it is, to be pressed by a finger', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  await openOnPhone(page, '/profile');
  const task = page.locator('.db-running-timer').getByRole('link');
  await expect(task).toContainText(/^[A-Z]+-\d+/);
  expect(await isCut(task)).toBe(false);
  expect((await task.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('On a phone the days of a month begin with the hours in which most of them do', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  await openOnPhone(page, '/my-dashboard');
  const strip = page.getByRole('table', { name: /^The month by days/ });
  await expect(strip).toBeVisible();
  // From the names of the days to the first bar of each.
  const distances = await strip.evaluate((table) => {
    const names = table.querySelector('th')?.getBoundingClientRect().right ?? 0;
    return [...table.querySelectorAll('.db-strip:has(.db-bar)')].map(
      (day) => Math.min(...[...day.querySelectorAll('.db-bar')].map((bar) => bar.getBoundingClientRect().left)) - names,
    );
  });
  const visible = distances.filter((distance) => distance >= 0 && distance < 60);
  expect(visible.length).toBeGreaterThan(distances.length / 2);
});

test('On a phone the calendar says in full how many more there are on a day', async ({ page, signIn }) => {
  await signIn('pm', { at: '/profile' });
  await openOnPhone(page, '/calendar');
  const more = page.locator('.db-calendar-more').first();
  await expect(more).toHaveText(/^and \d+ more$/);
  expect(await more.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(/^"\+\d+"/);
  for (const one of await page.locator('.db-calendar-more').all()) expect(await isCut(one)).toBe(false);
});

test('On a phone the table of my tasks keeps its distance to the end of its panel', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  await openOnPhone(page, '/dashboard');
  const table = panel(page, 'My tasks').getByRole('table', { name: 'My tasks' });
  await expect(table).toBeVisible();
  const distance = await table.evaluate(
    (element) =>
      (element.closest('.bp6-section-card')?.getBoundingClientRect().right ?? 0) -
      element.getBoundingClientRect().right,
  );
  expect(distance).toBeGreaterThanOrEqual(8);
});

test('On a phone drawers are not wider than the window', async ({ page, server, signIn }) => {
  const hr = await createCalls(server, 'hr');
  const { Rows } = await hr.get<{ Rows: { _id: string }[] }>('/auth/leave/list?scope=all&limit=1');
  await signIn('hr', { at: '/profile' });
  for (const at of ['/interviewform?interview=new', `/leaves-report?logs=${Rows[0]?._id ?? ''}`]) {
    await openOnPhone(page, at);
    const drawer = page.locator('.db-drawer');
    await expect(drawer.getByRole('heading').first(), at).toBeInViewport({ ratio: 1 });
    // Until the movement with which it opens has ended it is beyond the right edge.
    await expect.poll(async () => drawer.boundingBox(), at).toMatchObject({ x: 0, width: 390 });
    expect(await isCut(drawer.locator('.db-drawer-body')), at).toBe(false);
  }
});

test('A very long name of the user leaves the header inside the window', async ({ page, signIn }) => {
  await signIn('employee', { at: '/profile' });
  await page.evaluate(() => {
    const [user] = JSON.parse(localStorage.getItem('daybook.user') ?? '[]') as object[];
    const name = { First_name: 'Maximiliana'.repeat(5), Last_name: 'Wolfeschlegelstein'.repeat(3) };
    localStorage.setItem('daybook.user', JSON.stringify([{ ...user, ...name }]));
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard');
    await expect(page.getByText(/^Hello Maximiliana/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^User menu of/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});
