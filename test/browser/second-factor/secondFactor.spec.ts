import type { Page } from '@playwright/test';
import { shownCode } from '../../support/sign-in/authenticator';
import { expect, test } from '../support/daybook';

/** The code that the app shows, `stepsAhead` codes from now. */
const code = (secret: string, stepsAhead = 0): string =>
  // oxlint-disable-next-line clock/in-tests -- the server compares codes with the clock of the machine
  shownCode(secret, new Date(performance.timeOrigin + performance.now() + stepsAhead * 30_000));

/** Sets up an authenticator app in the profile. */
async function setUp(page: Page): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.getByTestId('authenticator-secret').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText(/^This code/).first()).toBeVisible();
  const used = code(secret);
  await dialog.getByLabel('Code that the app shows').fill(used);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  const kept = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(kept).toBeVisible();
  const codes = await kept.getByRole('listitem').allInnerTexts();
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, used, codes };
}

async function enterPassword(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(`${account}@daybook.example`);
  await page.locator('input[type=password]').fill('daybook');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
}
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
};

test('an authenticator app is set up in the profile; then signing in asks for its code or a recovery code', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/profile' });
  const { secret, used, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('10 of 10 unused')).toBeVisible();
  await signOut(page);

  await enterPassword(page, 'employee');
  await page.getByLabel('Code').fill(used);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code has been used already').first()).toBeVisible();
  await page.getByLabel('Code').fill(code(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);

  await enterPassword(page, 'employee');
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByText('9 of 10 unused')).toBeVisible();
});

test('a change of a role after ten minutes asks who it is, and then is saved with what was entered', async ({
  page,
  signIn,
}) => {
  await signIn('hr', { at: '/add-rolesPermission' });
  // The sign-in is no longer recent: the server says so once, as it would after ten minutes.
  let isOld = true;
  await page.route('**/api/auth/permission/save', (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          json: { status: 0, code: 'sign_in_not_recent', message: 'Please confirm that it is you' },
        })
      : route.fallback(),
  );
  await page.getByLabel('Role Name').fill('Auditor');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your password').first()).toBeVisible();
  isOld = false;
  await dialog.getByLabel('Your password').fill('daybook');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Auditor' })).toBeVisible();
});

test('a role that demands a second factor leads to it and lets nothing else through', async ({ page, signIn }) => {
  await signIn('newcomer', { at: '/dashboard' });
  await page.route('**/api/auth/**', (route) =>
    /second-factor|session\/confirm/.test(route.request().url())
      ? route.fallback()
      : route.fulfill({
          status: 403,
          json: { status: 0, code: 'second_factor_required', message: 'Your role demands a second factor.' },
        }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your role demands a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.unroute('**/api/auth/**');
  await setUp(page);
  await expect(page).toHaveURL(/dashboard$/);
  await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
});

test('a passkey is added in the profile and signs in without a password', async ({ page, signIn }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn('tpm', { at: '/profile' });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Passkey Laptop')).toBeVisible();
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);

  await enterPassword(page, 'tpm');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
