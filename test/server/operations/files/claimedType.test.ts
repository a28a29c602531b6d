import { claimedTypeProblem, claimedTypeProblems } from '../../../../src/server/operations/claimedType';
import { detectMediaType } from '../../../../src/server/plugins/mediaType';

const zip = Buffer.from('504b03041400060008000000210041413741', 'hex');
const compoundFile = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

const problem = async (fileName: string, content: Buffer | string): Promise<string | undefined> => {
  const bytes = Buffer.from(content);
  return claimedTypeProblem({ fileName, mediaType: await detectMediaType(bytes), sizeBytes: bytes.length });
};

test.each([
  ['a document with a password', 'offer.docx', compoundFile],
  ['a document of an office suite', 'offer.xlsx', zip],
  ['a table that a program has written as text', 'report.xls', '<table><tr><td>1</td></tr></table>'],
  ['an older document', 'offer.doc', compoundFile],
  ['a text in an older encoding', 'names.csv', Buffer.from('M\xfcller;1', 'latin1')],
  ['a text of Windows', 'names.txt', Buffer.from('\ufeffM\u00fcller', 'utf16le')],
  ['a text that begins as a bitmap does', 'notes.txt', 'BM is short for business manager'],
  ['a text that begins as a program does', 'notes.md', 'MZ'],
  ['a drawing', 'crane.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an empty document', 'new.docx', ''],
  ['an extension of no known type', 'model.dwg', 'anything'],
  ['no extension', 'LICENSE', zip],
])('%s is taken', async (_what, name, content) => {
  expect(await problem(name, content)).toBeUndefined();
});

test.each([
  ['an archive', 'photo.jpg', zip, 'zip, not jpg'],
  ['a PDF', 'notes.txt', '%PDF-1.7\n', 'pdf, not txt'],
  ['text', 'offer.docx', 'Dear customer', 'text, not docx'],
])('%s with the name of something else is not', async (_what, name, content, is) => {
  expect(await problem(name, content)).toBe(
    `The content of ${name} is ${is}. Correct the extension or choose another file.`,
  );
});

test('of several files each wrong one is named, and those that share their name by their place', () => {
  const file = (fileName: string, mediaType: string) => ({ fileName, mediaType, sizeBytes: 5 });
  expect(
    claimedTypeProblems([
      file('scan.pdf', 'application/pdf'),
      file('me.png', 'image/jpeg'),
      file('notes.txt', 'text/plain'),
      file('scan.pdf', 'image/png'),
    ]),
  ).toEqual([
    'The content of me.png is jpg, not png. Correct the extension or choose another file.',
    'The content of scan.pdf (new file 4) is png, not pdf. Correct the extension or choose another file.',
  ]);
});
