// npm run test:days: all tests at moments at which programs go wrong. Each is `npm test -- --tests-only --at … --tz …`.
// `--only leap` takes the moments whose names contain the word; `--only-browser` and `--without-browser` half of the tests.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './testing/runStep.mjs';

const moments = [
  { name: 'a Sunday', at: '2026-03-08T12:00:00Z' },
  { name: 'the first weekday of a month', at: '2026-06-01T09:00:00Z' },
  { name: 'the turn of the year, over midnight', at: '2026-12-31T23:58:30Z' },
  { name: 'a leap day', at: '2028-02-29T12:00:00Z' },
  { name: 'the night in which summer time begins', at: '2026-03-29T00:58:30Z', tz: 'Europe/Berlin' },
  { name: 'the night in which summer time ends', at: '2026-10-25T00:58:30Z', tz: 'Europe/Berlin' },
];

const { values: wanted } = parseArgs({
  options: { only: { type: 'string' }, 'only-browser': { type: 'boolean' }, 'without-browser': { type: 'boolean' } },
});
const half = /** @type {const} */ (['only-browser', 'without-browser']).filter((name) => wanted[name]);
const chosen = moments.filter(({ name }) => name.includes(wanted.only ?? ''));
if (chosen.length === 0) {
  console.error(`No moment is called ${wanted.only}: ${moments.map(({ name }) => name).join('; ')}`);
  process.exit(1);
}

const node = (/** @type {string} */ script, /** @type {readonly string[]} */ words) =>
  spawnSync(process.execPath, [path.join(root, 'scripts', script), ...words], { cwd: root, stdio: 'inherit' })
    .status === 0;

if (!node('build.mjs', [])) process.exit(1);
const failed = chosen.filter(({ name, at, tz }) => {
  console.log(`\n${name}: ${at}${tz === undefined ? '' : `, ${tz}`}`);
  return !node('test.mjs', [
    '--tests-only',
    ...half.map((name) => `--${name}`),
    '--at',
    at,
    ...(tz === undefined ? [] : ['--tz', tz]),
  ]);
});
console.log(failed.length === 0 ? '\nAll passed' : `\nFailed at ${failed.map(({ name }) => name).join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
