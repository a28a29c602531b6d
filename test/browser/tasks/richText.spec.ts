import type { Locator, Page } from '@playwright/test';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';

async function openCommentBox(page: Page): Promise<Locator> {
  await page.locator('a[href^="/task/"]').first().click();
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.click();
  return box;
}

/** The last comment as the list shows it. */
const lastWords = (page: Page, text: string): Locator =>
  page
    .locator('.db-rich-text')
    .filter({ hasText: text })
    .filter({ hasNot: page.locator('[contenteditable]') })
    .last();

test('A comment is written with bold words, a list and large letters, sent by Alt + Enter, and looks the same afterwards', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  const box = await openCommentBox(page);
  await box.press('Control+b');
  await page.keyboard.type('Important');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' to know');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Font size 24' }).click();
  await page.keyboard.type('large');
  await page.getByRole('button', { name: 'Font size 48' }).click();
  await page.keyboard.type('larger');
  await page.keyboard.press('Alt+Enter');

  const comment = lastWords(page, 'Important to know');
  await expect(comment.locator('strong')).toHaveText('Important');
  await expect(comment.locator('li')).toHaveText(['first', 'second']);
  await expect(comment.getByText('larger')).toHaveCSS('font-size', '48px');
  await expect(comment.getByText('large', { exact: true })).toHaveCSS('font-size', '24px');
  await expect(box).toHaveText('');
});

test('What is pasted from a hostile page does nothing and leaves only its text and plain formatting', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  const box = await openCommentBox(page);
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 onclick="window.hurt=1">Pasted title</h1><img src=x onerror="window.hurt=1"><p style="position:fixed">and <b>bold</b> <a href="javascript:window.hurt=1">link</a></p><script>window.hurt=1</script>',
    );
    clipboardData.setData('text/plain', 'Pasted title and bold link');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(box).toContainText('Pasted title');
  await expect(box.locator('img, script, [onclick]')).toHaveCount(0);
  await page.keyboard.press('Alt+Enter');

  const comment = lastWords(page, 'Pasted title');
  await expect(comment.locator('strong')).toHaveText('bold');
  await expect(comment.locator('a[href]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

test('What is written stays the same on screen and in the editor through a long mixed series of keys', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  const box = await openCommentBox(page);
  // A fixed series that looks like chance: the same keys in every run.
  let seed = 20_260_615;
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  const keys = [
    'a',
    'b',
    ' ',
    'Enter',
    'Backspace',
    'ArrowLeft',
    'ArrowRight',
    'Control+b',
    'Control+i',
    'Control+Shift+7',
    'Control+Shift+8',
    'Shift+ArrowLeft',
    'x',
    'y',
    'Delete',
    'Control+z',
  ];
  for (let step = 0; step < 250; step += 1) await page.keyboard.press(keys[next(keys.length)] ?? 'a');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' the end');
  const lines = (await box.locator('[data-block]').allInnerTexts())
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  await page.keyboard.press('Alt+Enter');

  const comment = lastWords(page, 'the end');
  await expect(comment).toBeVisible();
  const sent = (await comment.locator('p, li').allInnerTexts())
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  expect(sent).toEqual(lines);
});

test('The arrow keys, Home and End move through the toolbar, and a disabled button shows that it has the focus', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  await openCommentBox(page);
  const button = (name: string): Locator =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name });
  await page.keyboard.press('Shift+Tab');
  await expect(button('Font size 48')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button('Font size 48')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(button('Bold')).toBeFocused();
  for (const name of ['Italic', 'Underline', 'Numbered list', 'Bulleted list', 'Link']) {
    await page.keyboard.press('ArrowRight');
    await expect(button(name)).toBeFocused();
  }
  await expect(button('Link')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Link')).toHaveCSS('outline-style', 'solid');
});

test('What an input method writes while a form is being saved does not show, and the focus stays in the text', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'IME');
  const { _id } = await (
    await createCalls(server, 'pm')
  ).upload<{ _id: string }>('/uplodeauth/tasks/add', {
    Project_id: project._id,
    Issue_type: 'Task',
    Short_summary: 'Write the letter',
    Description: '<p>To everyone</p>',
    Priority: 'LOW',
    Employee_id: project.managerId,
  });
  await signIn('pm', { at: `/task/${_id}` });
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sent');
  await expect(text).toHaveText('Sent');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/uplodeauth/tasks/edit', async (route) => {
    await isReleased;
    await route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
  const devTools = await page.context().newCDPSession(page);
  const compose = async (written: string): Promise<void> => {
    await devTools.send('Input.imeSetComposition', { text: written, selectionStart: 2, selectionEnd: 2 });
    await devTools.send('Input.insertText', { text: written });
  };
  await compose('日本');
  await expect(text).toHaveText('Sent');
  await expect(text).toBeFocused();
  release();
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'false');
  await text.click();
  await page.keyboard.press('Control+End');
  await compose('日本');
  await expect(text).toHaveText('Sent日本');
});
