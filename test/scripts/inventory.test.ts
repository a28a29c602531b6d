import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * test/inventory.tsv: every statement of the specification, with the tests that show it. A row is
 * - shown: by the named test of the file, or by several together: files and names separated by ' | ', in the same order;
 * - judged: only a person can, and the row says what was looked at, or which ruling departs from the text.
 */
const root = path.resolve(__dirname, '../..');
/** What a test can show is not left to the eye: the number may only fall. */
const maxJudged = 5;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly files: readonly string[];
  /** Names of the tests as written in the files, or the reason. */
  readonly tests: readonly string[];
  readonly statement: string;
}

const rows: readonly Row[] = readFileSync(path.join(root, 'test/inventory.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', state = '', files = '', tests = '', statement = ''] = line.split('\t');
    return { id, state, files: files.split(' | '), tests: tests.split(' | '), statement };
  });
const inState = (state: string): readonly Row[] => rows.filter((row) => row.state === state);

const sources = new Map<string, string>();
function readSource(file: string): string {
  const place = path.join(root, file);
  const known = sources.get(file) ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
  sources.set(file, known);
  return known;
}

/** How many statements of each kind the specification holds. */
const sizes = {
  BEH: 89,
  CALL: 84,
  COL: 67,
  CONST: 32,
  FIELD: 62,
  FMT: 18,
  MSG: 17,
  NAV: 50,
  PERM: 16,
  ROUTE: 67,
  SCR: 91,
  STATE: 18,
  VAL: 64,
};

test('every statement has one row', () => {
  const expected = Object.entries(sizes).flatMap(([kind, size]) =>
    Array.from({ length: size }, (_, index) => `${kind}-${String(index + 1).padStart(3, '0')}`),
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort());
  expect(
    rows.filter(
      ({ state, files, tests, statement }) =>
        !['shown', 'judged'].includes(state) ||
        files.length !== tests.length ||
        tests.some((name) => name.trim() === '') ||
        statement.trim() === '',
    ),
  ).toEqual([]);
});

/** How often the file gives a test this title; the tables of `each` are not titles. */
function countTitles(file: string, name: string): number {
  const title = [...`'"\``].flatMap((quote) =>
    readSource(file)
      .split(`${quote}${name}${quote}`)
      .slice(0, -1)
      .map((text) => [text]),
  );
  return title.filter(([before = '']) => /\(\s*$/.test(before)).length;
}

test('every test that is named exists, once', () => {
  expect(
    inState('shown').flatMap(({ id, files, tests }) =>
      tests.flatMap((name, index) => {
        const file = files[index] ?? '';
        const count = countTitles(file, name);
        return count === 1 ? [] : [`${id}: ${file} has ${count} tests '${name}'`];
      }),
    ),
  ).toEqual([]);
});

test(`at most ${maxJudged} statements are left to the eye`, () => {
  expect(inState('judged').length).toBeLessThanOrEqual(maxJudged);
});
