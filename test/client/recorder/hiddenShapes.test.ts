import path from 'node:path';
import fc from 'fast-check';
import { programWords } from '../../../scripts/webpack/programWords.mjs';
import { hidingCopier } from '../../../src/client/recorder/hide/hidePersonalData';
import type { ProgramWords } from '../../../src/client/recorder/hide/harmless';

const { texts, names } = programWords(path.resolve(__dirname, '../../..'));
const words: ProgramWords = { texts: new Set(texts), names: new Set(names) };

const id = '018f0000-0000-7000-8000-000000000001';

const hidden = <Content>(content: Content): Content => hidingCopier([content], words).copy(content, '') as Content;

const digits = (text: string): string => text.replace(/\D/g, '');

/** Digits as users divide them: telephone numbers, identity cards and accounts. */
const separators = ['', ' ', '/', ' / ', '.', '|', ',', ':', '-', '–', '>', ' ', '(', ')', '/-', ').'];
const typedNumbers = fc
  .tuple(
    fc.constantFrom('', '+', '(', '0', '+49 ', 'Tel. '),
    fc.array(fc.stringMatching(/^[0-9]{1,6}$/), { minLength: 2, maxLength: 6 }),
    fc.constantFrom(...separators),
  )
  .map(([prefix, groups, separator]) => prefix + groups.join(separator))
  // Shorter ones are the numbers of a program; a day or a time is written as the program writes it.
  .filter((text) => digits(text).length > 6 && !/^\d{1,4}([-/])\d{1,2}\1\d{1,4}$/.test(text));

/** Everywhere where a user's text can be. */
const places = (text: string): readonly unknown[] => [
  text,
  { values: { Contact_number: text, Description: `<p>${text}</p>` } },
  { values: { Description: `<p>${text.replaceAll(' ', '&nbsp;')}</p><p>Yes</p>` } },
  { id: 'profile/form', path: ['values', 'Contact_number'], value: text },
  `/task/${id}?q=${encodeURIComponent(text)}&tab=history`,
  `/${text}`,
  `search(${JSON.stringify(text)})`,
  JSON.stringify({ filters: { Contact_number: { kind: 'text', text } } }),
];

test.each([
  '0711/123456',
  '040.234.567',
  '98765.43210',
  '022|234567',
  '12.05.1990',
  '1.2.90',
  '12/34/5678',
  '0711-12/3456-78',
  '123456.7890',
])('%s is no harmless number', (text) => {
  for (const [index, place] of places(text).entries()) {
    const written = JSON.stringify(hidden(place));
    expect([index, digits(written).includes(digits(text))]).toEqual([index, false]);
  }
});

test('no number of more than six digits stays, however it is divided and wherever it is', () => {
  fc.assert(
    fc.property(typedNumbers, (text) => {
      for (const place of places(text)) {
        const written = JSON.stringify(hidden(place)).replaceAll(id, '');
        expect(decodeURIComponent(written)).not.toContain(text);
        expect(digits(decodeURIComponent(written))).not.toContain(digits(text));
      }
    }),
    { numRuns: 300 },
  );
});

test('days, times, months, ids, short numbers and the words of the program stay', () => {
  const kept = [
    '2026-03-02',
    '02-03-2026',
    '2026-03-02T09:55:00.000Z',
    '2026-03-02/2026-03-08',
    '2026-03',
    '09:55',
    '12.5',
    '-3',
    '75%',
    `task:${id}`,
    `/task/${id}?tab=history`,
    'tasks/create/form',
    '#a1b2c3',
    'Asia/Kolkata',
  ];
  expect(hidden(kept)).toEqual(kept);
});

/** Names of people that are words of the program. */
const wordNames = ['April', 'June', 'May', 'Max', 'Day', 'Page', 'Friday', 'Open', 'Mark', 'Will'].filter((name) =>
  words.texts.has(name),
);

describe('names of people that are words of the program', () => {
  const nameFields = [
    'First_name',
    'Middle_name',
    'Last_name',
    'Full_name',
    'Name',
    'Reporter',
    'Assignees',
    'Author',
    'Candidate',
    'Created_by',
    'Raised_by',
    'Project_manager',
    'Team_leader',
    'Client_name',
  ];

  test('are hidden in the fields that hold names, in answers, drafts, arguments and addresses', () => {
    expect(wordNames.length).toBeGreaterThanOrEqual(6);
    for (const name of wordNames)
      for (const field of nameFields) {
        const content = {
          answers: [{ _id: id, [field]: name }],
          drafts: { 'employees/new/form': { values: { [field]: name } }, [`filter/${field}`]: name },
          typed: { id: 'employees/new/form', path: ['values', field], value: name },
          argument: JSON.stringify({ [field]: name }),
          address: `/employees?${field}=${name}`,
          several: { Single_names: [name, name] },
        };
        expect([field, JSON.stringify(hidden(content)).includes(`"${name}"`)]).toEqual([field, false]);
        expect(JSON.stringify(hidden(content))).not.toMatch(new RegExp(`[=\\\\]"?${name}\\b`));
      }
  });

  test('have the same pseudonym alone and in a full name', () => {
    const { First_name: first, Full_name: full } = hidden({ First_name: 'May', Full_name: 'May Oyelaran' });
    expect(full.startsWith(`${first} `)).toBe(true);
    expect(first).toHaveLength(3);
  });

  test('stay where they are words of the program', () => {
    const content = { Type: 'Day', month: 'May', label: 'Page', Status: 'Open', First_name: 'May' };
    expect(hidden(content)).toMatchObject({ Type: 'Day', month: 'May', label: 'Page', Status: 'Open' });
  });

  test('ids in these fields and the listed names of the contract stay', () => {
    const content = { Created_by: id, Name: 'database', _id: id };
    expect(hidden(content)).toEqual(content);
  });
});
