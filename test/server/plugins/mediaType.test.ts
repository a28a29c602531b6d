import { isShownInline, detectMediaType } from '../../../src/server/plugins/mediaType';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['a photo', jpeg, 'image/jpeg', true],
  ['a picture', png, 'image/png', true],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf', true],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain', false],
  [
    'a drawing with a script',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'text/plain',
    false,
  ],
  ['a drawing without header', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain', false],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'application/x-msdownload', false],
  ['unknown bytes', Buffer.from([0, 1, 2, 3, 254]), 'application/octet-stream', false],
  ['nothing', Buffer.alloc(0), 'text/plain', false],
  ['a text of Windows', Buffer.from('\ufeffM\u00fcller', 'utf16le'), 'text/plain', false],
  ['a text that begins as a bitmap does', Buffer.from('BM is a name'), 'text/plain', false],
])('%s is told by its bytes', async (_what, bytes, mediaType, isInline) => {
  const found = await detectMediaType(bytes);
  expect([found, isShownInline(found)]).toEqual([mediaType, isInline]);
});

/** The beginning of a video whose second object claims to be so long: 0 made the reader look at the same place for ever. */
const video = (claimedBytes: number): Buffer => {
  const header = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  const object = Buffer.alloc(24);
  header.copy(object);
  object.writeBigUInt64LE(BigInt(claimedBytes), 16);
  return Buffer.concat([header, Buffer.from([30, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2]), object, Buffer.alloc(4000)]);
};

test.each([0, 1, 23, 24, 2 ** 40])(
  'a video whose parts claim %s bytes is recognised in the end',
  async (claimedBytes) => {
    expect(isShownInline(await detectMediaType(video(claimedBytes)))).toBe(false);
  },
);

test('whatever bytes follow a known beginning, looking at them ends without an error', async () => {
  const beginnings = [
    jpeg,
    png,
    Buffer.from('PK\x03\x04'),
    Buffer.from('\x1f\x8b\x08'),
    Buffer.from('ID3'),
    Buffer.from('RIFF'),
    Buffer.from('OggS'),
    Buffer.from('\x1aE\xdf\xa3', 'latin1'),
    Buffer.from('II*\0'),
    Buffer.from('MM\0*'),
    Buffer.from('\0\0\0\x18ftyp'),
    video(0).subarray(0, 30),
  ];
  let seed = 1;
  for (const beginning of beginnings) {
    for (let round = 0; round < 40; round += 1) {
      const rest = Buffer.from(
        Array.from(
          { length: 600 },
          () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) & (round % 2 === 0 ? 255 : 3),
        ),
      );
      expect(typeof (await detectMediaType(Buffer.concat([beginning, rest])))).toBe('string');
    }
  }
});
