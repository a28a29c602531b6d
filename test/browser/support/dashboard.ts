import type { Locator, Page } from '@playwright/test';
import type { Calls } from './calls';

export const panel = (page: Page, title: RegExp | string): Locator =>
  page
    .locator('.db-dashboard-panel')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

export interface ShownFigure {
  readonly name: string;
  readonly figure: number;
  readonly href: string;
}

/** The links of an area that show a whole number, with what they are called. */
export const getFigures = (area: Locator): Promise<ShownFigure[]> =>
  area.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.textContent.trim().replaceAll(',', '');
      const href = link.getAttribute('href');
      return /^\d+$/.test(text) && href !== null
        ? [{ name: link.getAttribute('aria-label') ?? `${text} at ${href}`, figure: Number(text), href }]
        : [];
    }),
  );

/** At most `count` items of a long list, from its beginning to its end. */
export const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_item, index) => index % Math.max(1, Math.ceil(items.length / count)) === 0);

export const taskSummary = 'Grease the bollards';
/** Adds a task with any values. */
export const addTask = (calls: Calls, values: Readonly<Record<string, string>>): Promise<{ _id: string }> =>
  calls.upload('/uplodeauth/tasks/add', {
    Issue_type: 'Task',
    Short_summary: taskSummary,
    Description: '<p>Before the season</p>',
    Priority: 'MEDIUM',
    ...values,
  });

/** The figure that a link shows. */
export const getFigure = async (link: Locator): Promise<number> => Number(await link.textContent());
