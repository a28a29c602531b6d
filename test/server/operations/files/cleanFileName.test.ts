import { cleanFileName } from '../../../../src/server/operations/cleanFileName';

test.each([
  ['a name as it is', 'offer.pdf', 'offer.pdf'],
  ['a quotation mark, which browsers encode', 'the %22new%22 offer.pdf', 'the "new" offer.pdf'],
  ['line ends, which browsers encode', 'two%0D%0Alines%0A.txt', 'twolines.txt'],
  ['any other percent sign', '100%20 %2e%2F %41 %0d 5%.txt', '100%20 %2e%2F %41 %0d 5%.txt'],
  ['a path', 'C:\\files\\%22me%22.png', '"me".png'],
  ['nothing but line ends', '%0D%0A', 'file'],
  ['no name', undefined, 'file'],
])('%s', (_what, sent, name) => {
  expect(cleanFileName(sent)).toBe(name);
});
