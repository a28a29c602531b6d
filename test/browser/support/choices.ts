import type { Locator, Page } from '@playwright/test';

/** The choices of the open list that can be picked; 'Loading…' and 'No match' are disabled ones. */
export const offeredChoices = (page: Page): Locator =>
  page.getByRole('listbox').getByRole('option', { disabled: false });
