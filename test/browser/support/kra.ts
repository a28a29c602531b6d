import type { Locator, Page } from '@playwright/test';

/** Chooses a rating of a question of the KRA form. */
export const rate = (form: Locator, question: string, rating: number): Promise<void> =>
  form
    .getByRole('radiogroup', { name: new RegExp(`^${question}`) })
    .getByText(String(rating), { exact: true })
    .click();

/** The monthly record asks to be confirmed on any page; here it is put off. */
export const putOffMonthlyRecord = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Please confirm your leave?' }), async (dialog) =>
    dialog.getByRole('button', { name: 'Close' }).click(),
  );
