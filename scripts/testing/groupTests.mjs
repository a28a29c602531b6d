// Groups of test files for a full run: jest loads the program once for each file, which takes longer than most files run.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runStep.mjs';

/** Where the groups are written; `jest.config.mjs` reads them when DAYBOOK_TEST_GROUPS is set. */
const groupFolder = path.join(root, '.cache/test-groups');

const filesBelow = (/** @type {string} */ folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();

/** A file of tests that runs the given ones, each in a block under its own name. */
const groupSource = (/** @type {readonly string[]} */ files) =>
  files
    .map(
      (file) =>
        `describe(${JSON.stringify(file)}, () => {\n  require(${JSON.stringify(path.join(root, file))});\n});\n`,
    )
    .join('');

/** Files that start programs, fill backups or send every operation take about this many times as long as others of the same size. */
const SLOW_FACTOR = 10;
const isSlow = (/** @type {string} */ source) =>
  /support\/(programs\/childProcess|files\/filledBackup|server\/hostileInput)'/.test(source);

/** About how long a file takes compared with others. */
function fileWeight(/** @type {string} */ file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  return source.length * (isSlow(source) ? SLOW_FACTOR : 1);
}

/**
 * The files in `count` groups that take about the same time, the longest first.
 * @param {readonly string[]} files
 * @param {number} count
 */
function intoGroups(files, count) {
  const groups = Array.from({ length: Math.min(count, files.length) }, () => ({
    weight: 0,
    files: /** @type {string[]} */ ([]),
  }));
  const weighed = files.map((file) => ({ file, weight: fileWeight(file) })).sort((a, b) => b.weight - a.weight);
  for (const { file, weight } of weighed) {
    const lightest = groups.reduce((a, b) => (b.weight < a.weight ? b : a));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  return groups.map(({ files: grouped }) => grouped);
}

/** All files of API tests. */
export const serverTests = () => filesBelow('test/server');

/** They are about what comes before the database: the answer is the same on each. */
const beforeDatabase = [
  /^test\/server\/plugins\//,
  /^test\/server\/(permissionMatrix|startServer|settings|unusedConnections)\.test\.ts$/,
  /^test\/server\/database\/(embeddedDatabase|killedServer|dataDirectoryLock)\.test\.ts$/,
  /^test\/server\/operations\/(validation|blankTexts|brokenForms|uploads|interruptedUploads|linearWork|compressAnswer)\.test\.ts$/,
  /^test\/server\/(richtext|spreadsheets|files)\//,
];

/** True for tests to which the kind of database makes a difference. */
export const touchesDatabase = (/** @type {string} */ file) =>
  !beforeDatabase.some((pattern) => pattern.test(file)) &&
  /testDatabase'|testServer'|DATABASE_URL/.test(readFileSync(path.join(root, file), 'utf8'));

/**
 * Writes API tests as groups that jest runs as one file each.
 * @param {readonly string[]} files
 * @param {number} count
 */
export function writeServerGroups(files = serverTests(), count = 4) {
  rmSync(groupFolder, { recursive: true, force: true });
  mkdirSync(groupFolder, { recursive: true });
  intoGroups(files, count).forEach((group, index) =>
    writeFileSync(path.join(groupFolder, `server${index + 1}.test.ts`), groupSource(group)),
  );
}
