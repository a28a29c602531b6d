import type { Page } from '@playwright/test';
import { createCalls, type Calls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { cellsUnder } from '../support/table';

/** Three windows of rows: the place that is returned to is in none that the beginning of the list loads. */
const taskCount = 260;
const word = 'Anchorage';
const scrollerOfTable = '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container';

async function makeTasks(
  calls: Calls,
): Promise<{ projectId: string; assigneeId: string; create: (number: number) => Promise<void> }> {
  const projects = await calls.get<readonly { readonly _id: string }[]>('/auth/projects');
  const projectId = projects[0]?._id ?? '';
  const members = await calls.get<readonly { readonly _id: string }[]>(`/auth/projectemployeelist/${projectId}`);
  const assigneeId = members[0]?._id ?? '';
  const create = async (number: number): Promise<void> => {
    await calls.upload('/uplodeauth/tasks/add', {
      Project_id: projectId,
      Issue_type: 'Task',
      Short_summary: `${word} ${String(number).padStart(4, '0')}`,
      Description: '<p>Long list</p>',
      Priority: 'LOW',
      Employee_id: assigneeId,
    });
  };
  return { projectId, assigneeId, create };
}

/** Side by side, as the order does not matter. */
async function createMany(create: (number: number) => Promise<void>, count: number): Promise<void> {
  const batchSize = 20;
  for (let first = 1; first <= count; first += batchSize)
    await Promise.all(Array.from({ length: batchSize }, (_, index) => create(first + index)));
}

interface Seen {
  readonly text: string;
  readonly top: number;
}

/** The row with the cursor, by its summary, and its distance from the top of the window. */
async function getRow(page: Page, summary: string): Promise<Seen> {
  const cell = (await cellsUnder(page, 'Summary')).filter({ hasText: summary });
  await expect(cell).toBeVisible();
  const box = await cell.boundingBox();
  return { text: summary, top: box?.y ?? Number.NaN };
}

/** Opens a row in the middle of what is visible, far down the list. */
async function openFarDown(page: Page, scrollTop: number): Promise<Seen> {
  const scroller = page.locator(scrollerOfTable);
  await expect(page.locator('.db-table-pending')).toHaveCount(0);
  // The list is as long as it will be once its first rows are there; until then it may begin at its top again.
  await expect
    .poll(() =>
      scroller.evaluate((element, top) => {
        if (element.scrollTop === top) return top;
        element.scrollTop = top;
        return 'scrolled just now';
      }, scrollTop),
    )
    .toBe(scrollTop);
  await expect(page.locator('.db-table-pending')).toHaveCount(0);
  const cells = await cellsUnder(page, 'Summary');
  const box = await page.locator('.db-table-frame').boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) * 0.7;
  for (const cell of await cells.all()) {
    const place = await cell.boundingBox();
    if (!place || place.y < middle) continue;
    const seen = { text: (await cell.textContent()) ?? '', top: place.y };
    await cell.locator('a').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seen.text);
    return seen;
  }
  throw new Error('No row in the middle of the window');
}

test('The way back from a task leads to the same row and the same pixel, by Back, by the browser and by the breadcrumb, also when rows above have come since', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { projectId, create } = await makeTasks(calls);
  await createMany(create, taskCount);
  const address = `/project/tasks/${projectId}?q=${word}`;
  await signIn('pm', { at: address });
  await expect(page.getByText(new RegExp(`^${taskCount} (of .*)?rows$`))).toBeVisible();
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'the button': () => page.getByRole('button', { name: 'Back' }).click(),
    'the browser': () => page.goBack(),
    'the breadcrumb': () => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click(),
  };
  let number = taskCount;
  for (const [way, goBack] of Object.entries(ways)) {
    for (const comes of [0, 7]) {
      const seen = await openFarDown(page, 4_321 + comes);
      // The newest come first.
      for (let more = 0; more < comes; more++) await create((number += 1));
      await goBack();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect
        .poll(async () => (await getRow(page, seen.text)).top, { message: `${way}, ${comes} more` })
        .toBe(seen.top);
      await expect(page.locator('.db-table-focus')).toBeVisible();
      await page.getByRole('grid').press('Shift');
    }
  }
});

/**
 * Scrolls down by a step in each frame.
 * @returns how many elements of rows were taken out and put in elsewhere during that
 */
const countMovedRows = (page: Page, [scroller, rows]: readonly [string, string], steps: number): Promise<number> =>
  page.evaluate(
    async ([scrolled, parent, count]) => {
      const [frame, body] = [document.querySelector(scrolled), document.querySelector(parent)];
      if (!frame || !body) throw new Error('There are no rows');
      let moved = 0;
      const removed = new Set<Node>();
      const observer = new MutationObserver((changes) => {
        for (const { removedNodes, addedNodes } of changes) {
          removedNodes.forEach((node) => removed.add(node));
          addedNodes.forEach((node) => {
            if (removed.has(node)) moved += 1;
          });
        }
      });
      observer.observe(body, { childList: true });
      // As who scrolls: until then a table that is opened again keeps its earlier place while rows arrive.
      frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      const scroll = (): Promise<unknown> => {
        frame.scrollTop += 200;
        return new Promise(requestAnimationFrame);
      };
      // On a busy machine a frame takes longer than what counts as a rest.
      const { setTimeout: later } = window;
      window.setTimeout = ((run: () => void) => later(run, 60_000)) as unknown as typeof later;
      for (let step = 0; step < count; step += 1) await scroll();
      observer.disconnect();
      window.setTimeout = later;
      // Once more than the step by which the timeline draws other rows.
      await scroll();
      await scroll();
      return moved;
    },
    [scroller, rows, steps] as const,
  );

test('While rows are scrolled no element of them moves; when scrolling rests they are in the order of the rows', async ({
  page,
  signIn,
  server,
}) => {
  const { projectId, create } = await makeTasks(await createCalls(server, 'pm'));
  const count = 120;
  await createMany(create, count);
  const screens = [
    [`/project/tasks/${projectId}?q=${word}`, scrollerOfTable, '.db-table-rows'],
    [`/project/timeline/${projectId}`, '.db-timeline', '.db-timeline-body'],
  ] as const;
  await signIn('pm', { at: screens[0][0] });
  for (const [address, scroller, parent] of screens) {
    await page.goto(address);
    const rows = page.locator(`${parent} > [role="row"]`);
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('.db-table-pending')).toHaveCount(0);
    const positions = () =>
      rows.evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('aria-rowindex'))));
    const before = await positions();
    expect(await countMovedRows(page, [scroller, parent], 8), address).toBe(0);
    await expect.poll(async () => (await positions()).toSorted((a, b) => a - b)).not.toEqual(before);
    await expect
      .poll(async () => {
        const found = await positions();
        return found.join() === found.toSorted((a, b) => a - b).join();
      })
      .toBe(true);
  }
});
