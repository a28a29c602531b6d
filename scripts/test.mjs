// npm test: everything, at a fixed instant. `--postgres` runs the API tests on a real PostgreSQL server as well;
// `--production` also runs the tests that need Debian packages, `--only-production` no others;
// `--at 2028-02-29T12:00:00Z --tz Europe/Berlin` lets it take place at another instant and in another zone;
// `--tests-only` leaves out what `npm run check` says, and the build; `--only-browser` and `--without-browser` are its halves;
// `--changed` runs only what a change asks for, counted from where the branch left main, or `--since` a commit.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './testing/changedFiles.mjs';
import { checkSteps, runChecks } from './testing/checks.mjs';
import { serverTests, touchesDatabase, writeServerGroups } from './testing/groupTests.mjs';
import { bin, printTimes, root, runStep } from './testing/runStep.mjs';
import { testsFor, testsOfTheWhole } from './testing/testAreas.mjs';

const { values: wanted } = parseArgs({
  options: {
    postgres: { type: 'boolean' },
    production: { type: 'boolean' },
    'only-production': { type: 'boolean' },
    at: { type: 'string' },
    tz: { type: 'string' },
    'tests-only': { type: 'boolean' },
    'only-browser': { type: 'boolean' },
    'without-browser': { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
});
if (wanted.at !== undefined) process.env.DAYBOOK_AT = wanted.at;
if (wanted.tz !== undefined) process.env.DAYBOOK_TZ = wanted.tz;

const scratch = mkdtempSync(path.join(tmpdir(), 'daybook-test-'));
const totals = { passed: 0, failed: 0 };
const count = (/** @type {number} */ passed, /** @type {number} */ failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const node = process.execPath;

const readJson = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Steps that run at the same time as browser tests, which wait for pages and would find them slow. */
const inBackground = { inBackground: true };

/** @param {Parameters<typeof runChecks>} given */
async function check(...given) {
  for (const hasPassed of await runChecks(...given)) count(hasPassed ? 1 : 0, hasPassed ? 0 : 1);
}

/** The failed tests and their messages: they would be hard to find among thousands that passed. */
const failureMessages = (/** @type {string} */ report) =>
  /** @type {{ name: string, status: string, message: string }[]} */ (readJson(report)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative(root, name)}\n${message}`)
    .join('\n');

/**
 * @param {string} title
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} env
 */
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
    { ...inBackground, describeFailure: () => failureMessages(report) },
  );
  const result = readJson(report);
  const failed = result === undefined ? 1 : result.numFailedTests + result.numRuntimeErrorTestSuites;
  count(result?.numPassedTests ?? 0, failed === 0 && !hasPassed ? 1 : failed);
}

/**
 * What is read of the report of Playwright.
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} BrowserTest
 * @typedef {{ file: string, line: number, title: string, tests: BrowserTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @type {(suite: Suite) => Spec[]} */
const withinSuite = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(withinSuite)];

/** The browser tests that failed first and passed when tried again. */
const findUnstable = (/** @type {{ suites?: Suite[] } | undefined} */ report) =>
  (report?.suites ?? [])
    .flatMap(withinSuite)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `${file}:${line} ${title}\n${tests[0]?.results[0]?.error?.message ?? ''}`);

/** @param {readonly string[]} files only these; none: all */
async function browserTests(files = []) {
  const { findChromiumForTests } = await import('./testing/findChromium.mjs');
  let chromium;
  try {
    chromium = findChromiumForTests();
  } catch (error) {
    console.log(`FAILED browser tests: ${/** @type {Error} */ (error).message}`);
    count(0, 1);
    return;
  }
  const report = path.join(scratch, 'browser.json');
  const { hasPassed } = await runStep(
    'browser tests',
    bin('playwright'),
    ['test', '--config', 'scripts/playwright.config.ts', '--reporter', 'dot,json', ...files],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const result = readJson(report);
  for (const unstable of findUnstable(result)) console.log(`UNSTABLE, passed only when tried again: ${unstable}`);
  const stats = result?.stats;
  const failed = stats === undefined ? 1 : stats.unexpected;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), failed === 0 && !hasPassed ? 1 : failed);
}

/** @param {readonly string[]} files only these */
async function postgresTests(files = serverTests()) {
  const { startPostgres } = await import('./testing/postgresServer.mjs');
  let server;
  try {
    server = await startPostgres({ isForTests: true });
  } catch (error) {
    console.log(`FAILED API tests on PostgreSQL: ${/** @type {Error} */ (error).message}`);
    count(0, 1);
    return;
  }
  writeServerGroups(files.filter(touchesDatabase));
  await jest('API tests on PostgreSQL', ['--selectProjects', 'server'], { DATABASE_URL: server.url });
  await server.stop();
}

/** Skipped where a package is missing: the other tests need nothing but Node. */
async function productionTests() {
  const { missingPackages } = await import('./testing/debianPackages.mjs');
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`SKIPPED production tests, which need: apt-get install ${missing.join(' ')}`);
    return;
  }
  if (!existsSync(path.join(root, 'dist/server/main.mjs'))) await check([build()]);
  // One after the other: each starts several servers.
  await jest('production tests', ['--selectProjects', 'production', '--runInBand'], {
    DAYBOOK_TEST_PRODUCTION: '1',
    DAYBOOK_TEST_BUILT: '1',
  });
}

const { build, format, generated, importRules, lint, plainEnglish, types, unused } = checkSteps;

const needsChecks = !(wanted['tests-only'] || wanted['only-browser'] || wanted['without-browser']);

async function withoutBrowser() {
  if (needsChecks)
    await check([types(), lint(), importRules(), format(), unused(), plainEnglish(), generated()], inBackground);
  if (wanted['only-browser']) return;
  writeServerGroups();
  await jest('rules, API and store tests', []);
  if (wanted.postgres) await postgresTests();
}

async function everything() {
  if (needsChecks) await check([build()]);
  // Tests that start a server take what was built, as browser tests do: it starts in a third of the time.
  if (existsSync(path.join(root, 'dist/server/main.mjs'))) process.env.DAYBOOK_TEST_BUILT = '1';
  // Browser tests wait for pages and databases a third of their time: what needs no browser uses it.
  await Promise.all([wanted['without-browser'] ? undefined : browserTests(), withoutBrowser()]);
  if (wanted.production) await productionTests();
}

/** What a change asks for; says what it leaves out. */
async function changedOnly() {
  const { since, files } = changedFiles(wanted.since);
  const { areas, shared, specs, serverTests: apiTests, sources, needsBuild } = testsFor(files, serverTests());
  console.log(`${files.length} changed files since ${since}; areas: ${areas.join(', ') || 'none'}`);
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  await check([
    ...(needsBuild || specs.length > 0 ? [build()] : []),
    types(),
    ...(code.length > 0 ? [lint(code)] : []),
    ...(needsBuild ? [importRules()] : []),
    ...(code.length > 0 ? [format(code)] : []),
    generated(),
  ]);
  if (sources.length > 0)
    await jest('tests of rules and of the client that the change reaches', [
      '--selectProjects',
      'domain',
      'client',
      '--passWithNoTests',
      '--findRelatedTests',
      ...sources,
    ]);
  if (apiTests.length > 0) {
    writeServerGroups(apiTests, 2);
    await jest('API tests that the change reaches', ['--selectProjects', 'server']);
    if (wanted.postgres) await postgresTests(apiTests);
  }
  if (specs.length > 0) await browserTests(specs.map((name) => `/${name}.spec.ts`));
  if (shared.length > 0)
    console.log(
      `All areas share ${shared.slice(0, 5).join(', ')}${shared.length > 5 ? ' …' : ''}: npm test runs the rest`,
    );
  console.log(`Not run: ${testsOfTheWhole.join(', ')} and the browser tests of other areas`);
}

const { installWhenNeeded } = await import('./platform/install.mjs');
await installWhenNeeded({ withDevelopment: true });
if (wanted['only-production']) await productionTests();
else if (wanted.changed || wanted.since !== undefined) await changedOnly();
else await everything();
rmSync(scratch, { recursive: true, force: true });
printTimes();
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && (totals.passed > 0 || wanted['only-production']) ? 0 : 1;
