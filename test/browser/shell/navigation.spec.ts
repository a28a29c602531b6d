import type { Locator, Page, Request } from '@playwright/test';
import { screenMatrix, type MatrixColumn } from '../../support/client/screenMatrix';
import { createCalls } from '../support/calls';
import { expect, test, type Account } from '../support/daybook';

/** Further addresses of screens that the menus know by another one. */
const otherAddresses = ['/leaves', '/attendance', '/attendanceSummary', '/employeereport'];
/** Opened by a button of its list. */
const byButton = ['/projects/add'];

const permittedPaths = (column: MatrixColumn): string[] =>
  screenMatrix
    .filter(
      ({ path, mayOpen }) => mayOpen(column) && !path.includes(':') && ![...otherAddresses, ...byButton].includes(path),
    )
    .map(({ path }) => path.toLowerCase());

const pathsIn = async (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute('href') ?? []));

/** Clicks a link and looks at what opens: a screen that is permitted, named by heading and title of the page, and marked in the menus. */
async function follow(page: Page, link: Locator, path: string): Promise<string[]> {
  const label = ((await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const faultsNow = async (): Promise<string[]> => {
    const heading = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const title = await page.title();
    const way = (await main.getByRole('navigation', { name: 'Breadcrumb' }).allTextContents()).join(' ');
    return [
      ...(heading === 'You are not permitted to open this page' ? [`${path} is not permitted`] : []),
      ...(heading === label || way.includes(label)
        ? []
        : [`${path}: called '${label}' in the menu, '${heading}' in the page`]),
      ...(title === `${heading} · Daybook` || title === `${heading} (${label}) · Daybook`
        ? []
        : [`${path}: called '${heading}' in the page, '${title}' by the browser`]),
    ];
  };
  // The former screen stays until the program of the new one has come.
  await expect
    .poll(faultsNow, { intervals: [50, 100, 250] })
    .toEqual([])
    .catch(() => undefined);
  return faultsNow();
}

const accounts: ReadonlyArray<readonly [Account, MatrixColumn]> = [
  ['hr', 'HR / Admin'],
  ['pm', 'Project Manager'],
  ['employee', 'Employee'],
];

for (const [account, column] of accounts) {
  test(`${account}@ comes to every permitted screen in two clicks, and to no other; the menus mark where one is`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(account, { at: '/profile' });
    const faults: string[] = [];
    const reached = new Set<string>();
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Team Leave' })).toHaveCount(
      permittedPaths(column).includes('/teamleave') ? 1 : 0,
    );
    for (const path of await pathsIn(sidebar.getByRole('link'))) {
      const link = sidebar.locator(`a[href="${path}"]`);
      faults.push(...(await follow(page, link, path)));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(sidebar.locator('[aria-current]')).toHaveCount(1);
      reached.add(path.toLowerCase());
    }
    const menus = page.getByRole('navigation', { name: 'Menus' });
    for (const path of await pathsIn(menus.getByRole('link'))) {
      faults.push(...(await follow(page, menus.locator(`a[href="${path}"]`), path)));
      await expect(menus.getByRole('link').and(menus.locator('[aria-current=page]'))).toHaveAttribute('href', path);
      reached.add(path.toLowerCase());
    }
    const openers = [...(await menus.getByRole('button').all()), page.getByRole('button', { name: /^User menu of/ })];
    for (const opener of openers) {
      await opener.click();
      const entries = page.locator('.bp6-menu a[href]');
      await expect(entries.first()).toBeVisible();
      const paths = await pathsIn(entries);
      await page.keyboard.press('Escape');
      await expect(entries).toHaveCount(0);
      for (const path of paths) {
        await opener.click();
        faults.push(...(await follow(page, page.locator(`.bp6-menu a[href="${path}"]`), path)));
        await expect(entries).toHaveCount(0);
        await expect(opener).toHaveAttribute('aria-current', 'true');
        reached.add(path.toLowerCase());
      }
    }
    expect(permittedPaths(column).filter((path) => !reached.has(path))).toEqual([]);
    expect(faults).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('navigation', { name: 'Main' });
    await expect(drawer).toBeVisible();
    const inDrawer = (await pathsIn(drawer.getByRole('link'))).map((path) =>
      path === '/leaves' ? '/me' : path.toLowerCase(),
    );
    const inUserMenu = ['/profile', '/api-reference', '/kra'];
    expect(permittedPaths(column).filter((path) => !inDrawer.includes(path) && !inUserMenu.includes(path))).toEqual([]);
    const names = await drawer.getByRole('link').allTextContents();
    expect(names.slice(0, 6)).toEqual(['Dashboard', 'Project', 'Task', 'Directory', 'Leaves', 'Tickets']);
  });
}

test('Detail screens and further addresses mark the entry that they belong to', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('hr', { at: '/projects' });
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await page.getByRole('gridcell').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/project\/view\//);
  await expect(sidebar.locator('[aria-current=true]')).toHaveText('Project');
  await page.goto('/leaves');
  await expect(sidebar.locator('[aria-current]')).toHaveText('Leaves');
  await page.goto('/employees');
  await page.getByRole('gridcell').getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name: 'Employee' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('The day begins at the page of the role until another one is chosen', async ({ page, signIn }) => {
  await signIn('hr', { at: '/' });
  await expect(page).toHaveURL(/\/hr-dashboard$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Start page' }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/auth/preferences/save'));
  await page.getByRole('option', { name: 'Dashboard', exact: true }).click();
  await saved;
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('The start page, and a screen whose link the pointer has reached, open when no program can be loaded any more', async ({
  page,
  signIn,
}) => {
  let asked = 0;
  let arrived = 0;
  const isScript = (request: Request) => request.resourceType() === 'script';
  page.on('request', (request) => void (asked += isScript(request) ? 1 : 0));
  page.on('requestfinished', (request) => void (arrived += isScript(request) ? 1 : 0));
  /** Until everything asked for has arrived and a look later nothing else has been asked for. */
  const scriptsToCome = async () => {
    let before = -1;
    await expect
      .poll(
        () => {
          const isStill = asked === arrived && asked === before;
          before = asked;
          return isStill;
        },
        { intervals: [1_000] },
      )
      .toBe(true);
  };
  await signIn('pm', { at: '/profile' });
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const directory = sidebar.getByRole('link', { name: 'Directory' });
  await expect(directory).toBeVisible();
  await scriptsToCome();
  const beforeHover = asked;
  await directory.hover();
  await expect.poll(() => asked).toBeGreaterThan(beforeHover);
  await scriptsToCome();

  await page.route('**/*.js', (route) => route.abort());
  await directory.click();
  await expect(page).toHaveURL(/\/directory$/);
  await expect(page.getByRole('main').getByRole('gridcell').first()).toBeVisible();
  await sidebar.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('grid', { name: 'Portfolio' }).getByRole('gridcell').first()).toBeVisible();
});

/** Texts of what a toast lies upon and must not: the bell, the user menu, the buttons of the page and those of dialogs. */
const coveredByToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.bp6-toast')].map((toast) => toast.getBoundingClientRect());
    const important = document.querySelectorAll(
      'header button, header a, .db-page-header button, .db-page-header a, .bp6-dialog-footer button, .bp6-intent-primary.bp6-button',
    );
    const isUnder = (box: DOMRect): boolean =>
      box.width > 0 &&
      toasts.some(
        (toast) => box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top,
      );
    return toasts.length === 0
      ? ['no toast']
      : [...important]
          .filter((element) => isUnder(element.getBoundingClientRect()))
          .map((element) => element.textContent || element.getAttribute('aria-label') || element.outerHTML);
  });

for (const [width, height] of [
  [1280, 800],
  [2560, 1440],
  [390, 844],
] as const) {
  test(`A toast covers neither the bell nor the user menu nor a button of the page at ${width}x${height}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn('employee', { at: '/taskList' });
    await expect(page.getByRole('button', { name: 'Create Task' })).toBeVisible();
    // The keyboard shortcuts cannot be loaded; a toast says so.
    await page.route(/assets\/.*\.js$/, (route) => route.abort());
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByText('Could not load the keyboard shortcuts')).toBeVisible();
    expect(await coveredByToast(page)).toEqual([]);
  });
}

/** Pages that draw all of their content, by what scrolls them. */
const scrollers: readonly (readonly [string, (projectId: string) => string, string])[] = [
  ['the start page', () => '/dashboard', '.db-page-content'],
  ['my month', () => '/my-dashboard', '.db-page-content'],
  ['a project', (id) => `/project/view/${id}`, '.db-page-content'],
  ['the charts of a project', (id) => `/project/charts/${id}`, '.db-project-charts'],
  ['the board, sideways', (id) => `/project/tasks/${id}?view=board`, '.db-board'],
];

test('The way back leads to the same place of pages that scroll; a page that is loaded again begins at its top', async ({
  page,
  signIn,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const [project] = await (await createCalls(server, 'pm')).get<{ _id: string }[]>('/auth/projects');
  await signIn('pm', { at: '/tickets' });
  for (const [name, path, selector] of scrollers)
    await test.step(name, async () => {
      await page.goto(path(project?._id ?? ''));
      const scroller = page.locator(selector);
      const getPlace = (): Promise<number> => scroller.evaluate((element) => element.scrollTop + element.scrollLeft);
      const getRoom = (): Promise<number> =>
        scroller.evaluate((element) =>
          Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth),
        );
      await expect
        .poll(async () => {
          await scroller.evaluate((element) => element.scrollBy(150 - element.scrollLeft, 150 - element.scrollTop));
          return getPlace();
        })
        .toBeGreaterThan(100);
      const place = await getPlace();
      // Without a press, which could scroll to what it hits.
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
      await page.goBack();
      // The browser keeps what is seen where it is while parts above it settle.
      await expect.poll(async () => Math.abs((await getPlace()) - place)).toBeLessThan(20);
      for (const load of [() => page.reload(), () => page.goto(page.url())]) {
        await load();
        await expect.poll(getRoom).toBeGreaterThan(100);
        expect(await getPlace()).toBe(0);
      }
    });
});
