import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { screenMatrix } from '../../support/client/screenMatrix';
import { createPathFiller } from '../support/addresses';
import { expect, test } from '../support/daybook';
import { moveTo } from '../support/moveTo';

// The workers share the screens.
test.describe.configure({ mode: 'parallel' });
const parts = 4;

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const usual = { width: 1280, height: 800 };
const otherSizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** In addition to the plain screens: other views, open drawers and forms, and records that do not exist. HR may see all of it. */
const variants = [
  '/project/view/:id?tab=details',
  '/task/:id?activity=history',
  '/project/tasks/:id?view=board',
  '/project/tasks/:id?view=board&lanes=assignee',
  '/employeeWorkingPlan?look=table',
  '/project/timeline/:id?view=table',
  '/timeline?zoom=Day&group=Person',
  '/calendar?people=all&view=week',
  '/calendar?people=all&day=2020-01-01',
  '/taskList?q=nothing-has-this-name',
  '/task/nothing',
  '/api-reference?call=toggleTaskTimer',
  '/my-dashboard?look=table',
  '/teamleave?look=calendar',
  '/attendance?tab=logs',
  '/employeeDetail/:id?tab=details',
  '/directory?look=cards',
  '/dueDashboard?tab=sprint',
  '/employeepresentlist?tab=comparison',
  '/employeepresentlist?tab=missing-punches',
  '/me?apply=1',
  '/me?list=year',
  '/leaves-report?apply=1',
  '/overtime?add=1',
  '/tickets?raise=1',
  '/employees?entry=new',
  '/employeePresentReport?upload=1',
  '/month-end?step=comparison',
  '/month-end?step=answers&list=issues',
  '/month-end?step=close',
  '/report/face-devices?add=1',
];
/** Further addresses of screens that are looked at already. */
const otherAddresses: ReadonlySet<string> = new Set([
  '/leaves',
  '/attendance',
  '/attendanceSummary',
  '/employeereport',
  '/project/task/:id/:projectid',
]);

const screens = screenMatrix.map(({ path }) => path).filter((path) => !otherAddresses.has(path));
const addresses = [...screens, ...variants].filter(
  (address) => !process.env.ONLY || process.env.ONLY.split(' ').includes(address),
);

/** Elements that make the window, or the page inside the shell, scroll where they must not. */
const scrollFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the window scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (root.scrollHeight > root.clientHeight)
      faults.push(`the window scrolls by ${root.scrollHeight - root.clientHeight} px`);
    document.querySelectorAll('.db-page-content, .db-side-layout, .db-side-layout-content').forEach((element) => {
      const isHidden = getComputedStyle(element).overflowX === 'hidden';
      if (element.scrollWidth > element.clientWidth + 1 && !isHidden)
        faults.push(`${element.className} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);
      if (element.matches('.db-page-content-fill') && element.scrollHeight > element.clientHeight + 1)
        faults.push(`${element.className} scrolls around a table`);
    });
    // Only texts that may not fit are clipped; another one must not run into the next cell.
    document.querySelectorAll('.db-table-row .db-table-cell').forEach((cell) => {
      if (cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflowX === 'visible')
        faults.push(`a text is wider than its cell: ${cell.textContent}`);
    });
    // A bar shows how much something is of something else.
    document
      .querySelectorAll('main :is(meter, progress, [role=meter], [role=progressbar]:not(.bp6-spinner))')
      .forEach((bar) => {
        const { width } = bar.getBoundingClientRect();
        if (width > 0 && width < 24)
          faults.push(`a bar is ${width} px wide: ${bar.closest('tr, li, div')?.textContent}`);
      });
    // What is positioned in something outside of the area that scrolls it does not scroll along: it makes that taller.
    const isContainingBlock = (style: CSSStyleDeclaration): boolean =>
      style.position !== 'static' || style.transform !== 'none' || /layout|paint|strict|content/.test(style.contain);
    const scroller = (element: Element): Element | undefined => {
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (isContainingBlock(style)) return undefined;
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return outer;
      }
      return undefined;
    };
    document.querySelectorAll('body *').forEach((element) => {
      const around = getComputedStyle(element).position === 'absolute' ? scroller(element) : undefined;
      if (around)
        faults.push(`${element.className || element.outerHTML.slice(0, 80)} does not scroll with ${around.className}`);
    });
    // What stands outside the window without anything that scrolls it there cannot be reached.
    document.querySelectorAll('main button, main a, main input, main [role=tab], header button').forEach((element) => {
      const box = element.getBoundingClientRect();
      // A link in a line that is cut off begins inside; anything else must be there whole.
      const end = element.matches('a') ? box.left : box.right - 1;
      if (box.width > 0 && end >= window.innerWidth && !element.closest('[role=grid], table, .db-tab-bar, .db-board'))
        faults.push(`hidden: ${element.textContent || element.getAttribute('aria-label')}`);
    });
    return faults;
  });

type Theme = 'light' | 'dark';

/** Rules of how wide and how reachable things are; the size of targets is off in axe unless it is enabled. */
const rulesOfSize = ['target-size', 'scrollable-region-focusable'];

/** Half a megabyte that travels to a page once. The browser of the test evaluates it: the page has a security policy. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
}

/** @param rules only these; none: all that axe has */
async function barriers(page: Page, theme: Theme, rules: readonly string[] = []): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ({ only, enabled }) => {
      const scope = window as unknown as { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };
      if (!scope.axe) throw new Error('axe did not load');
      const result = await scope.axe.run({
        resultTypes: ['violations'],
        preload: false,
        elementRef: true,
        // A finding names its element by markup; a selector would be made for everything that axe looks at.
        selectors: false,
        ...(only.length > 0
          ? { runOnly: [...only] }
          : { rules: Object.fromEntries(enabled.map((rule) => [rule, { enabled: true }])) }),
      });
      // A text that is cut off has the whole as its name: that begins with what is shown, which axe compares by whole words.
      const isCutText = (element: unknown): boolean => {
        if (!(element instanceof Element)) return false;
        const shown = (element.textContent ?? '').replace(/…$/, '').trimEnd();
        return shown !== '' && element.getAttribute('aria-label')?.startsWith(shown) === true;
      };
      return result.violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'label-content-name-mismatch' || !isCutText(element))
          .map(({ html }) => ({ id, html })),
      );
    },
    { only: rules, enabled: rulesOfSize },
  );
  return violations.map(({ id, html }) => `${theme}: ${id}: ${html.slice(0, 160)}`);
}

/** Controls that are off for a while: their texts, and whether a reason is there for keyboard, mouse and screen readers. */
interface OffControls {
  readonly unexplained: string[];
  /** Names of buttons that show their reason on hover and on focus. */
  readonly withReason: { readonly name: string; readonly reason: string }[];
}

const offControls = (page: Page): Promise<OffControls> =>
  page.evaluate(() => {
    const controls =
      'button, input, select, textarea, a, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]';
    const getText = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;
    const getName = (element: Element): string =>
      element.getAttribute('aria-label') || getText(element) || getText(element.closest('label, .bp6-form-group'));
    const found: OffControls = { unexplained: [], withReason: [] };
    for (const element of document.querySelectorAll(controls)) {
      const isOff = element.matches(':disabled, [aria-disabled=true]');
      // One that is busy shows so, for a moment.
      if (!isOff || !isShown(element) || element.matches('.bp6-loading')) continue;
      const described = (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => id !== '' && isShown(document.getElementById(id)) && getText(document.getElementById(id)) !== '');
      const reason = element.getAttribute('aria-description') ?? '';
      // The focus is on the cell of a table, which has the text of the control in it.
      const cell = element.closest('[role=gridcell], [role=columnheader]');
      const isOfCell = cell !== null && Boolean(element.getAttribute('title') || cell.getAttribute('data-title'));
      const isReachable = element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled');
      if (reason !== '' && isReachable) found.withReason.push({ name: getName(element), reason });
      else if (!described && !isOfCell && !isShown(element.querySelector('.db-menu-reason')))
        found.unexplained.push(`off without a reason: ${getName(element) || element.outerHTML.slice(0, 160)}`);
    }
    return found;
  });

/** Reasons that were shown already: the same control is on many screens. */
type Known = Set<string>;

/** Controls that are off and do not say why, on hover and on focus. */
async function reasonFaults(page: Page, known: Known): Promise<string[]> {
  const { unexplained, withReason } = await offControls(page);
  const faults = [...unexplained];
  for (const { name, reason } of withReason) {
    if (known.has(`${name}: ${reason}`)) continue;
    known.add(`${name}: ${reason}`);
    const control = page
      .locator('[aria-disabled=true]')
      .filter({ visible: true })
      .and(page.getByRole('button', { name, exact: true, disabled: true }))
      .first();
    const shown = page.locator('.db-reason').filter({ hasText: reason });
    const waysToAsk = { focus: () => control.focus(), hover: () => control.hover({ force: true }) };
    for (const [way, ask] of Object.entries(waysToAsk)) {
      // Again where the control has moved away from the pointer: the toolbar follows the number of rows, and the window.
      await expect(async () => {
        await control.blur();
        await page.mouse.move(0, 0);
        await ask();
        await shown.waitFor({ timeout: 1000 });
      })
        .toPass({ timeout: 10_000 })
        .catch(() => void faults.push(`no reason on ${way}: ${name}`));
      await control.blur();
      await page.mouse.move(0, 0);
      await shown.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => undefined);
    }
  }
  return faults;
}

const getTheme = async (page: Page): Promise<Theme> =>
  (await page.evaluate(() => document.body.classList.contains('bp6-dark'))) ? 'dark' : 'light';

async function switchTo(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((isDark) => document.body.classList.contains('bp6-dark') === isDark, theme === 'dark');
}

/** Colours that still turn from one theme to the other are those of neither. A page that is loaded again needs it again. */
const withoutTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** What axe finds in the open page: all rules in the theme that it has, in the other one its colours, which alone differ. */
async function barriersInBothThemes(page: Page): Promise<string[]> {
  const first = await getTheme(page);
  const second = first === 'light' ? 'dark' : 'light';
  const found = await barriers(page, first);
  await switchTo(page, second);
  return [...found, ...(await barriers(page, second, ['color-contrast']))];
}

async function faultsAtOtherSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of otherSizes) {
    await page.setViewportSize(size);
    // Columns and charts follow the window a moment later.
    await expect
      .poll(() => scrollFaults(page))
      .toEqual([])
      .catch(async () => void faults.push(...(await scrollFaults(page)).map((fault) => `${size.width} px: ${fault}`)));
  }
  // The narrowest comes last.
  faults.push(...(await barriers(page, await getTheme(page), rulesOfSize)).map((barrier) => `on a phone: ${barrier}`));
  await page.setViewportSize(usual);
  return faults;
}

/** What the browser complains about. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // One address asks for a task that is not there.
    const isExpected = message.text().includes('404') && message.location().url.endsWith('/api/auth/tasks/details');
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (let part = 0; part < parts; part += 1) {
  test(`Every screen, part ${part + 1} of ${parts}: no barrier in the light and in the dark, nothing scrolls sideways, what is off says why, no error in the console`, async ({
    page,
    signIn,
    server,
  }) => {
    test.setTimeout(180_000);
    const complaints = collectComplaints(page);
    const fill = await createPathFiller(server);
    await signIn('hr', { at: '/profile' });
    await withoutTransitions(page);
    const faults: string[] = [];
    const known: Known = new Set();
    for (const address of addresses.filter((_address, index) => index % parts === part)) {
      // Another screen between two looks at the same one.
      if (page.url().endsWith(address)) await moveTo(page, '/profile');
      await moveTo(page, fill(address));
      const isDenied = await page.getByText('You are not permitted to open this page').isVisible();
      const found = [
        ...(isDenied ? ['is not permitted to HR'] : []),
        ...(await reasonFaults(page, known)),
        ...(await barriersInBothThemes(page)),
        ...(await scrollFaults(page)),
        ...(await faultsAtOtherSizes(page)),
        ...complaints.splice(0),
      ];
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('The pages before signing in, and a form with its messages, have no barrier; an employee reads what is not permitted', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const complaints = collectComplaints(page);
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    await withoutTransitions(page);
    faults.push(...(await barriersInBothThemes(page)).map((barrier) => `${name}: ${barrier}`));
  };
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
  await signIn('employee', { at: '/profile' });
  // Who works on tasks has links where HR has none.
  for (const path of ['/taskList?scope=hours', '/my-dashboard', '/dashboard']) {
    await moveTo(page, path);
    faults.push(...(await barriers(page, await getTheme(page))).map((barrier) => `${path}: ${barrier}`));
    faults.push(...(await faultsAtOtherSizes(page)).map((fault) => `${path}: ${fault}`));
  }
  await moveTo(page, '/taskList');
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Please Select Project Name')).toBeVisible();
  await look('an empty task form with its messages');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const closed = screenMatrix.filter(({ mayOpen }) => !mayOpen('Employee'));
  for (const { path } of closed) {
    await moveTo(page, path.replaceAll(/:\w+/g, 'any'));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('You are not permitted to open this page');
  }
  await look('a screen without permission');
  expect([...faults, ...complaints]).toEqual([]);
});
