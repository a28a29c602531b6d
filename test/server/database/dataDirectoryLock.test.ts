import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockDataDirectory } from '../../../src/server/database/dataDirectoryLock';
import { startChild, type Child } from '../../support/programs/childProcess';

let directory: string;
let children: Child[];

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-lock-'));
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  fs.rmSync(directory, { recursive: true });
});

function startHolder(): Child {
  const child = startChild('test/support/processes/holdDataDirectory.ts', [directory]);
  children.push(child);
  return child;
}

test('a second Daybook on the same data is rejected with one clear line', async () => {
  const lock = await lockDataDirectory(directory);
  const line = await startHolder().nextLine();
  expect(line).toBe(
    `rejected: The data directory ${directory} is in use by another running Daybook (DATA_DIR): stop that one, or give this one a directory of its own`,
  );
  await lock.release();
});

test('the same process cannot take its data twice either', async () => {
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow('is in use by another running Daybook');
  await lock.release();
});

test('after a stop the data can be taken again, as often as one likes', async () => {
  for (let turn = 0; turn < 5; turn += 1) await (await lockDataDirectory(directory)).release();
  expect(fs.readdirSync(directory)).toEqual(['lock.5']);
});

test('a Daybook that was killed is no obstacle, and is rejected while it lives', async () => {
  const first = startHolder();
  expect(await first.nextLine()).toBe('held');
  await expect(lockDataDirectory(directory)).rejects.toThrow('is in use by another running Daybook');
  await first.kill();
  const lock = await lockDataDirectory(directory);
  await lock.release();
});

test('of several that start in the same moment on data left by a killed one, exactly one gets it', async () => {
  const first = startHolder();
  await first.nextLine();
  await first.kill();
  const answers = await Promise.all(Array.from({ length: 6 }, () => startHolder().nextLine()));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
});

test('many attempts within one process leave exactly one holder', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDirectory(directory)));
    const held = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(held).toHaveLength(1);
    await Promise.all(held.map((lock) => lock.release()));
  }
});

test('a directory whose path is longer than a socket may have is held all the same, and leaves nothing among the temporary files', async () => {
  const linksBefore = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('daybook-'));
  const long = path.join(directory, 'x'.repeat(120));
  const lock = await lockDataDirectory(long);
  await expect(lockDataDirectory(long)).rejects.toThrow(/is in use by another running Daybook \(DATA_DIR\)/);
  await lock.release();
  const again = await lockDataDirectory(long);
  await again.release();
  const linksAfter = fs
    .readdirSync(os.tmpdir())
    .filter((name) => name.startsWith('daybook-') && !linksBefore.includes(name));
  expect(linksAfter.filter((name) => fs.existsSync(path.join(os.tmpdir(), name, 'd')))).toEqual([]);
});
