import { Readable } from 'node:stream';
import type { FileStore, StoredContent } from '../../plugins/files/fileStore';
import { candidateOutlines } from '../interviews/candidateOutlines';
import type { SeededRandom } from '../seed/seededRandom';
import { pdfDocument } from './pdfDocument';
import { portrait, screenshot } from './pictures';

const SCREENSHOTS = 14;
const CONCEPTS = 8;
const LOGS = 6;

/** Contents of the file store; several records may reference the same one. */
export interface StoredContents {
  readonly screenshots: readonly StoredContent[];
  readonly concepts: readonly StoredContent[];
  readonly logs: readonly StoredContent[];
  readonly portraits: readonly StoredContent[];
  /** One for each candidate of the interviews, in their order. */
  readonly resumes: readonly StoredContent[];
}

const topics = [
  'Workshop notes',
  'Concept',
  'Interface description',
  'Acceptance protocol',
  'Data fields',
  'Test plan',
  'Offer',
  'Schedule',
] as const;

/** Creates the contents and stores them. */
export async function storeContents(
  fileStore: FileStore,
  portraitCount: number,
  seed: SeededRandom,
): Promise<StoredContents> {
  const random = seed.fork('contents');
  const storeAll = async (count: number, make: (index: number) => Buffer): Promise<StoredContent[]> => {
    const stored: StoredContent[] = [];
    for (let index = 0; index < count; index += 1) stored.push(await fileStore.keep(Readable.from([make(index)])));
    return stored;
  };
  return {
    screenshots: await storeAll(SCREENSHOTS, () => screenshot(random)),
    concepts: await storeAll(CONCEPTS, (index) =>
      pdfDocument(topics[index % topics.length] ?? topics[0], pageLines(random)),
    ),
    logs: await storeAll(LOGS, () => Buffer.from(serverLog(random))),
    portraits: await storeAll(portraitCount, () => portrait(random)),
    resumes: await storeAll(candidateOutlines.length, resume),
  };
}

const sentences = [
  'Everybody agrees that the list comes first and the details later.',
  'The client sends sample data until Friday.',
  'Numbers are rounded to two places, halves upwards.',
  'Open question: who may see the prices?',
  'The old system stays readable for one year.',
  'Every screen can be used with the keyboard alone.',
  'Messages are short and say what to do next.',
] as const;

const pageLines = (random: SeededRandom): string[] =>
  random.sample(sentences, 5).map((sentence, index) => `${index + 1}. ${sentence}`);

function resume(index: number): Buffer {
  const outline = candidateOutlines[index];
  if (outline === undefined) throw new RangeError('There is no such candidate');
  const { name, position, experienceYears, noticeDays } = outline;
  return pdfDocument(`${name}: curriculum vitae`, [
    `Position: ${position}`,
    `Experience: ${experienceYears} years`,
    `Notice period: ${noticeDays === null ? 'none' : `${noticeDays} days`}`,
  ]);
}

function serverLog(random: SeededRandom): string {
  const requests = ['GET /api/list', 'POST /api/save', 'GET /api/details', 'GET /api/export'] as const;
  const lines = Array.from({ length: 30 }, (_, index) => {
    const failed = random.chance(0.15);
    return `09:${String(10 + index).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')} ${failed ? 'ERROR' : 'INFO '} ${random.pick(requests)} ${failed ? '500 value is not a number' : '200'} ${random.integer(4, 420)} ms`;
  });
  return `${lines.join('\n')}\n`;
}
