// npm run test:days: all tests at moments at which programs go wrong. Each is `npm test -- --tests-only --at … --tz …`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './testing/runStep.mjs';

const moments = [
  { name: 'a Sunday', at: '2026-03-08T12:00:00Z' },
  { name: 'the first weekday of a month', at: '2026-06-01T09:00:00Z' },
  { name: 'the turn of the year, over midnight', at: '2026-12-31T23:58:30Z' },
  { name: 'a leap day', at: '2028-02-29T12:00:00Z' },
  { name: 'the night in which summer time begins', at: '2026-03-29T00:58:30Z', tz: 'Europe/Berlin' },
  { name: 'the night in which summer time ends', at: '2026-10-25T00:58:30Z', tz: 'Europe/Berlin' },
];

const node = (/** @type {string} */ script, /** @type {readonly string[]} */ words) =>
  spawnSync(process.execPath, [path.join(root, 'scripts', script), ...words], { cwd: root, stdio: 'inherit' })
    .status === 0;

if (!node('build.mjs', [])) process.exit(1);
const failed = moments.filter(({ name, at, tz }) => {
  console.log(`\n${name}: ${at}${tz === undefined ? '' : `, ${tz}`}`);
  return !node('test.mjs', ['--tests-only', '--at', at, ...(tz === undefined ? [] : ['--tz', tz])]);
});
console.log(failed.length === 0 ? '\nAll passed' : `\nFailed at ${failed.map(({ name }) => name).join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
