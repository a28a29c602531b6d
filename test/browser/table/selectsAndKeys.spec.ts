import type { Locator, Page } from '@playwright/test';
import { screenMatrix } from '../../support/client/screenMatrix';
import { createPathFiller } from '../support/addresses';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { comeTo } from '../support/moveTo';
import { addOwnProject } from '../support/ownProject';

test.describe.configure({ mode: 'parallel' });
const parts = 2;

/** Screens with forms and other looks that hold selects of their own. */
const variants = [
  '/project/tasks/:id?view=board',
  '/my-dashboard?look=table',
  '/teamleave?look=calendar',
  '/employeepresentlist?tab=comparison',
  '/me?apply=1',
  '/leaves-report?apply=1',
  '/overtime?add=1',
  '/tickets?raise=1',
  '/employees?entry=new',
  '/report/face-devices?add=1',
  '/projects/add',
];
const addresses = [...new Set([...screenMatrix.map(({ path }) => path), ...variants])];

const minSearched = 8;
const noMatch = 'qzxq';
const openList = (page: Page): Locator => page.locator('.bp6-select-popover:visible').last();
const overPage = '.bp6-dialog:visible, .bp6-drawer:visible';

async function getSelects(page: Page): Promise<Locator> {
  const over = page.locator(overPage).last();
  return ((await over.count()) > 0 ? over : page.locator('main')).locator(
    'button[aria-haspopup=listbox]:visible:enabled:not([aria-disabled=true])',
  );
}

async function closeList(page: Page): Promise<void> {
  if ((await openList(page).count()) > 0) await page.keyboard.press('Escape');
  await expect(openList(page)).toHaveCount(0);
}

/** What is wrong with typing in one select. */
async function typingFaults(page: Page, select: Locator): Promise<string[]> {
  const faults: string[] = [];
  const [before, address] = [await select.textContent(), page.url()];
  const name = (await select.getAttribute('aria-label')) ?? before ?? '';
  await select.focus();
  await page.keyboard.type(noMatch);
  await page.keyboard.press('Enter');
  if ((await openList(page).count()) === 0)
    faults.push(`${name}: letters on the button open no list, or Enter after letters that match nothing has picked`);
  await closeList(page);
  if ((await select.textContent()) !== before || page.url() !== address)
    faults.push(`${name}: letters that match nothing picked ${await select.textContent()}`);

  await select.focus();
  await page.keyboard.press('ArrowDown');
  const list = openList(page);
  await expect(list, name).toBeVisible();
  const labels = await list.locator('[role=option] .bp6-fill').allTextContents();
  const hasBox = (await list.getByRole('combobox').count()) > 0;
  if (labels.length >= minSearched && !hasBox) faults.push(`${name}: ${labels.length} choices without a search box`);
  const last = labels.at(-1);
  if (!hasBox && last !== undefined) {
    await page.keyboard.type(last.slice(0, 20));
    const active = await list.locator('.bp6-active .bp6-fill').allTextContents();
    if (active.length !== 1 || !active[0]?.toLowerCase().startsWith(last.slice(0, 20).toLowerCase()))
      faults.push(`${name}: typing ${last} leads to ${active.join() || 'nothing'}`);
  }
  await closeList(page);
  return faults;
}

for (let part = 0; part < parts; part += 1) {
  test(`In every select of every screen letters lead to what begins with them and never pick something else, part ${part + 1} of ${parts}`, async ({
    page,
    signIn,
    server,
  }) => {
    test.setTimeout(300_000);
    const fill = await createPathFiller(server);
    await signIn('hr', { at: '/profile' });
    const faults: string[] = [];
    let count = 0;
    for (const address of addresses.filter((_address, index) => index % parts === part)) {
      await comeTo(page, fill(address));
      const selects = await getSelects(page);
      const shown = await selects.count();
      for (let index = 0; index < shown; index += 1)
        faults.push(...(await typingFaults(page, selects.nth(index))).map((fault) => `${address}: ${fault}`));
      const natives = await page
        .locator('main select:visible:not([aria-label="Rows per page"])')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).options.length));
      faults.push(
        ...natives
          .filter((options) => options >= minSearched)
          .map((options) => `${address}: a native list of ${options} choices has no search box`),
      );
      count += shown;
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
}

test('In menus letters lead to the item that begins with them, and those that match nothing choose nothing', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('hr', { at: '/employees' });
  await expect(page.getByRole('grid')).toBeVisible();
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.matches('.bp6-menu-item') === true
        ? (document.activeElement.querySelector('.bp6-fill')?.textContent ?? '')
        : '',
    );
  const isInMenu = () =>
    page.evaluate(
      () => document.activeElement?.matches('.bp6-menu, .bp6-menu *, .bp6-overlay-start-focus-trap') === true,
    );
  const tryMenu = async (open: () => Promise<void>): Promise<void> => {
    await open();
    const items = page.locator('.bp6-popover:visible .bp6-menu-item:not(.bp6-disabled) .bp6-fill');
    await expect(items.first()).toBeVisible();
    // A menu is entered in the frame after the one that shows it.
    await expect.poll(isInMenu).toBe(true);
    const last = (await items.allTextContents()).at(-1) ?? '';
    const address = page.url();
    await page.keyboard.type(last);
    await expect.poll(focused).toBe(last);
    // After an arrow the letters begin a new word.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type(noMatch);
    expect(await focused()).toBe('');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(address);
    await expect(items.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  };
  const menus = page.getByRole('navigation', { name: 'Menus' }).getByRole('button');
  for (let index = 0; index < (await menus.count()); index += 1) {
    await tryMenu(() => menus.nth(index).click());
    await tryMenu(() => menus.nth(index).press('Enter'));
  }
  await tryMenu(() => page.getByRole('button', { name: /User menu/ }).click());
  await tryMenu(async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F10');
  });
});

interface ListedKeys {
  readonly title: string;
  readonly keys: readonly string[];
}

async function listedKeys(page: Page): Promise<ListedKeys[]> {
  // A form begins in its first field, where keys are letters.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  const groups = await help.getByRole('region').evaluateAll((regions) =>
    regions.map((region) => ({
      title: region.getAttribute('aria-label') ?? '',
      keys: [...region.querySelectorAll('dt')].map((key) => key.textContent?.trim() ?? ''),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  return groups;
}

test('After g every listed letter leads to its screen', async ({ page, signIn }) => {
  await signIn('employee', { at: '/api-reference' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = (await listedKeys(page)).find(({ title }) => title === 'Go to')?.keys ?? [];
  expect(ways.length).toBeGreaterThan(5);
  const reached = new Set<string>(['/api-reference']);
  for (const way of ways) {
    await page.keyboard.press('g');
    await page.keyboard.press(way.slice(-1));
    await expect.poll(() => reached.has(new URL(page.url()).pathname)).toBe(false);
    reached.add(new URL(page.url()).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('The button that clears a select is in its middle, in forms and on the page of a task', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'CLR');
  const calls = await createCalls(server, 'pm');
  const { _id: Sprint_id } = await calls.post<{ _id: string }>('/sprint/create', {
    Project_id: project._id,
    Name: 'Clearing',
  });
  const task = await calls.upload<{ _id: string }>('/uplodeauth/tasks/add', {
    Project_id: project._id,
    Issue_type: 'Task',
    Short_summary: 'Clear the deck',
    Description: '<p>Before winter</p>',
    Priority: 'LOW',
    Employee_id: project.managerId,
    Sprint_id,
  });
  await signIn('pm', { at: `/task/${task._id}` });
  const getMiddle = async (element: Locator): Promise<number> => {
    const box = await element.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const expectInMiddle = async (area: Locator): Promise<void> => {
    const clear = area.getByRole('button', { name: 'Clear Sprint' });
    expect(await getMiddle(clear.locator('svg'))).toBeCloseTo(await getMiddle(clear.locator('xpath=..')), 0);
  };
  await expectInMiddle(page.locator('main'));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectInMiddle(page.getByRole('dialog'));
});
