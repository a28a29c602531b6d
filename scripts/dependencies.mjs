// npm run dependencies: which direct packages are past the times of src/docs/security-reference.md, asked of the npm
// registry: publication dates of newer versions and, where it answers them, advisories of all packages.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import { advisories, updateState } from './dependencies/timeFrames.mjs';
import { fail, root } from './platform/step.mjs';

const execute = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * The answer of an npm command, which ends with 1 when it has found something.
 * @param {...string} words
 */
async function ask(...words) {
  const answer = await execute(npm, [...words, '--json'], {
    cwd: root,
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  }).catch((/** @type {Error & { stdout?: string }} */ error) => {
    if (error.stdout?.trim().startsWith('{')) return { stdout: error.stdout };
    throw error;
  });
  return JSON.parse(answer.stdout.trim() || '{}');
}

try {
  const { engines, dependencies, devDependencies } = readJson('package.json');
  const rules = {
    now: new Date(),
    oldestNode: semver.minVersion(engines.node)?.version ?? '',
    heldBack: readJson('scripts/dependencies/heldBack.json'),
  };
  /** @type {Record<string, string>} */
  const direct = { ...dependencies, ...devDependencies };
  const states = [];
  for (const name of Object.keys(await ask('outdated'))) {
    // An alias is followed by the name of its package.
    const [, alias = name] = /^(.[^:]*):/.exec(name) ?? [];
    const [, target = alias, pinned = direct[alias]] = /^npm:(.+)@([^@]+)$/.exec(direct[alias] ?? '') ?? [];
    if (pinned === undefined) continue;
    const view = await ask('view', target, 'time', 'engines', 'version');
    states.push(updateState({ name: alias, pinned, view }, rules));
  }
  const late = states.filter(({ state }) => state === 'late');
  console.log(`${Object.keys(direct).length} direct packages, ${states.length} with a newer version:`);
  for (const { state, text } of states) console.log(`  ${state === 'late' ? 'PAST ITS TIME' : state}: ${text}`);
  const answer = await ask('audit');
  const found = advisories(answer);
  if (found === undefined)
    console.log(`Advisories were not asked: ${answer.message ?? 'the registry does not answer them'}`);
  else console.log([`${found.length} advisories`, ...found].join('\n  '));
  process.exitCode = late.length + (found?.length ?? 0) > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
