// npm run mutants [-- leave charts/forecast.ts]: changes the rules of src/domain one by one and says which changes no test
// of test/domain notices (decision 202). Stryker is no dependency: it is fetched when it is first wanted.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run, step } from './platform/step.mjs';

const version = '9.6.1';
const home = path.join(root, 'node_modules/.cache', `stryker-${version}`);
const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** @param {string} place a folder of src/domain, or a file in one */
function toPattern(place) {
  const inDomain = path.posix.join('src/domain', place);
  if (!existsSync(path.join(root, inDomain))) throw new Error(`There is no ${inDomain}`);
  return place.endsWith('.ts') ? inDomain : `${inDomain}/**/*.ts`;
}

try {
  const places = process.argv.slice(2);
  const mutated = (places.length === 0 ? ['.'] : places).map(toPattern).join(',');
  if (!existsSync(stryker)) {
    mkdirSync(home, { recursive: true });
    await step('Fetching Stryker', () =>
      run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
        ...['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund'],
        `@stryker-mutator/core@${version}`,
      ]),
    );
  }
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/testing/stryker.mjs', '--mutate', mutated], {
    cwd: root,
    stdio: 'inherit',
    // Random schedules in the number that a survivor is worth; `npm test` tries more.
    env: { SCHEDULE_RUNS: '100', ...process.env, TZ: 'UTC' },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
