import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { addTask } from '../support/dashboard';
import { expect, test, type Account } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';
import { openReplay } from '../support/replay';
import { openInside } from '../support/walk';

interface Seen {
  readonly step: number;
  readonly text: string;
}

/** What the page shows, without the replay's own controls and without times that pass. */
const readText = (page: Page | Frame): Promise<string> =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('[data-replay-controls], .bp6-toast-container')];
    hidden.forEach((element) => (element.style.display = 'none'));
    const text = document.body.innerText;
    hidden.forEach((element) => (element.style.display = ''));
    return text
      .replace(/\d+ ?: ?\d{2}( ?: ?\d{2})?/g, 'time')
      .replace(/\s+/g, ' ')
      .trim();
  });

const readStep = async (page: Page): Promise<number> => Number(await page.locator('html').getAttribute('data-step'));

/** Waits until nothing is loading and no step follows another. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.bp6-skeleton')).toHaveCount(0);
  let known = -1;
  await expect
    .poll(
      async () => {
        const step = await readStep(page);
        const isStill = step === known;
        known = step;
        return isStill;
      },
      { intervals: [600] },
    )
    .toBe(true);
}

async function see(page: Page): Promise<Seen> {
  await settle(page);
  return { step: await readStep(page), text: await readText(page) };
}

async function saveRecording(page: Page, isHidden: boolean): Promise<Buffer> {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Save recording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save recording' });
  await expect(dialog.getByLabel('Hide personal data')).toBeChecked();
  if (!isHidden) await dialog.getByText('Hide personal data').click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^daybook-.*\.daybook\.json\.gz$/);
  await expect(dialog).toBeHidden();
  return readFileSync(await download.path());
}

const tours: Readonly<Partial<Record<Account, readonly string[]>>> = {
  employee: ['/dashboard', '/projects', '/taskList', '/me', '/myattendance', '/tickets', '/holidays-list'],
  pm: ['/dashboard', '/projects', '/dueDashboard', '/reportList', '/directory', '/pending'],
};

for (const [account, screens] of Object.entries(tours) as [Account, readonly string[]][]) {
  test(`What ${account}@ saw is shown by a replay in a fresh profile without the server`, async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    test.slow();
    await signIn(account);
    const seen: Seen[] = [await see(page)];
    for (const screen of screens.slice(1)) {
      // Without loading the page again: the session goes on.
      await page.evaluate((path) => {
        window.history.pushState({ key: path, idx: history.length }, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
      }, screen);
      await expect(page).toHaveURL(new RegExp(`${screen}`));
      seen.push(await see(page));
    }
    const file = await saveRecording(page, false);
    const replay = await openReplay(browser, server.url, file);
    const { page: replayed } = replay;
    await expect(replayed.getByRole('alert').filter({ hasText: 'differ' })).toHaveCount(0);
    for (const { step, text } of [...seen].reverse()) {
      await replayed.getByLabel('Step', { exact: true }).fill(String(step));
      await expect(replayed.locator('html')).toHaveAttribute('data-step', String(step));
      await expect.poll(() => readText(replayed), `step ${step}`).toBe(text);
    }
    await replayed.getByLabel('Step', { exact: true }).blur();
    await replayed.keyboard.press('End');
    await expect(replayed.locator('html')).not.toHaveAttribute('data-past');
    const last = await readStep(replayed);
    await replayed.keyboard.press('ArrowLeft');
    await expect(replayed.locator('html')).toHaveAttribute('data-step', String(last - 1));
    await expect(replayed.locator('html')).toHaveAttribute('data-past', '');
    await replayed.keyboard.press('ArrowRight');
    await expect(replayed.locator('html')).toHaveAttribute('data-step', String(last));
    await replayed.keyboard.press('Home');
    await expect(replayed.locator('html')).toHaveAttribute('data-step', '0');
    await expect(replayed).toHaveURL(/\/replay\?step=0$/);
    expect(replay.calls).toEqual([]);
    await replayed.context().close();
  });
}

test('A replay shows the recorded window in a window of any size: page sizes, styles and what is fixed to it', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  test.slow();
  // Where lists fill the window, columns are stretched and dashboards have another grid.
  await page.setViewportSize({ width: 2200, height: 1300 });
  await signIn('hr');
  const readPlaces = (shown: Page | Frame): Promise<readonly (readonly number[])[]> =>
    shown.evaluate(() =>
      ['main', 'nav', 'main h1', 'main [role="grid"], main table, main .react-grid-layout'].flatMap((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        return [[left, top, width, height].map(Math.round)];
      }),
    );
  const seen: (Seen & { readonly places: Awaited<ReturnType<typeof readPlaces>> })[] = [];
  for (const screen of ['/dashboard', '/reportList', '/timeline', '/employees', '/calendar']) {
    await openInside(page, screen);
    seen.push({ ...(await see(page)), places: await readPlaces(page) });
  }
  const { page: replayed, calls } = await openReplay(browser, server.url, await saveRecording(page, false));
  await expect(replayed.getByText('Window 2200 × 1300')).toBeVisible();
  const frame = await (await replayed.getByTitle('Recorded screen').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no recorded screen');
  for (const { step, text, places } of seen) {
    await replayed.getByLabel('Step', { exact: true }).fill(String(step));
    await expect(replayed.locator('html')).toHaveAttribute('data-step', String(step));
    await expect.poll(() => readText(frame), `step ${step}`).toBe(text);
    await expect.poll(() => readPlaces(frame), `places of step ${step}`).toEqual(places);
  }
  // At the recorded size there is no frame.
  await replayed.setViewportSize({ width: 2200, height: 1300 });
  await expect(replayed.getByTitle('Recorded screen')).toHaveCount(0);
  expect(await readText(replayed)).toBe(seen.at(-1)?.text);
  expect(calls).toEqual([]);
  await replayed.context().close();
});

test('A replay shows the theme that the recorded system had at each step, charts included', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const looks = (shown: Page) =>
    shown.evaluate(() => ({
      isDark: document.body.classList.contains('bp6-dark'),
      texts: [...document.querySelectorAll('.db-project-pie svg text')].map((text) => getComputedStyle(text).fill),
    }));
  const { _id: project, managerId } = await addOwnProject(server, 'RTH');
  await addTask(await createCalls(server, 'pm'), {
    Project_id: project,
    Employee_id: managerId,
    Due_date: server.today(),
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('pm', { at: `/project/view/${project}` });
  await expect(page.locator('.db-project-pie svg text').first()).toBeVisible();
  const dark = { ...(await see(page)), looks: await looks(page) };
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => looks(page)).not.toEqual(dark.looks);
  const light = { ...(await see(page)), looks: await looks(page) };
  expect(dark.looks.texts).not.toEqual(light.looks.texts);
  // The window of the reader is light.
  const replay = await openReplay(browser, server.url, await saveRecording(page, false));
  for (const { step, looks: recorded } of [dark, light]) {
    await replay.page.getByLabel('Step', { exact: true }).fill(String(step));
    await expect.poll(() => looks(replay.page)).toEqual(recorded);
  }
  await replay.close();
});

test('A recording that hides personal data has no name of the company and is replayed', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('hr', { at: '/directory' });
  await settle(page);
  const names = await page.evaluate(() => (JSON.parse(localStorage.getItem('daybook.user') ?? '[]') as object[])[0]);
  const file = await saveRecording(page, true);
  const text = gunzipSync(file).toString();
  const { Email, Last_name } = names as { Email: string; Last_name: string };
  expect(text).not.toContain(Email);
  expect(text).not.toContain(`"${Last_name}"`);
  expect(text).not.toContain('daybook.example');
  const { page: replayed, calls } = await openReplay(browser, server.url, file);
  await replayed.keyboard.press('End');
  await expect(replayed.getByRole('heading', { name: 'Directory' })).toBeVisible();
  await expect(replayed.getByRole('alert').filter({ hasText: 'differ' })).toHaveCount(0);
  expect(calls).toEqual([]);
  await replayed.context().close();
});

test('Another version of the format is rejected with one line', async ({ browser, server }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/replay?step=7`);
  await expect(page.getByText('It opens at step 7')).toBeVisible();
  await page.getByLabel('Recording', { exact: true }).setInputFiles({
    name: 'x.daybook.json.gz',
    mimeType: 'application/gzip',
    buffer: gzipSync(JSON.stringify({ format: 'daybook-recording', version: 99 })),
  });
  await expect(page.getByRole('alert')).toContainText('version 99');
  await context.close();
});

test('Save recording is in the command palette and on error screens', async ({ page, signIn }) => {
  await signIn('employee', { at: '/dashboard' });
  await settle(page);
  const dialog = page.getByRole('dialog', { name: 'Save recording' });
  const save = async (): Promise<void> => {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const file = JSON.parse(gunzipSync(readFileSync(await (await downloading).path())).toString()) as {
      steps: object[];
    };
    expect(file.steps.length).toBeGreaterThan(0);
    await expect(dialog).toBeHidden();
  };
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Save recording');
  await page.getByRole('option', { name: 'Save recording' }).click();
  await save();
  await page.goto('/task/018f0000-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { name: 'This task was not found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Save recording' }).click();
  await save();
});

test('The focus returns to the button that opened a dialog; a replay of that leaves the focus in its own controls', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('employee', { at: '/taskList?scope=hours' });
  await settle(page);
  const name = 'Add hours';
  const opener = page.getByRole('button', { name, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name }).locator(':focus')).toHaveCount(1);
  const { step: opened } = await see(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
  await expect(opener).toBeFocused();
  const { step: closed } = await see(page);

  const { page: replayed } = await openReplay(browser, server.url, await saveRecording(page, false));
  const field = replayed.getByLabel('Step', { exact: true });
  await field.fill(String(opened));
  await expect(replayed.getByRole('dialog', { name, includeHidden: true })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(String(closed));
  await expect(replayed.getByRole('dialog', { name, includeHidden: true })).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.blur();
  await replayed.keyboard.press('End');
  await expect(replayed.locator('html')).not.toHaveAttribute('data-past');
  await expect(replayed.locator('[inert] :focus')).toHaveCount(0);
  await replayed.context().close();
});

test('Two recordings are compared: the first action that differs is named with its step in both', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const record = async (address: string): Promise<{ file: Buffer; step: number }> => {
    await signIn('employee', { at: '/profile' });
    await settle(page);
    await openInside(page, address);
    await settle(page);
    const file = await saveRecording(page, false);
    const { steps } = JSON.parse(gunzipSync(file).toString()) as {
      steps: { action: { type: string; payload?: { pathname?: string } } }[];
    };
    return { file, step: steps.findIndex(({ action }) => action.payload?.pathname === address) + 1 };
  };
  const projects = await record('/projects');
  const tickets = await record('/tickets');
  const { page: replayed, calls } = await openReplay(browser, server.url, projects.file);
  await replayed.getByLabel('Recording to compare with').setInputFiles({
    name: 'tickets.daybook.json.gz',
    mimeType: 'application/gzip',
    buffer: tickets.file,
  });
  const comparison = replayed.getByRole('region', { name: 'Comparison' });
  await expect(comparison).toContainText('Compared with tickets.daybook.json.gz');
  await expect(comparison.getByRole('status')).toHaveText(
    `What was done differs first: here session/locationChanged /projects (step ${projects.step}), ` +
      `there session/locationChanged /tickets (step ${tickets.step}).`,
  );
  await comparison.getByRole('button', { name: 'Show that step' }).click();
  await expect(replayed.locator('html')).toHaveAttribute('data-step', String(projects.step));
  expect(calls).toEqual([]);
  await replayed.context().close();
});
