import { mentionedPeople } from '../../../src/domain/richtext/mentions';
import {
  richTextProblem,
  shownTextLimits,
  storedTextLimits,
  shortPlainText,
} from '../../../src/domain/richtext/richTextLimits';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { schemaProperties } from '../../../src/server/operations/schemaReferences';
import { requestCheck } from '../../../src/server/operations/requestCheck';
import { cleanFileName } from '../../../src/server/operations/cleanFileName';
import { cleanRichText } from '../../../src/server/richtext/cleanRichText';
import { plainText } from '../../../src/server/richtext/plainText';
import { readCsv } from '../../../src/server/spreadsheets/readCsv';
import { isDateFormat } from '../../../src/server/spreadsheets/dateFormat';

/** What makes searching and cleaning go back to where they were: beginnings without ends, and repeated almosts. */
const beginnings = [
  '<',
  '<a ',
  '<a href="mention:',
  '<ul><li>',
  '<!--',
  '&',
  '"',
  '""',
  "'",
  '[',
  '(',
  '1,',
  '1:',
  'a:asc,',
  'a:1:1,',
  '2026-01-01,',
  ' ',
  '\n',
  ';',
  ',',
  '@a ',
  '-',
  '.',
  'aA1',
  '%',
  '\u00e9',
  '\ud83d\ude00',
];
/**
 * Work that takes the square grows too much in both steps: 64 and 4 times. Longer texts are kept in another kind of memory,
 * which costs up to 80 times as much in the first step, but only once.
 */
const steps = [
  { characters: 12_500, factor: 8, maxGrowth: 30 },
  { characters: 100_000, factor: 2, maxGrowth: 3 },
];
/** Below that a measurement says nothing, and no one waits. */
const negligibleMs = 15;
const maxRounds = 12;

const longText = (beginning: string, characters: number): string =>
  beginning.repeat(Math.ceil(characters / beginning.length)).slice(0, characters);

/** Processor time of this process, which grows with the work alone: on a busy machine other programs take the time in between. */
function processorMs(work: () => unknown): number {
  const begin = process.cpuUsage();
  try {
    work();
  } catch {
    // Rejecting is an answer like any other: here only the work counts.
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

/** The least of several runs: compiling the code and clearing memory only add. */
function growsInStep(
  work: (text: string) => unknown,
  beginning: string,
  { characters, factor, maxGrowth }: (typeof steps)[number],
): boolean {
  const [short, long] = [longText(beginning, characters), longText(beginning, characters * factor)];
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let round = 0; round < maxRounds; round += 1) {
    longMs = Math.min(
      longMs,
      processorMs(() => work(long)),
    );
    if (longMs < negligibleMs) return false;
    shortMs = Math.min(
      shortMs,
      processorMs(() => work(short)),
    );
    if (longMs < shortMs * maxGrowth) return false;
  }
  return true;
}

const grows = (work: (text: string) => unknown, beginning: string): boolean =>
  steps.every((step) => growsInStep(work, beginning, step));

test('work that goes back to where it was is noticed, work that goes on is not', () => {
  const searchedAgain = (text: string): boolean => /,+x/.test(text.slice(0, text.length / 10));
  const searchedOften = (text: string): boolean[] => Array.from({ length: 100 }, () => /,x/.test(text));
  const copiedOften = (text: string): string[] => Array.from({ length: 100 }, () => text.toUpperCase());
  // What else the process does can make the short text take longer, and hide the growth; not every time.
  const tries = Array.from({ length: 5 });
  expect(tries.some(() => grows(searchedAgain, ','))).toBe(true);
  expect([searchedOften, copiedOften].map((work) => grows(work, ','))).toEqual([false, false]);
});

test.each<[string, (text: string) => unknown]>([
  ['cleaning formatted text', (text) => cleanRichText('Description', text)],
  [
    'looking at formatted text',
    (text) => [
      richTextProblem(text, storedTextLimits),
      richTextProblem(text, { ...shownTextLimits, maxElements: Infinity, maxDepth: Infinity }),
    ],
  ],
  ['words of formatted text', (text) => [plainText(text), shortPlainText(text, Infinity)]],
  ['people mentioned', mentionedPeople],
  ['names of files', cleanFileName],
  ['number formats', (text) => isDateFormat(164, text)],
  ['lists of values', (text) => readCsv(Buffer.from(text), 10)],
])('%s: eight times the text does not take the square of that', (_what, work) => {
  expect(beginnings.filter((beginning) => grows(work, beginning))).toEqual([]);
});

test('no field of any call makes the check of its input slow', () => {
  const slow: string[] = [];
  // What a text is checked for is what its schema says: the same schema again is the same work again.
  const checked = new Set<string>();
  for (const operation of contractOperations) {
    const check = requestCheck(operation);
    for (const [part, schema] of [
      ['body', operation.bodySchema],
      ['query', operation.querySchema],
      ['params', operation.pathSchema],
    ] as const) {
      for (const [field, fieldSchema] of Object.entries(schemaProperties(schema))) {
        const rules = JSON.stringify([part, operation.isMultipart, fieldSchema]);
        if (checked.has(rules)) continue;
        checked.add(rules);
        for (const beginning of beginnings) {
          if (grows((text) => check({ body: {}, query: {}, params: {}, [part]: { [field]: text } }), beginning))
            slow.push(`${operation.operationId} ${part} ${field} ${beginning}`);
        }
      }
    }
  }
  expect(slow).toEqual([]);
});
