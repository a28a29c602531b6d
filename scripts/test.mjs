// npm test: everything, at a fixed instant. `--postgres` runs the API tests on a real PostgreSQL server as well;
// `--at 2028-02-29T12:00:00Z --tz Europe/Berlin` lets it take place at another instant and in another zone;
// `--tests-only` leaves out lint, types and build.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeServerGroups } from './testing/groupTests.mjs';
import { root, runStep } from './testing/runStep.mjs';

const { values: wanted } = parseArgs({
  options: {
    postgres: { type: 'boolean' },
    at: { type: 'string' },
    tz: { type: 'string' },
    'tests-only': { type: 'boolean' },
  },
});
if (wanted.at !== undefined) process.env.DAYBOOK_AT = wanted.at;
if (wanted.tz !== undefined) process.env.DAYBOOK_TZ = wanted.tz;

const scratch = mkdtempSync(path.join(tmpdir(), 'daybook-test-'));
const totals = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const node = process.execPath;
const bin = (name) => path.join(root, 'node_modules/.bin', name);

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

async function check(title, command, commandArguments) {
  const { hasPassed } = await runStep(title, command, commandArguments);
  count(hasPassed ? 1 : 0, hasPassed ? 0 : 1);
  return hasPassed;
}

/** Which tests failed, and why: among thousands that passed nobody would find them. */
const failuresOf = (report) =>
  (readJson(report)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative(root, name)}\n${message}`)
    .join('\n');

async function jest(title, commandArguments, env = {}) {
  const report = path.join(scratch, `${title.replace(/\W+/g, '-')}.json`);
  // forceExit: a failed test may leave a server running, which must not delay the report.
  // liftoff-only: V8 does not optimise the WebAssembly of the embedded databases, which takes longer than it saves in
  // short runs. Measured when each file opened its own database, not since groups of files share one.
  const { hasPassed } = await runStep(
    title,
    node,
    [
      '--liftoff-only',
      '--experimental-vm-modules',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--config',
      'scripts/jest.config.mjs',
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
      ...commandArguments,
    ],
    { NODE_NO_WARNINGS: '1', DAYBOOK_TEST_GROUPS: '1', ...env },
    () => failuresOf(report),
  );
  const result = readJson(report);
  const failed = result === undefined ? 1 : result.numFailedTests + result.numRuntimeErrorTestSuites;
  count(result?.numPassedTests ?? 0, failed === 0 && !hasPassed ? 1 : failed);
}

const withinSuite = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(withinSuite)];

/** The browser tests that failed first and passed when tried again. */
const unstableOf = (report) =>
  (report?.suites ?? [])
    .flatMap(withinSuite)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `${file}:${line} ${title}\n${tests[0].results[0].error?.message ?? ''}`);

async function browserTests() {
  const { findChromium } = await import('./testing/findChromium.mjs');
  let chromium;
  try {
    chromium = findChromium();
  } catch (error) {
    console.log(`FAILED browser tests: ${error.message}`);
    count(0, 1);
    return;
  }
  const report = path.join(scratch, 'browser.json');
  const { hasPassed } = await runStep(
    'browser tests',
    bin('playwright'),
    ['test', '--config', 'scripts/playwright.config.ts', '--reporter', 'dot,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const result = readJson(report);
  for (const unstable of unstableOf(result)) console.log(`UNSTABLE, passed only when tried again: ${unstable}`);
  const stats = result?.stats;
  const failed = stats === undefined ? 1 : stats.unexpected;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), failed === 0 && !hasPassed ? 1 : failed);
}

async function postgresTests() {
  const { startPostgres } = await import('./testing/postgresServer.mjs');
  let server;
  try {
    server = await startPostgres();
  } catch (error) {
    console.log(`FAILED API tests on PostgreSQL: ${error.message}`);
    count(0, 1);
    return;
  }
  writeServerGroups({ onlyWithDatabase: true });
  await jest('API tests on PostgreSQL', ['--selectProjects', 'server'], { DATABASE_URL: server.url });
  await server.stop();
}

async function checks() {
  const isGeneratedFresh = await check('generated code is what the contract says', node, [
    '--import',
    'tsx',
    'scripts/generate/checkGenerated.ts',
  ]);
  if (!isGeneratedFresh) console.log('Run: npm run generate');
  // Lint takes as long as the two others together.
  await Promise.all([
    check('lint and import rules', node, ['scripts/lint/lint.mjs']),
    (async () => {
      await check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
      await check('build', node, ['scripts/build.mjs']);
    })(),
  ]);
}

const { installWhenNeeded } = await import('./platform/install.mjs');
await installWhenNeeded();
if (!wanted['tests-only']) await checks();
writeServerGroups();
await jest('rules, API and store tests', []);
if (wanted.postgres) await postgresTests();
await browserTests();
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
