import type { Page } from '@playwright/test';
import { expect } from './daybook';

type Keys = Readonly<Record<string, (page: Page) => Promise<void>>>;

export const focusYear = (page: Page): Promise<void> => page.getByRole('grid', { name: /^Leave of/ }).focus();

/** Presses the keys of the year of own leaves, by their descriptions, and checks their effect. */
export const yearKeys: Keys = {
  'Move between the days of the year': async (page) => {
    const current = page.locator('.db-year-cursor');
    const month = ((await current.getAttribute('data-day')) ?? '').slice(0, 7);
    await page.keyboard.press('Home');
    await expect(current).toHaveAttribute('data-day', `${month}-01`);
    await page.keyboard.press('ArrowRight');
    await expect(current).toHaveAttribute('data-day', `${month}-02`);
  },
  'Open the day': async (page) => {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Employee Leave Form' })).toBeVisible();
  },
};

export async function focusWorkload(page: Page): Promise<void> {
  const workload = page.getByRole('grid', { name: 'Workload' });
  await expect(workload.locator('.db-workload-cell').first()).toBeVisible();
  await workload.focus();
}

/** The same of the workload. */
export const workloadKeys: Keys = {
  'Move between the days of people': async (page) => {
    const current = page.locator('.db-workload-current');
    const place = await current.boundingBox();
    await page.keyboard.press('ArrowRight');
    expect(await current.boundingBox()).not.toEqual(place);
  },
  'Open the tasks of the day': async (page) => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  },
};
