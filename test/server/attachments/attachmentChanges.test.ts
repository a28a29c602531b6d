import { checkAttachments, attachmentNames } from '../../../src/server/attachments/attachmentChanges';

const stored = (id: string) => ({ id, name: `${id}.txt`, size_bytes: 1, media_type: 'text/plain' });
const upload = (fileName: string) => ({ fileName, contentHash: 'hash', sizeBytes: 1, mediaType: 'text/plain' });

test('files whose links are named stay, whatever the rest of the link contains', () => {
  const changes = checkAttachments(
    [stored('a'), stored('b'), stored('c')],
    ['/api/auth/files/a/a.txt?expires=1&signature=x', 'https://old.example/api/auth/files/c/c.txt', ''],
    [upload('d.txt')],
  );
  expect(changes.problems).toEqual([]);
  expect(changes.droppedIds).toEqual(['b']);
  expect(attachmentNames(changes)).toEqual(['a.txt', 'c.txt', 'd.txt']);
});

test('a file of another record cannot be taken over by naming its link', () => {
  expect(checkAttachments([stored('a')], ['/api/auth/files/z/z.txt'], undefined).problems).toEqual([
    { field: 'olddocument', message: 'One of the files is not there any more. Please refresh and try again.' },
  ]);
});

test('fifty files are enough', () => {
  const kept = Array.from({ length: 30 }, (_, index) => stored(`f${index}`));
  const links = kept.map(({ id }) => `/api/auth/files/${id}/x`);
  expect(
    checkAttachments(
      kept,
      links,
      Array.from({ length: 20 }, () => upload('n')),
    ).problems,
  ).toEqual([]);
  expect(
    checkAttachments(
      kept,
      links,
      Array.from({ length: 21 }, () => upload('n')),
    ).problems,
  ).toEqual([{ field: 'demo_image', message: 'Up to 50 files can be uploaded' }]);
});
