import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * test/inventory.tsv: every statement of the specification, with the test that shows it. A row is
 * - shown: by the named test of the file;
 * - judged: only a person can, and the row says what was looked at, or which ruling departs from the text.
 */
const root = path.resolve(__dirname, '../..');
/** What a test can show is not left to the eye: the number may only fall. */
const maxJudged = 5;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly file: string;
  /** Name of the test as in the file, or the reason. */
  readonly test: string;
  readonly statement: string;
}

const rows: readonly Row[] = readFileSync(path.join(root, 'test/inventory.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', state = '', file = '', test = '', statement = ''] = line.split('\t');
    return { id, state, file, test, statement };
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
      ({ state, test: reason, statement }) =>
        !['shown', 'judged'].includes(state) || reason.trim() === '' || statement.trim() === '',
    ),
  ).toEqual([]);
});

test('every test that is named exists', () => {
  const quoted = (row: Row): boolean =>
    ["'", '"', '`'].some((quote) => readSource(row.file).includes(`${quote}${row.test}${quote}`));
  expect(
    inState('shown')
      .filter((row) => !quoted(row))
      .map(({ id, file, test: name }) => `${id}: ${file} has no test '${name}'`),
  ).toEqual([]);
});

test(`at most ${maxJudged} statements are left to the eye`, () => {
  expect(inState('judged').length).toBeLessThanOrEqual(maxJudged);
});
