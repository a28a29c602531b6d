import type { Locator, Page } from '@playwright/test';
import { expect } from './daybook';

type Keys = Readonly<Record<string, (page: Page) => Promise<void>>>;

const editedComment = (page: Page): Locator => page.getByRole('textbox', { name: 'Edit comment' });

/** Writes a comment, and edits it: the focus is on Cancel, because in the text '?' is a letter. */
export async function beginEditOfComment(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Comment' }).click();
  await page.keyboard.type('The ropes are coiled');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Edit comment' }).first().click();
  await expect(editedComment(page)).toBeFocused();
  await page.getByRole('form', { name: 'Edit comment' }).getByRole('button', { name: 'Cancel' }).focus();
}

export const editedCommentKeys: Keys = {
  'Save the comment': async (page) => {
    await editedComment(page).click();
    await page.keyboard.type(' twice ');
    await page.keyboard.press('Alt+Enter');
    await expect(editedComment(page)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('twice');
  },
  'Cancel editing': async (page) => {
    await editedComment(page).click();
    await page.keyboard.press('Escape');
    await expect(editedComment(page)).toHaveCount(0);
  },
};
