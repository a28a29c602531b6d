import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentHash } from '../../../scripts/platform/contentHash.mjs';

let root: string;
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
const hash = (): string => contentHash(root, ['src', 'webpack.config.js', 'absent']);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-hash-'));
  write('src/server/main.ts', 'start()');
  write('webpack.config.js', 'module.exports = {}');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('files that are merely touched need no build', () => {
  const before = hash();
  fs.utimesSync(path.join(root, 'src/server/main.ts'), new Date(0), new Date(0));
  expect(hash()).toBe(before);
});

test.each([
  ['changed', () => write('src/server/main.ts', 'stop()')],
  ['added', () => write('src/server/new.ts', '')],
  ['removed', () => fs.rmSync(path.join(root, 'src/server/main.ts'))],
  ['renamed', () => fs.renameSync(path.join(root, 'src/server/main.ts'), path.join(root, 'src/server/start.ts'))],
])('a file that is %s asks for a build', (_case, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});
