import fc from 'fast-check';
import {
  figureExplanations,
  figureLimits,
  figureProblem,
  headingKey,
  parseFigure,
  isSameName,
  presentChangeProblems,
  presentFigures,
  presentHeadings,
  presentRowProblems,
  presentRowWarnings,
  type PresentHeading,
} from '../../../src/domain/present-data/presentFields';

const row = (changes: Partial<Record<PresentHeading, string>> = {}): Record<PresentHeading, string> => ({
  ...(Object.fromEntries(presentHeadings.map((heading) => [heading, '0'])) as Record<PresentHeading, string>),
  Name: 'Asha Rao',
  Code: 'EMP001',
  Working_days: '20',
  ...changes,
});

test('every figure is explained', () => {
  for (const figure of presentFigures) expect(figureExplanations[figure]).toMatch(/\w+ \w+/);
});

test.each([
  ['Carry_forward', '1.25', undefined],
  ['Carry_forward', '-1,75', undefined],
  ['Carry_forward', '1.255', 'Carry_forward must be a number with at most two decimals'],
  ['Allow', '31', undefined],
  ['Allow', '31.01', 'Allow must be from 0 to 31'],
  ['Full_leave', '0.25', 'Full_leave must be a number with at most one decimal'],
  ['WFM', '1e1', 'WFM must be a number with at most one decimal'],
  ['WFM', ' ', 'WFM is missing'],
] as const)('%s %s: %s', (figure, text, problem) => expect(figureProblem(figure, text)).toBe(problem));

test('a figure within its limits and decimals is never a problem, one outside always is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...presentFigures),
      fc.integer({ min: -100_000, max: 100_000 }),
      (figure, hundredths) => {
        const { min, max, decimals } = figureLimits[figure];
        const value = hundredths / 100;
        const isAllowed = value >= min && value <= max && (decimals === 2 || hundredths % 10 === 0);
        expect(figureProblem(figure, String(value)) === undefined).toBe(isAllowed);
      },
    ),
  );
});

test.each([
  ['Asha Rao', 'asha  rao', true],
  ['Rao, Asha', 'Asha Rao', true],
  ['Asha K. Rao', 'Asha Rao', true],
  ['Zoë Šimák', 'Zoe Simak', true],
  ['Asha', 'Asha Rao', false],
  ['Asha Rao', 'Asha Roy', false],
  ['Asha Devi', 'Asha Rao Devi Menon', true],
  ['', 'Asha Rao', false],
  ['Cher', 'Cher', true],
])('%s and %s are the same name: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
  expect(isSameName(other, one)).toBe(isSame);
});

test('days beyond the month are rejected with the length of that month', () => {
  expect(presentRowProblems(row({ Working_days: '30' }), '2026-02')).toEqual([
    { field: 'Working_days', message: 'Working_days is 30, but February 2026 has 28 days' },
  ]);
  expect(presentRowProblems(row({ Working_days: '29' }), '2028-02')).toEqual([]);
  expect(presentRowProblems(row({ Working_days: '31' }), '2026-03')).toEqual([]);
});

test('an edit is checked like an upload, and only for what it makes wrong', () => {
  const problems = (
    stored: Partial<Record<PresentHeading, string>>,
    changes: Partial<Record<PresentHeading, string>>,
  ) => presentChangeProblems(row(stored), row({ ...stored, ...changes }), '2026-02').map(({ message }) => message);
  const tooMuchLeave = { Full_leave: '21' };
  expect(problems({}, tooMuchLeave)).toEqual(['Full_leave and Half_leave are 21 days, more than Working_days (20)']);
  expect(problems({}, { WFM: '29' })).toEqual(['WFM is 29, but February 2026 has 28 days']);
  expect(problems(tooMuchLeave, { Name: 'Asha K. Rao' })).toEqual([]);
  expect(problems(tooMuchLeave, { Working_days: '19' })).toEqual([
    'Full_leave and Half_leave are 21 days, more than Working_days (19)',
  ]);
});

test('more leave than working days is impossible', () => {
  expect(presentRowProblems(row({ Full_leave: '20', Half_leave: '1' }), '2026-03').map(({ field }) => field)).toEqual([
    'Full_leave',
  ]);
  expect(presentRowProblems(row({ Full_leave: '19', Half_leave: '2' }), '2026-03')).toEqual([]);
});

test('a total may differ from its parts by nothing but rounding of the computer', () => {
  expect(presentRowWarnings(row({ Total_days: '0.1', Allow: '0.2', Grand_Total: '0.3' }), 'Asha Rao')).toEqual([]);
  expect(presentRowWarnings(row({ Total_days: '18', Allow: '1', Grand_Total: '20' }), 'Asha Rao')).toEqual([
    { field: 'Grand_Total', message: 'Grand_Total is 20, but Total_days and Allow are 19' },
  ]);
});

const said = (problems: readonly { field: string; message: string }[]): string[] =>
  problems.map(({ field, message }) => `${field}: ${message}`);

test.each<[Partial<Record<PresentHeading, string>>, string[]]>([
  [{}, []],
  [{ Name: ' ' }, ['Name: Name is missing']],
  [{ Code: '' }, ['Code: Code is missing']],
  [{ Name: ` ${'x'.repeat(150)} `, Code: 'x'.repeat(32) }, []],
  [{ Name: 'x'.repeat(151) }, ['Name: Name has more than 150 characters']],
  [{ Code: 'x'.repeat(33) }, ['Code: Code has more than 32 characters']],
  [{ WFM: 'two', Working_days: '31' }, ['WFM: WFM must be a number with at most one decimal']],
  [{ Working_days: '29' }, ['Working_days: Working_days is 29, but February 2026 has 28 days']],
  [{ Working_days: '28', Full_leave: '28', WFM: '28', Total_days: '28', Allow: '28' }, []],
  [{ WFM: '28.5' }, ['WFM: WFM is 28.5, but February 2026 has 28 days']],
  [{ Total_days: '29' }, ['Total_days: Total_days is 29, but February 2026 has 28 days']],
  [{ Allow: '29' }, ['Allow: Allow is 29, but February 2026 has 28 days']],
  [
    { Full_leave: '29' },
    [
      'Full_leave: Full_leave is 29, but February 2026 has 28 days',
      'Full_leave: Full_leave and Half_leave are 29 days, more than Working_days (20)',
    ],
  ],
  [{ Carry_forward: '29', Grand_Total: '29' }, []],
  [{ Missed_punch: '56' }, []],
  [{ Missed_punch: '57' }, ['Missed_punch: Missed_punch is 57, but February 2026 has 28 days']],
  [{ Full_leave: '20', Half_leave: '0' }, []],
  [
    { Full_leave: '20', Half_leave: '1' },
    ['Full_leave: Full_leave and Half_leave are 20.5 days, more than Working_days (20)'],
  ],
])('the row %j', (changes, problems) => {
  expect(said(presentRowProblems(row(changes), '2026-02'))).toEqual(problems);
});

test.each<[Partial<Record<PresentHeading, string>>, string | undefined, string[]]>([
  [{}, 'Asha Rao', []],
  [{}, undefined, ['Code: No employee has the code EMP001']],
  [{ Code: ' ' }, undefined, []],
  [{ Code: ' X1 ' }, undefined, ['Code: No employee has the code X1']],
  [{ Name: 'Ben Okoro' }, 'Asha Rao', ['Name: EMP001 is the code of Asha Rao']],
  [{ Name: ' ' }, 'Asha Rao', []],
  [{ Total_days: '19', Allow: '1', Grand_Total: '20' }, 'Asha Rao', []],
  [
    { Total_days: '19.5', Allow: '1', Grand_Total: '20' },
    'Asha Rao',
    ['Grand_Total: Grand_Total is 20, but Total_days and Allow are 20.5'],
  ],
  [{ Total_days: 'x', Grand_Total: '20' }, 'Asha Rao', []],
  [{ Allow: 'x', Grand_Total: '20' }, 'Asha Rao', []],
  [{ Total_days: '19', Grand_Total: 'x' }, 'Asha Rao', []],
])('the row %j of the employee %s', (changes, name, warnings) => {
  expect(said(presentRowWarnings(row(changes), name))).toEqual(warnings);
});

test('figures and headings are read as people type them', () => {
  expect([parseFigure(' 1,5 '), parseFigure('-2.25'), parseFigure('1.'), parseFigure('x1')]).toEqual([
    1.5,
    -2.25,
    undefined,
    undefined,
  ]);
  expect([headingKey(' Working  days '), headingKey('FULL_LEAVE'), headingKey('Name')]).toEqual([
    'working_days',
    'full_leave',
    'name',
  ]);
  expect([
    isSameName('', 'Asha Rao'),
    isSameName('Asha', 'Asha Rao'),
    isSameName('RAO,  \u00c1sha', 'Asha K. Rao'),
  ]).toEqual([false, false, true]);
});
