import path from 'node:path';
import { defineConfig } from '@playwright/test';
import chromiumArguments from './testing/chromiumArguments.cjs';
import { runTimeZone } from '../test/support/moments/runMoment';

process.env.TZ = runTimeZone;

/** Real-browser tests against the built product; every worker has a server and a database of its own. */
export default defineConfig({
  testDir: path.resolve(__dirname, '../test/browser'),
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve(__dirname, '../test-results'),
  globalSetup: path.resolve(__dirname, '../test/browser/support/prepareCompany.ts'),
  fullyParallel: false,
  workers: 2,
  // What passes only when tried again is named at the end of the run: it is a defect of the test or of the product, to be found by its trace.
  retries: 2,
  // The longest rounds take a quarter of it on two idle cores.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: runTimeZone,
    // Nothing moves under the pointer: a press that begins while a dialog is still growing would end next to its button.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time on every page: DAYBOOK_TRACE=1 when a failure needs it from the first try on.
    trace: process.env.DAYBOOK_TRACE === '1' ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // A page of a test ends before code compiled to run fast pays; benchmarks keep the compilers.
      args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
    },
  },
});
