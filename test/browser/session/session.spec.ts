import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';

const message =
  "If we found an account associated with that email address, we've sent password reset instructions to the primary email address on the account.";

test.describe('Signing in', () => {
  test('asks for both entries, reports a mismatch at the top right, and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please enter your email!')).toBeVisible();
    await expect(page.getByText('Please enter your password!')).toBeVisible();
    await page.getByLabel('Username').fill('employee@daybook.example');
    await page.locator('input[type=password]').fill('not it');
    await page.getByRole('button', { name: 'Login' }).click();
    const toast = page.getByText('Email OR Password Not Match!!');
    await expect(toast).toBeVisible();
    // At the top right.
    const place = await toast.boundingBox();
    expect([(place?.x ?? 0) > 640, (place?.y ?? 720) < 120]).toEqual([true, true]);
    await expect(toast).toBeHidden({ timeout: 7000 });
    await expect(page.getByLabel('Username')).toHaveValue('employee@daybook.example');
    await expect(page.locator('input[type=password]')).toHaveValue('not it');
  });

  test('welcomes by name and opens the dashboard two seconds later; /login is closed then, Logout opens it again', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('pm@daybook.example');
    await page.locator('input[type=password]').fill('daybook');
    await page.getByRole('button', { name: 'Login' }).click();
    // Looked for in every frame: a later look would find less of the 2 s left.
    await page.waitForFunction(() => /Welcome \S+ \S+/.test(document.body.innerText), undefined, { polling: 'raf' });
    const welcomedAt = performance.now();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(performance.now() - welcomedAt).toBeGreaterThan(1500);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/.test(key)))).toEqual([]);
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('leads back to the page that was open when the token had expired', async ({ page, signIn }) => {
    await signIn('lead', { at: '/taskList?q=a' });
    await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Task' }).first().click();
    await page.getByRole('dialog', { name: 'Create Task' }).getByLabel('Short Summary').fill('Half of a summary');
    await page.evaluate(async () => {
      await fetch('/api/logout', {
        method: 'POST',
        headers: { Authorization: `Bearer ${localStorage.getItem('daybook.token')}` },
      });
    });
    // The page hears of it by itself.
    const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await expect(ended).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My tasks' })).toBeHidden();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ended.getByRole('button', { name: 'Copy unsent texts' }).click();
    await expect(ended.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Half of a summary');
    await ended.getByRole('button', { name: 'Save recording' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save recording' });
    await expect(dialog.getByLabel('Hide personal data')).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.daybook\.json\.gz$/);
    await ended.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill('lead@daybook.example');
    await page.locator('input[type=password]').fill('daybook');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/taskList\?q=a$/);
  });

  test('and out again counts for every tab of the browser', async ({ page, signIn, context }) => {
    await signIn('lead', { at: '/profile' });
    const other = await context.newPage();
    await other.goto('/projects');
    await expect(other.getByRole('heading', { name: 'Project', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/login$/);
  });
});

test('Forgot Password opens a modal of width 475 and says the same for an unknown address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The dialog grows into place.
  await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(475);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please Enter your Email')).toBeVisible();
  await dialog.getByLabel('Work email address').fill('unknown@daybook.example');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('A link of a password mail that never was says so and offers a new one', async ({ page }) => {
  await page.goto('/reset-password/this-link-was-never-sent-by-anybody');
  await expect(page.getByText(/This link can no longer be used/)).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByLabel('Work email address')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/This link can no longer be used/)).toBeVisible();
});

test('HR sees where an employee is signed in and signs the employee out there', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const own = await (await createCalls(server, 'newcomer')).get<{ _id: string }>('/auth/profile');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${server.url}/login`);
  await other.getByLabel('Username').fill('newcomer@daybook.example');
  await other.locator('input[type=password]').fill('daybook');
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).not.toHaveURL(/\/login$/);

  await signIn('hr', { at: `/employeeDetail/${own._id}?tab=details` });
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText(/^(Headless)?Chrome \d+/).first()).toBeVisible();
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions.getByText('Not signed in anywhere')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Open sessions' }).first()).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await context.close();
});
