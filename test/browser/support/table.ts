import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Cells of a column in the open table, by its heading.
 * @param area where there is more than one table: that of the table
 */
export async function cellsUnder(page: Page, heading: string, area: Page | Locator = page): Promise<Locator> {
  const index = await area
    .getByRole('columnheader', { name: heading, exact: true })
    .first()
    .getAttribute('aria-colindex');
  // The details of a row may have a table of their own.
  const table = area.locator('[role=grid], [role=treegrid]').filter({
    has: page.getByRole('columnheader', { name: heading, exact: true }),
  });
  return table.first().locator(`[role=gridcell][aria-colindex="${index}"]`);
}

/** The link in the first row of a column. */
export const firstLinkUnder = async (page: Page, heading: string): Promise<Locator> =>
  (await cellsUnder(page, heading)).locator('a').first();

/** Waits until the elements of rows are in the order of the rows, which they are when scrolling rests. */
async function expectRowsInOrder(area: Page | Locator): Promise<void> {
  const areInOrder = (): Promise<boolean> =>
    area.locator('.db-table-row').evaluateAll((rows) =>
      rows.every((row, index) => {
        const before = rows[index - 1];
        if (before?.parentElement !== row.parentElement) return true;
        return Number(row.getAttribute('aria-rowindex')) > Number(before?.getAttribute('aria-rowindex'));
      }),
    );
  await expect.poll(areInOrder, { intervals: [50] }).toBe(true);
}

/** The cells of a column, from top to bottom; waits until there is a row, and every visible row is loaded and of the filter that is set. */
export async function textsUnder(page: Page, heading: string, area: Page | Locator = page): Promise<string[]> {
  const cells = await cellsUnder(page, heading, area);
  await cells.first().waitFor();
  await expect(area.locator('[role=grid][aria-busy=true], .db-table-pending')).toHaveCount(0);
  await expectRowsInOrder(area);
  return cells.allTextContents();
}

/**
 * The place of a text among the cells of a column; scrolls to it, since rows out of view are not rendered.
 * @throws when it is in no row
 */
export async function placeUnder(
  page: Page,
  heading: string,
  text: string,
  area: Page | Locator = page,
): Promise<number> {
  const scroller = area.locator('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container').first();
  let place = -1;
  const find = async (): Promise<number> => {
    place = (await textsUnder(page, heading, area)).indexOf(text);
    if (place === -1)
      await scroller.evaluate((element) => {
        const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight;
        element.scrollTop = isAtEnd ? 0 : element.scrollTop + element.clientHeight / 2;
      });
    return place;
  };
  await expect.poll(find, { message: `${heading} ${text}`, intervals: [50] }).not.toBe(-1);
  return place;
}

/** How many rows pass the filters, as the toolbar says it; while the first rows are on their way it speaks of those in their place. */
export async function rowCount(page: Page): Promise<number> {
  await expect(page.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
  const text =
    (await page
      .getByText(/^[\d,]+( of [\d,]+)? rows?$/)
      .first()
      .textContent()) ?? '';
  return Number(text.replace(/ .*/, '').replaceAll(',', ''));
}
