import { goKeys } from '../../../../src/client/app/goKeys';
import {
  groupedEntries,
  matchingEntries,
  readRecent,
  withRecent,
  type PaletteEntry,
} from '../../../../src/client/app/palette/paletteEntry';
import { screensFor } from '../../../../src/client/app/palette/usePaletteEntries';
import { shellRoutes } from '../../../../src/client/app/routes';
import { isForKeys } from '../../../../src/client/ui/keys/isForKeys';
import { addPageKeys, pageKeyGroups, runPageKey } from '../../../../src/client/ui/keys/pageKeys';

const entry = (label: string, kind: PaletteEntry['kind'] = 'screen'): PaletteEntry => ({
  id: `${kind}:${label}`,
  kind,
  label,
});

test('every word that was typed must be there, and what begins with it comes first', () => {
  const entries = ['Sprint Report', 'Report of tasks', 'My tasks'].map((label) => entry(label));
  expect(matchingEntries(entries, 'report').map(({ label }) => label)).toEqual(['Report of tasks', 'Sprint Report']);
  expect(matchingEntries(entries, 'TASK re').map(({ label }) => label)).toEqual(['Report of tasks']);
});

test('kinds keep their order, but a key wants its task first', () => {
  const entries = [entry('HBR-1 Crane', 'task'), entry('Harbour', 'project'), entry('Create Task', 'action')];
  expect(groupedEntries(entries, 'cr').map(({ title }) => title)).toEqual(['Actions', 'Tasks', 'Projects']);
  const ticket = entry('IT-1 Screen', 'ticket');
  expect(groupedEntries([ticket, ...entries], 'it-1').map(({ title }) => title)).toEqual([
    'Tasks',
    'Tickets',
    'Actions',
    'Projects',
  ]);
  expect(groupedEntries(entries, 'hbr-1').map(({ title }) => title)).toEqual(['Tasks', 'Actions', 'Projects']);
});

test('six recent choices are kept, each once, and damaged ones are dropped', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => entry(label));
  expect(withRecent(recent, entry('c')).map(({ label }) => label)).toEqual(['c', 'a', 'b', 'd', 'e', 'f']);
  expect(withRecent(recent, entry('g'))).toHaveLength(6);
  expect(
    readRecent([entry('a'), { id: 1 }, null, { ...entry('b'), kind: 'secret' }, { ...entry('c'), path: 5 }]),
  ).toEqual([entry('a')]);
  expect(readRecent('nonsense')).toEqual([]);
});

test('letters lead only to screens that are there and permitted', () => {
  const titles = goKeys(new Set()).map(({ letter, title }) => `${letter} ${title}`);
  expect(titles).toEqual(expect.arrayContaining(['d Dashboard', 'p Project', 't My tasks', 'u Profile']));
  expect(new Set(goKeys(new Set()).map(({ letter }) => letter)).size).toBe(titles.length);
  expect(new Set(goKeys(new Set()).map(({ title }) => title)).size).toBe(titles.length);
});

test('a screen that has several paths is offered once, by its first path', () => {
  const offered = screensFor(new Set(['PM_Report.Seven_Days_Working_plan'])).map(({ path }) => path);
  const screens = offered.map((path) => shellRoutes.find((route) => route.path === path)?.screen);
  expect(new Set(screens).size).toBe(offered.length);
  expect(offered).toEqual(expect.arrayContaining(['/employeeWorkingPlan', '/myattendance', '/me']));
  expect(offered).not.toEqual(expect.arrayContaining(['/employeereport']));
});

test('the key that was put on the page last has the say, and goes with its page', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const removeFirst = addPageKeys({ title: 'Page', keys: [{ keys: 'c', description: 'First', run: first }] });
  const removeSecond = addPageKeys({
    title: 'Page',
    keys: [
      { keys: 'c', description: 'Second', run: second },
      { keys: 'F2', description: 'Edit' },
    ],
  });
  expect(runPageKey('c')).toBe(true);
  expect([first, second].map((run) => run.mock.calls.length)).toEqual([0, 1]);
  expect(pageKeyGroups()).toMatchObject([
    { title: 'Page', keys: [{ description: 'First' }, { description: 'Second' }, { description: 'Edit' }] },
  ]);
  expect(runPageKey('F2')).toBe(false);
  removeSecond();
  runPageKey('c');
  expect(first).toHaveBeenCalledTimes(1);
  removeFirst();
  expect([runPageKey('c'), pageKeyGroups()]).toEqual([false, []]);
});

test('a key of the program gives way to that of the page, is listed only where it works, and takes over where the page declines', () => {
  const [ofPage, everywhere] = [jest.fn((): void | false => undefined), jest.fn()];
  const remove = [
    addPageKeys({ title: 'Page', keys: [{ keys: 't', description: 'Timer of the row', run: ofPage }] }),
    addPageKeys({
      title: 'Everywhere',
      isEverywhere: true,
      keys: [
        { keys: 't', description: 'Timer', run: everywhere },
        { keys: '?', description: 'This list' },
      ],
    }),
  ];
  expect(pageKeyGroups().map(({ title, keys }) => [title, keys.map(({ description }) => description)])).toEqual([
    ['Page', ['Timer of the row']],
    ['Everywhere', ['This list']],
  ]);
  runPageKey('t');
  expect([ofPage, everywhere].map((run) => run.mock.calls.length)).toEqual([1, 0]);
  ofPage.mockReturnValue(false);
  expect(runPageKey('t')).toBe(true);
  expect(everywhere).toHaveBeenCalledTimes(1);
  remove.forEach((take) => take());
});

test.each([
  ['<p id="here">text</p>', {}, true],
  ['<input id="here">', {}, false],
  ['<div contenteditable="true"><b id="here">text</b></div>', {}, false],
  ['<div role="menu"><a id="here">text</a></div>', {}, false],
  ['<p id="here">text</p>', { ctrlKey: true }, false],
  ['<p id="here">text</p>', { key: 'Enter' }, false],
  ['<p id="here">text</p>', { repeat: true }, false],
])('a key on %s with %j is for the page: %s', (html, more, isForPage) => {
  document.body.innerHTML = html;
  let answer: boolean | undefined;
  document.addEventListener('keydown', (event) => (answer = isForKeys(event)), { once: true });
  document.getElementById('here')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...more }));
  expect(answer).toBe(isForPage);
  document.body.innerHTML = '';
});
