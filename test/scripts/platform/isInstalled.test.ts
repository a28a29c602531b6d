import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isInstalled } from '../../../scripts/platform/isInstalled.mjs';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-installed-'));
  fs.mkdirSync(path.join(directory, 'node_modules'));
});

afterEach(() => fs.rmSync(directory, { recursive: true }));

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>;

function answerFor(wanted: Packages, installed: Packages | undefined, withDevelopment = true): boolean {
  const lockfile = path.join(directory, 'package-lock.json');
  fs.writeFileSync(lockfile, JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (installed !== undefined)
    fs.writeFileSync(path.join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return isInstalled(lockfile, path.join(directory, 'node_modules'), { withDevelopment });
}

const pg = { 'node_modules/pg': { version: '8.23.1' } };

test.each<[string, Packages, Packages | undefined, boolean]>([
  ['nothing has been installed, or an installation was interrupted', pg, undefined, false],
  ['everything is there', pg, pg, true],
  ['a package is missing', { ...pg, 'node_modules/kysely': { version: '0.28.18' } }, pg, false],
  ['a package has another version', pg, { 'node_modules/pg': { version: '8.20.0' } }, false],
  ['a package is there that is no longer wanted', {}, pg, false],
  [
    'only a package for another operating system is missing',
    { ...pg, 'node_modules/fsevents': { version: '2.3.3', optional: true } },
    pg,
    true,
  ],
])('when %s', (_case, wanted, installed, expected) => {
  expect(answerFor(wanted, installed)).toBe(expected);
});

test('only development asks for its packages; an installation for development serves a start too', () => {
  const all = { ...pg, 'node_modules/jest': { version: '30.5.2', dev: true } };
  expect(answerFor(all, pg, true)).toBe(false);
  expect(answerFor(all, pg, false)).toBe(true);
  expect(answerFor(all, all, false)).toBe(true);
  expect(answerFor(all, { 'node_modules/jest': { version: '30.5.2', dev: true } }, false)).toBe(false);
});
