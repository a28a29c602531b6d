// Lints the code (eslint) and who imports whom (dependency-cruiser); fails when either finds something.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const run = (command, commandArguments) =>
  spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit' }).status === 0;

const isCodeClean = run(bin('eslint'), [
  '--config',
  'scripts/lint/eslint.config.mjs',
  '--cache',
  '--cache-location',
  'node_modules/.cache/eslint/',
  '--max-warnings',
  '0',
  'src',
  'test',
  'scripts',
  ...process.argv.slice(2),
]);
const areImportsAllowed = run(bin('depcruise'), [
  '--config',
  'scripts/lint/dependencyRules.cjs',
  '--output-type',
  'err-long',
  'src',
]);
process.exitCode = isCodeClean && areImportsAllowed ? 0 : 1;
