import { Readable } from 'node:stream';
import { readCsv } from '../../../src/server/spreadsheets/readCsv';
import { readRows } from '../../../src/server/spreadsheets/readRows';
import { readSheet } from '../../../src/server/spreadsheets/readSheet';
import { SheetThread } from '../../../src/server/spreadsheets/sheetThread';
import {
  packArchive,
  programs,
  workbookFile,
  workbookParts,
  type ArchivePart,
} from '../../support/files/workbookFiles';

const day = new Date('2026-02-28T00:00:00.000Z');
const rows = [
  ['Name', 'Code', 'Days', 'From'],
  ['Asha <Rao> & "Co"', 'EMP001', 20.5, day],
  ['Émile  報告', '', 0, day],
];
const expected = [
  { line: 1, cells: rows[0] },
  { line: 2, cells: rows[1] },
  { line: 3, cells: ['Émile  報告', null, 0, day] },
];
/** Dates that come from another thread are of another realm to the test. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const asUpload = (content: Buffer) => ({
  fileName: 'a.xlsx',
  contentHash: '',
  sizeBytes: content.length,
  mediaType: '',
  open: () => Readable.from([content]),
});
const limits = { field: 'File', maxBytes: 5 * 1024 * 1024, maxRows: 10_001 };
const threads: SheetThread[] = [];
const startThread = (limits?: ConstructorParameters<typeof SheetThread>[0]): SheetThread => {
  const thread = new SheetThread(limits);
  threads.push(thread);
  return thread;
};
afterAll(() => Promise.all(threads.map((thread) => thread.close())));

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((others) => [item, ...others]),
  );
}

test.each(Object.keys(programs))('a workbook of %s is read as its cells', (program) => {
  expect(readRows(workbookFile(program, rows), 100)).toEqual(expected);
});

test('the order of the parts in the archive means nothing: all 5,040 of them', () => {
  const parts = Object.values(workbookParts(rows));
  const packed = permutations(parts).map((order) => packArchive(order));
  expect(packed).toHaveLength(5040);
  for (const file of packed) expect(readRows(file, 100)).toEqual(expected);
});

test('a thousand uploads of a workbook whose sheet comes before its texts are all read', async () => {
  const upload = asUpload(workbookFile('Excel', rows));
  for (let count = 0; count < 100; count += 1) {
    const read = await Promise.all(Array.from({ length: 10 }, () => readSheet(upload, limits)));
    expect(plain(read)).toEqual(plain(Array.from({ length: 10 }, () => expected)));
  }
});

test('the first visible sheet in the order of the workbook is read, whatever its file is called', () => {
  const parts = workbookParts(rows);
  const links = String(parts.links.content).replace(
    '</Relationships>',
    '<Relationship Id="rId9" Type="http://x/relationships/worksheet" Target="worksheets/sheet0.xml"/></Relationships>',
  );
  const workbook = String(parts.workbook.content).replace(
    '<sheets>',
    '<sheets><sheet name="Hidden" sheetId="9" state="hidden" r:id="rId9"/>',
  );
  const hidden: ArchivePart = {
    name: 'xl/worksheets/sheet0.xml',
    content: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
  };
  expect(
    readRows(
      packArchive([
        hidden,
        ...Object.values({
          ...parts,
          links: { ...parts.links, content: links },
          workbook: { ...parts.workbook, content: workbook },
        }),
      ]),
      100,
    ),
  ).toEqual(expected);
});

test.each([
  ['a formula counts with its stored result', '<c r="A1"><f>1+1</f><v>2</v></c>', 2],
  ['a formula that gives a text', '<c r="A1" t="str"><f>A2</f><v>text</v></c>', 'text'],
  ['an error of a formula', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['true', '<c r="A1" t="b"><v>1</v></c>', true],
  ['an ISO date', '<c r="A1" t="d"><v>2026-02-28</v></c>', day],
  [
    'formatted text',
    '<c r="A1" t="inlineStr"><is><r><t>Asha </t></r><r><rPr><b/></rPr><t>Rao</t></r></is></c>',
    'Asha Rao',
  ],
  [
    'without how it is pronounced',
    '<c r="A1" t="inlineStr"><is><t>山</t><rPh sb="0" eb="1"><t>やま</t></rPh></is></c>',
    '山',
  ],
  ['an escaped line break', '<c r="A1" t="inlineStr"><is><t>a_x000A_b</t></is></c>', 'a\nb'],
  ['a date in a built-in format', '<c r="A1" s="2"><v>46081</v></c>', day],
  ['a colour in the format is no date', '<c r="A1" s="3"><v>46081</v></c>', 46_081],
  ['a text in the format is no date', '<c r="A1" s="4"><v>46081</v></c>', 46_081],
])('%s', (_case, cell, value) => {
  const parts = workbookParts([]);
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[Red]0.00"/><numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
  const sheet = `<worksheet><sheetData><row r="7">${cell}</row></sheetData></worksheet>`;
  const file = packArchive(
    Object.values({
      ...parts,
      styles: { ...parts.styles, content: styles },
      sheet: { ...parts.sheet, content: sheet },
    }),
  );
  expect(readRows(file, 10)).toEqual([{ line: 7, cells: [value] }]);
});

const withSheet = (sheet: string, texts?: string): Buffer => {
  const parts = workbookParts([]);
  return packArchive(
    Object.values({
      ...parts,
      sheet: { ...parts.sheet, content: sheet },
      texts: { ...parts.texts, content: texts ?? parts.texts.content },
    }),
  );
};
const entities = Array.from({ length: 10 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
  '',
);
const damaged = 'This file is damaged or no Excel file';

test.each([
  ['300,000 nested tags that do not end', withSheet(`<worksheet><sheetData>${'<row>'.repeat(300_000)}`), damaged],
  ['300,000 nested tags in the texts', withSheet('<worksheet/>', '<si>'.repeat(300_000)), damaged],
  [
    'entities that contain each other',
    withSheet(`<!DOCTYPE w [<!ENTITY e0 "ha">${entities}]><worksheet>&e10;</worksheet>`),
    'This file declares entities, which Excel does not write',
  ],
  [
    'a row beyond the last one of Excel',
    withSheet('<worksheet><sheetData><row r="99999999999"><c><v>1</v></c></row></sheetData></worksheet>'),
    damaged,
  ],
  [
    'one text in 600,000 cells',
    withSheet(
      `<worksheet><sheetData>${Array.from({ length: 3000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`).join('')}</sheetData></worksheet>`,
      `<sst><si><t>${'long'.repeat(1250)}</t></si></sst>`,
    ),
    'This file is too large. Please divide it into smaller files.',
  ],
  [
    'a part that grows to 60 MiB when it is unpacked',
    withSheet('x'.repeat(60 * 1024 * 1024)),
    'This file is too large once it is unpacked',
  ],
  ['XML that ends in the middle', withSheet('<worksheet><sheetData><row><c><v>1'), damaged],
  ['a workbook without a sheet', packArchive([workbookParts([]).types]), damaged],
  [
    'more rows than an import takes',
    withSheet(`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(10_002)}</sheetData></worksheet>`),
    'A file can have at most 10001 rows',
  ],
])('%s is rejected', async (_case, content, message) => {
  await expect(readSheet(asUpload(content), limits)).rejects.toMatchObject({
    httpStatus: 422,
    details: { errors: [{ field: 'File', message }] },
  });
});

test('columns beyond the last one that an import takes are left out', () => {
  expect(
    readRows(
      withSheet(
        '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row></sheetData></worksheet>',
      ),
      10,
    ),
  ).toEqual([{ line: 1, cells: [1] }]);
});

test('any bytes behind the beginning of an archive are distinguished without another failure', () => {
  const file = workbookFile('Excel', rows);
  for (let at = 4; at < file.length; at += 3) {
    const broken = Buffer.from(file);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    try {
      readRows(broken, 100);
    } catch (error) {
      expect(error).toMatchObject({ name: expect.stringMatching(/^(SheetProblem|RangeError|TypeError)$/) as string });
    }
  }
});

/** Compressible to nothing, and with a long way to its end. */
const slow = withSheet(
  `<worksheet><sheetData>${'<row><c><v></v></c></row>'.repeat(1_500_000)}</sheetData></worksheet>`,
);

test('a file that takes too long is given up, and the next one is read', async () => {
  const thread = startThread({ maxMs: 2000 });
  await thread.read(workbookFile('Excel', rows), 100);
  const hurried = startThread({ maxMs: 1 });
  await expect(hurried.read(slow, 100)).rejects.toThrow('This file takes too long to read');
  const [, after] = [
    await thread.read(slow, 100).catch(() => undefined),
    await thread.read(workbookFile('Excel', rows), 100),
  ];
  expect(plain(after)).toEqual(plain(expected));
});

test('a thread that does not start is no fault of the files that wait for it: they may come again', async () => {
  const thread = startThread({ maxStartMs: 1 });
  const file = workbookFile('Excel', rows);
  const reads = await Promise.allSettled([thread.read(file, 100), thread.read(file, 100), thread.read(file, 100)]);
  for (const read of reads)
    expect(read).toMatchObject({ status: 'rejected', reason: { httpStatus: 503, details: { retryAfterSeconds: 5 } } });
});

test('while a file is read, the server goes on with other work', async () => {
  const thread = startThread();
  let turns = 0;
  let isRead = false;
  const reading = thread
    .read(slow, 100)
    .catch(() => undefined)
    .finally(() => (isRead = true));
  while (!isRead) {
    turns += 1;
    await new Promise(setImmediate);
  }
  await reading;
  // On the server's own thread it would be a handful.
  expect(turns).toBeGreaterThan(1000);
});

test('too many files at the same time are asked to come again', async () => {
  const thread = startThread();
  const all = Array.from({ length: 40 }, () => (async () => thread.read(workbookFile('Excel', rows), 100))());
  const outcomes = await Promise.allSettled(all);
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(rejected).toHaveLength(19);
  expect(rejected[0]).toMatchObject({ httpStatus: 503, details: { retryAfterSeconds: 5 } });
});

test('a quote that does not end and a delimiter that is everywhere are read in one pass', () => {
  expect(() => readCsv(Buffer.from(`"${'a""'.repeat(400_000)}`), 100)).toThrow('do not end');
  expect(readCsv(Buffer.from(`${';'.repeat(2_000_000)}x`), 100)).toEqual([]);
});
