import { rmSync } from 'node:fs';
import { freePort } from '../../support/programs/freePort';
import { openIdClient, startIdentityProvider, type TestProvider } from '../../support/sign-in/identityProvider';
import { copyCompany, expect, test as base } from '../support/daybook';
import { DaybookServer } from '../support/daybookServer';

/** A server of its own with an identity provider that has not been started. */
const test = base.extend<object, { providerPort: number }>({
  providerPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  server: [
    async ({ providerPort }, use) => {
      const server = await DaybookServer.start(copyCompany(), {
        isLoaded: true,
        settings: {
          OIDC_ISSUER: `http://localhost:${providerPort}`,
          OIDC_CLIENT_ID: openIdClient.clientId,
          OIDC_CLIENT_SECRET: openIdClient.clientSecret,
          OIDC_NAME: 'Acme',
        },
      });
      await use(server);
      await server.stop();
      rmSync(server.dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('employees sign in at the provider while it can be reached, and are signed out with it', async ({
  page,
  server,
  providerPort,
}) => {
  test.setTimeout(300_000);
  let provider: TestProvider | undefined;
  try {
    await test.step('without the provider the page says so, and passwords work', async () => {
      // The first page may be faster than the server's look at the provider.
      await expect(async () => {
        await page.goto('/login');
        await expect(page.getByText('Sign-in with Acme is unavailable at the moment.')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.goto('/api/openid/start');
      await expect(page.getByRole('alert')).toContainText('Company sign-in is unavailable at the moment.');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel('Username')).toBeEnabled();
    });

    provider = await startIdentityProvider(server.url, { port: providerPort });
    await provider.addAccount({ sub: 'known', email: 'Employee@daybook.example', email_verified: true });
    await provider.addAccount({ sub: 'stranger', email: 'stranger@daybook.example', email_verified: true });

    await test.step('a user without an account is rejected in plain words', async () => {
      await page.goto('/api/openid/start');
      await page.getByLabel('Account').fill('stranger');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText('There is no Daybook account with your mail address.');
      await page.context().clearCookies();
    });

    await test.step('an employee returns to the page that was asked for', async () => {
      await page.goto('/taskList?q=a');
      await expect(page).toHaveURL(/\/login$/);
      await page.getByRole('button', { name: 'Sign in with Acme' }).click();
      await page.getByLabel('Account').fill('known');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/taskList\?q=a$/);
      await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
    });

    await test.step('signing out at the provider ends the open page', async () => {
      await provider?.endSession('known');
      await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Sign in with Acme' })).toBeVisible();
    });

    await test.step('a refresh that the provider rejects ends the open page within a minute', async () => {
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Sign in with Acme' }).click();
      await page.getByLabel('Account').fill('known');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).not.toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: /^User menu of/ })).toBeVisible();
      await provider?.endRefresh('known');
      await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
    });
  } finally {
    await provider?.stop();
  }
});
