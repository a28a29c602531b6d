import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compareCounts,
  exemptTexts,
  findWords,
  readRules,
  type WordExemption,
  type WordRule,
} from '../../scripts/lint/findWords.mjs';

const table = JSON.parse(readFileSync(path.resolve(__dirname, '../../scripts/lint/words.json'), 'utf8')) as readonly (
  WordRule | WordExemption
)[];
const rules = readRules(table);
const found = (name: string, source: string, fixed: readonly string[] = []): string[] =>
  findWords(rules, name, source, fixed).map(({ line, word }) => `${line}: ${word}`);

test('a finding names the line, the word and what to write instead', () => {
  expect(findWords(rules, 'src/domain/a.ts', 'const a = 1;\n// Whoever asks\n')).toEqual([
    { file: 'src/domain/a.ts', line: 2, word: 'Whoever', write: expect.stringContaining('the caller') },
  ]);
});

test('comments, texts and identifiers are searched, each for its own words', () => {
  const source = [
    "import { tabOf } from './tabOf';",
    "const text = 'Nobody fits';",
    '/** Walked once. */',
    'const walk = `told ${mostShown} at once`;',
  ].join('\n');
  expect(found('src/client/a.ts', source)).toEqual([
    '1: tabOf',
    '2: Nobody',
    '3: Walked',
    '4: at once',
    '4: mostShown',
  ]);
});

test('a word in an identifier of ordinary English is no finding', () => {
  expect(found('src/a.ts', 'const almostFull = rows.indexOf(atLeastOne) + highlight;\n')).toEqual([]);
});

test('a limit is max or min, milliseconds are Ms', () => {
  const source = 'const { least, most } = limits;\nconst wait = (milliseconds: number) => value <= most;\n';
  expect(found('src/a.ts', source)).toEqual(['1: least', '1: most', '2: most', '2: milliseconds']);
});

test('the title of a test is prose, other texts of tests are not', () => {
  const source = "test.each(rows)('the leader is told', async () => {\n  await say('told');\n});\n";
  expect(found('test/a.test.ts', source)).toEqual(['1: told']);
});

test('a limit has one spelling in capitals too', () => {
  const source =
    'const MOST_ROWS = 1;\nconst PATH_MAX_BYTES = 2;\nconst MINIMUM_PX = 3;\nconst MAX_MINUTES = rowsAtOnce;\n';
  expect(found('src/a.ts', source)).toEqual(['1: MOST_ROWS', '2: PATH_MAX_BYTES', '3: MINIMUM_PX', '4: rowsAtOnce']);
});

test('comments of styles are searched', () => {
  expect(found('src/client/a.css', '.beside { color: red; }\n/* As high as the button beside it. */\n')).toEqual([
    '2: beside',
  ]);
});

test('a plan is a sprint or a milestone, and only where both are treated alike', () => {
  const source =
    "import { planPath } from './planPath';\nconst planEdit = plan(task).taskPlan;\nconst hasPlants = getWorkingPlan(explanation);";
  expect(found('src/server/features/tasks/edit/a.ts', source)).toEqual(['2: planEdit', '2: plan', '2: taskPlan']);
  expect(found('src/server/features/planning/a.ts', source)).toEqual([]);
});

test('documents are prose, and the texts of the specification are exempt', () => {
  expect(found('src/docs/a.md', 'It stands in the list.\nPlease tell us at once!\n')).toEqual([
    '1: stands in',
    '2: at once',
    '2: tell',
  ]);
  expect(found('src/docs/a.md', 'It says Please tell us at once!\n', ['Please tell us at once!'])).toEqual([]);
});

test('the counts of a folder may only fall', () => {
  const finding = (file: string): { file: string } => ({ file });
  const findings = [finding('src/client/a.ts'), finding('src/client/b/c.ts'), finding('test/a.ts')];
  expect(compareCounts({ 'src/client': 2, test: 1 }, findings)).toMatchObject({ risen: [], fallen: [] });
  expect(compareCounts({ 'src/client': 1, test: 3 }, findings)).toMatchObject({
    risen: ['src/client'],
    fallen: ['test'],
    lowered: { 'src/client': 1, test: 1 },
  });
});

test('a folder without a stored count may have no finding', () => {
  const findings = [{ file: 'src/client/a.ts' }];
  expect(compareCounts({}, findings)).toMatchObject({ risen: ['src/client'], lowered: {} });
  expect(compareCounts({ 'src/client': 1 }, [])).toMatchObject({ fallen: ['src/client'], lowered: {} });
});

test('names that libraries and the contract give are exempt, each with a reason', () => {
  const source = "const isRefused = outcome === 'refused';\nconst text = 'It was refused';\n";
  expect(found('src/a.ts', source, exemptTexts(table))).toEqual(['1: isRefused', '2: refused']);
  expect(found('src/a.ts', "import { isAnyOf } from '@reduxjs/toolkit';\nconst isAnyOfMany = tabOf;\n")).toEqual([
    '2: tabOf',
  ]);
  expect(table.filter((row) => 'exempt' in row && row.reason.trim() === '')).toEqual([]);
});

test('every word has a replacement that is not itself a finding', () => {
  const texts = rules.filter((rule) => rule.in === 'text');
  expect(rules.filter(({ write }) => write.trim() === '' || findWords(texts, 'a.md', write).length > 0)).toEqual([]);
});
