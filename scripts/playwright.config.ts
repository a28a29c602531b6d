import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** Real-browser tests against the built product; every worker has a server and a database of its own. */
export default defineConfig({
  testDir: path.resolve(__dirname, '../test/browser'),
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve(__dirname, '../test-results'),
  globalSetup: path.resolve(__dirname, '../test/browser/support/prepareCompany.ts'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Recording costs time on every page: DAYBOOK_TRACE=1 when a failure needs it.
    trace: process.env.DAYBOOK_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
