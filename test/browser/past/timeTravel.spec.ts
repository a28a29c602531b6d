import type { Page } from '@playwright/test';
import { createCalls, type Calls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { connectDevTools, dispatchToDevTools, loggedUrls, reimportLog } from '../support/devTools';
import { differenceFrom, settledScreen, type Screen } from '../support/replay';
import { openInside, seededNumbers } from '../support/walk';

const jumps = 100;

const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const shownStep = async (page: Page): Promise<number> => Number(await page.locator('html').getAttribute('data-step'));

const shownUrl = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

interface OwnTask {
  readonly _id: string;
  readonly Project_id: string;
  readonly Status: string;
}

/** An open task of the first, in a project of both. */
async function findSharedTask(calls: Calls, others: Calls): Promise<OwnTask> {
  const projects = new Set((await others.get<{ _id: string }[]>('/auth/projects')).map(({ _id }) => _id));
  const task = (await calls.get<OwnTask[]>('/auth/employeetasks/list/Default')).find(
    ({ Status, Project_id }) => !['CLOSE', 'ON HOLD'].includes(Status) && projects.has(Project_id),
  );
  if (!task) throw new Error('They share no open task');
  return task;
}

test('Redux DevTools show any step of a session: its text at its URL, without requests and without traces', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const byManager = await createCalls(server, 'pm');
  const task = await findSharedTask(await createCalls(server, 'employee'), byManager);
  test.slow();
  await connectDevTools(page);
  await signIn('pm', { at: '/dashboard' });
  const screens: (Screen & { readonly url: string })[] = [];
  const note = async (): Promise<void> => {
    // Nothing that only the pointer causes.
    await page.mouse.move(1, 1);
    screens.push({ ...(await settledScreen(page)), url: shownUrl(page) });
  };
  await note();
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  for (const name of ['Project', 'Dashboard']) {
    await sidebar.getByRole('link', { name, exact: true }).first().click();
    await note();
  }
  await openInside(page, '/directory');
  await note();
  // A dialog with a half-filled form, and a menu.
  await openInside(page, '/taskList');
  await page.getByRole('button', { name: 'Create Task' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Task' });
  await form.getByLabel('Short Summary').fill('Half of a');
  await note();
  await form.getByLabel('Short Summary').press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await note();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await openInside(page, '/pending');
  await note();
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await note();
  await page.keyboard.press('Escape');
  await openInside(page, `/task/${task._id}`);
  await note();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: 0 });
  const [stored, entries] = [await storedText(page), await page.evaluate(() => window.history.length)];
  const urls = await loggedUrls(page);
  const last = urls.length - 1;

  const random = seededNumbers(7);
  for (let jump = 0; jump < jumps; jump += 1) {
    const step = Math.floor(random() * last);
    await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: step });
    expect(await shownStep(page)).toBe(step);
    expect(shownUrl(page)).toBe(urls[step]);
    await expect(page.getByText(`Past: step ${step} of ${last}`)).toBeVisible();
  }
  // The last one is the present.
  const earlier = screens.slice(0, -1);
  for (let jump = 0; jump < jumps; jump += 1) {
    const screen = earlier[Math.floor(random() * earlier.length)];
    if (!screen) throw new Error('No screen was noted');
    await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: screen.step });
    expect(await differenceFrom(screen, page)).toBeUndefined();
    expect(shownUrl(page)).toBe(screen.url);
  }
  await dispatchToDevTools(page, { type: 'TOGGLE_ACTION', id: Math.floor(last / 2) });
  await expect(page.locator('html')).toHaveAttribute('data-past');
  await dispatchToDevTools(page, { type: 'TOGGLE_ACTION', id: Math.floor(last / 2) });
  await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: 3 });
  await reimportLog(page);
  await expect(page.getByText(/^Past: step 3 of /)).toBeVisible();
  // A change by another user: the open stream has it when the other page shows it.
  const others = await browser.newContext({ baseURL: server.url });
  const other = await others.newPage();
  await signIn('employee', { page: other, at: `/task/${task._id}` });
  await byManager.post('/auth/tasks/edit', { id: task._id, Status: 'ON HOLD' });
  await expect(other.getByRole('main').getByText('ON HOLD').first()).toBeVisible();
  await others.close();
  await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: 5 });
  expect(await storedText(page)).toBe(stored);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Return to the present' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-past');
  expect(new URL(page.url()).pathname).toBe(`/task/${task._id}`);
  await expect(page.getByRole('main').getByText('ON HOLD').first()).toBeVisible();
  // The program goes on.
  await sidebar.getByRole('link', { name: 'Project', exact: true }).first().click();
  await expect(page).toHaveURL(screens[1]?.url ?? '');
});

const scrolled = [
  {
    path: '/directory?size=all',
    scroller: '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container',
  },
  { path: '/workload', scroller: '.db-workload' },
  { path: '/timeline', scroller: '.db-timeline' },
] as const;

for (const { path, scroller } of scrolled)
  test(`The rows that were visible on ${path} are shown by time travel, after a return, Back and reloading`, async ({
    page,
    signIn,
  }) => {
    await connectDevTools(page);
    await signIn('pm', { at: path });
    const element = page.locator(scroller);
    await expect(element).toBeVisible();
    const readTop = (): Promise<number> => element.evaluate(({ scrollTop }) => Math.round(scrollTop));
    // In their order on the screen: elements are used again for other rows.
    const readRows = (): Promise<string> =>
      page.getByRole('row').evaluateAll((rows) =>
        rows
          .map((row) => `${Math.round(row.getBoundingClientRect().top)} ${row.textContent}`)
          .sort()
          .join('\n'),
      );
    const scrollTo = async (to: number): Promise<{ step: number; rows: string; top: number }> => {
      await element.evaluate((part, wanted) => (part.scrollTop = wanted), to);
      const { step } = await settledScreen(page);
      return { step, rows: await readRows(), top: await readTop() };
    };
    const atStart = await scrollTo(0);
    const further = await scrollTo(180);
    const far = await scrollTo(900);
    expect(further.top).toBeGreaterThan(0);
    expect(far.top).toBeGreaterThan(further.top);
    for (const screen of [further, atStart, far]) {
      await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: screen.step });
      await expect.poll(readTop).toBe(screen.top);
      await expect.poll(readRows).toBe(screen.rows);
    }
    await dispatchToDevTools(page, { type: 'JUMP_TO_STATE', index: further.step });
    await page.getByRole('button', { name: 'Return to the present' }).click();
    await expect.poll(readTop).toBe(far.top);
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goBack();
    await expect.poll(readTop).toBe(far.top);
    await page.reload();
    await expect.poll(readTop).toBe(far.top);
  });
