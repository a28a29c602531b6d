import type { Page } from '@playwright/test';
import { expect, test } from '../support/daybook';
import { revokeFlag } from '../support/roles';
import { cellsUnder, textsUnder } from '../support/table';

/** Holds the question about the user's rights back until it is called. */
async function holdRights(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/permission/details', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function editFirstSummary(page: Page, typed: string): Promise<void> {
  await textsUnder(page, 'Summary');
  const cell = (await cellsUnder(page, 'Summary')).first();
  // Notices above the table move it while they come.
  await expect(async () => {
    // Next to its link.
    await cell.click({ position: { x: 2, y: 2 } });
    const id = (await cell.getAttribute('id')) ?? 'none';
    await expect(page.getByRole('grid')).toHaveAttribute('aria-activedescendant', id, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('F2');
  await page.keyboard.type(typed);
}

test('What is typed after F2 reaches the cell although the rights of the user are on the way', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/taskList' });
  const release = await holdRights(page);
  await page.reload();
  await editFirstSummary(page, 'gt typed early');
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('gt typed early');
  await expect(page).toHaveURL(/\/taskList/);
  release();
  await page.keyboard.press('Enter');
  await expect.poll(() => textsUnder(page, 'Summary')).toContain('gt typed early');
});

test('An editor that was opened before it is known that tasks may not be edited says so', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('employee', { at: '/taskList' });
  const release = await holdRights(page);
  const restore = await revokeFlag(server, 'Employee', 'Project.Edit_Task');
  try {
    await page.reload();
    await editFirstSummary(page, 'gt');
    release();
    await expect(page.getByRole('alert').filter({ hasText: 'You are not permitted to edit tasks' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('grid')).toBeFocused();
  } finally {
    await restore();
  }
});
