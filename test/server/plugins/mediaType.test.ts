import { isShownInline, mediaTypeOf } from '../../../src/server/plugins/mediaType';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test.each([
  ['a photo', jpeg, 'image/jpeg', true],
  ['a picture', png, 'image/png', true],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf', true],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain', false],
  ['a drawing with a script', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'text/plain', false],
  ['a drawing without header', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain', false],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'application/x-msdownload', false],
  ['unknown bytes', Buffer.from([0, 1, 2, 3, 254]), 'application/octet-stream', false],
  ['nothing', Buffer.alloc(0), 'text/plain', false],
])('%s is told by its bytes', async (_what, bytes, mediaType, isInline) => {
  const found = await mediaTypeOf(bytes);
  expect([found, isShownInline(found)]).toEqual([mediaType, isInline]);
});
