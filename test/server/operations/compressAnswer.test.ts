import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chosenEncoding, compressedAnswer } from '../../../src/server/operations/answers/compressAnswer';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0.0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding);
});

test('a long answer travels compressed and says the same, a short one as it is', async () => {
  const text = JSON.stringify({
    status: 1,
    data: Array.from({ length: 200 }, (_, index) => ({ name: `Grüße ${index}` })),
  });
  const [brotli, gzip] = await Promise.all([compressedAnswer(text, 'gzip, br'), compressedAnswer(text, 'gzip')]);
  expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(brotli.body.length).toBeLessThan(text.length / 4);
  expect(await compressedAnswer('{"status":1}', 'br')).toEqual({ body: '{"status":1}' });
});
