import { once } from 'node:events';
import { rmSync } from 'node:fs';
import net from 'node:net';
import { freePort } from '../../support/programs/freePort';
import { openIdClient } from '../../support/sign-in/identityProvider';
import { copyCompany, expect, test as base } from '../support/daybook';
import { DaybookServer } from '../support/daybookServer';

/** A server whose outer parts are all broken: a mail server that says nothing, and others that are not there. */
const test = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const silent = net.createServer();
      silent.listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const gone = await freePort();
      const server = await DaybookServer.start(copyCompany(), {
        isLoaded: true,
        settings: {
          SMTP_URL: `smtp://127.0.0.1:${(silent.address() as net.AddressInfo).port}`,
          BACKUP_DIR: '/dev/null/backups',
          OIDC_ISSUER: `http://localhost:${gone}`,
          OIDC_CLIENT_ID: openIdClient.clientId,
          OIDC_CLIENT_SECRET: openIdClient.clientSecret,
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${gone}`,
          OTEL_EXPORTER_OTLP_TIMEOUT: '500',
          PUBLIC_URL: `http://localhost:${gone}`,
        },
      });
      await use(server);
      await server.stop();
      silent.close();
      rmSync(server.dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('HR sees which parts do not work while everything else does, and the last figures when no answer comes', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('hr', { at: '/status' });
  const parts = page.getByRole('table', { name: 'Parts' });
  const row = (name: string) =>
    parts.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await test.step('the page refreshes itself until all are known', async () => {
    for (const name of ['Mail server', 'Backups', 'Identity provider', 'Public address', 'Collector of traces'])
      await expect(row(name)).toContainText('Does not work', { timeout: 60_000 });
    await expect(row('Mail server')).toContainText(/It (?:has not answered within 5 s|does not answer)/);
    await expect(row('Backups')).toContainText('/dev/null/backups');
    await expect(row('Identity provider')).toContainText('Nothing answers there');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Does not work: ');
  });
  await test.step('what is needed works, and no secret is shown', async () => {
    await expect(row('Database')).toContainText('Works');
    await expect(row('Data folder')).toContainText(/Works|Needs attention/);
    await expect(page.getByRole('region', { name: 'Settings in force' })).toContainText('OIDC_CLIENT_SECRET');
    await expect(page.locator('body')).not.toContainText(openIdClient.clientSecret);
    await expect(page.getByRole('table', { name: 'Slowest operations' })).toBeVisible();
  });
  await test.step('without an answer the figures stay', async () => {
    await page.route('**/api/auth/server/status', (route) => route.abort());
    await expect(page.getByRole('alert').filter({ hasText: 'Shown are the figures of' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(row('Database')).toBeVisible();
  });
});

test('The status is not for employees', async ({ page, signIn }) => {
  await signIn('employee', { at: '/status' });
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});

test('A table whose content outgrows its frame by itself is reached and scrolled by the keyboard', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('hr', { at: '/status' });
  const frame = page.getByRole('group', { name: 'Workers' });
  await expect(frame).toBeVisible();
  await expect(frame).not.toHaveAttribute('tabindex');
  // The size of the frame stays as it is.
  await frame.evaluate((element) => {
    element.style.height = `${element.getBoundingClientRect().height}px`;
  });
  await frame.locator('table').evaluate((table) => {
    table.style.width = '3000px';
  });
  // Sooner than the figures are read again.
  await expect(frame).toHaveAttribute('tabindex', '0', { timeout: 4000 });
});
