import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findArea, areas, browserTestFiles, testsFor, testsOfTheWhole } from '../../scripts/testing/testAreas.mjs';

const root = path.resolve(__dirname, '../..');
const listFolders = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
/** They are about the server or the rules as a whole. */
const ofTheWhole = new Set([
  'backup',
  'database',
  'demo',
  'metrics',
  'operations',
  'plugins',
  'spreadsheets',
  'traces',
  'workers',
]);

test('every area is in the map of the tests', () => {
  const folders = ['src/client/features', 'src/server/features', 'src/domain', 'test/server', 'test/domain'].flatMap(
    (folder) => listFolders(folder).map((name) => `${folder}/${name}/`),
  );
  const unknown = folders.filter(
    (folder) => findArea(`${folder}file.ts`) === undefined && !ofTheWhole.has(path.basename(folder)),
  );
  expect(unknown).toEqual([]);
});

test('every browser test belongs to an area or to the whole, and is there', () => {
  const named = new Set([...areas.flatMap(browserTestFiles), ...testsOfTheWhole]);
  const present = readdirSync(path.join(root, 'test/browser'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.spec.ts') ? [path.basename(name, '.spec.ts')] : [],
  );
  expect([...named].sort()).toEqual(present.sort());
  expect(existsSync(path.join(root, 'test/browser/tickets/tickets.spec.ts'))).toBe(true);
});

const serverTests = ['test/server/leave/leaveLists.test.ts', 'test/server/tickets/tickets.test.ts'];

test('a change in one area asks for the tests of that area', () => {
  expect(testsFor(['src/server/features/tickets/listTickets.ts', 'README.md'], serverTests)).toMatchObject({
    areas: ['tickets'],
    shared: [],
    specs: ['tickets'],
    serverTests: ['test/server/tickets/tickets.test.ts'],
    needsBuild: true,
  });
});

test('a change of what all areas share asks for all API tests, and says so', () => {
  expect(testsFor(['src/server/app.ts'], serverTests)).toMatchObject({
    shared: ['src/server/app.ts'],
    specs: [],
    serverTests,
  });
});

test('a changed test is run', () => {
  expect(
    testsFor(['test/browser/leave/leave.spec.ts', 'test/server/leave/leaveLists.test.ts'], serverTests),
  ).toMatchObject({
    specs: ['leave'],
    serverTests: ['test/server/leave/leaveLists.test.ts'],
  });
});
