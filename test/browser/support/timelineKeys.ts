import type { Page } from '@playwright/test';
import { expect } from './daybook';

const timeline = (page: Page) => page.getByRole('treegrid', { name: 'Timeline' });

/** The first row is a group, the second a task. */
export async function chooseFirstTask(page: Page): Promise<void> {
  await timeline(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(timeline(page)).toHaveAttribute('aria-activedescendant', /^timeline-row-[\w-]+$/);
}

const movesBar =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await expect(page.locator('.db-timeline-draft')).toBeVisible();
  };

/** Presses the keys of the timeline, by their descriptions, and checks their effect. */
export const timelineKeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Move between the rows': async (page) => {
    const row = await timeline(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expect(timeline(page)).not.toHaveAttribute('aria-activedescendant', row ?? '');
  },
  'Open the task, preview its move, or close the group': async (page) => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/task\//);
  },
  'Move the task by a day': movesBar('ArrowRight'),
  'Move the end of the task': movesBar('Shift+ArrowRight'),
  'Move the start of the task': movesBar('Control+ArrowLeft'),
  'With the arrows: by half a day': movesBar('Alt+ArrowRight'),
  'Discard the move': async (page) => {
    await movesBar('ArrowRight')(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.db-timeline-draft')).toHaveCount(0);
  },
  'Link the task to one that waits for it': async (page) => {
    await page.keyboard.press('l');
    await expect(page.getByText(/^Choose the task that waits for/)).toBeVisible();
  },
  'Dependencies of the task': async (page) => {
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog', { name: /^Dependencies of / })).toBeVisible();
  },
};
