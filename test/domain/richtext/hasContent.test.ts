import { hasContent } from '../../../src/domain/richtext/hasContent';

test.each([
  ['<p>Text</p>', true],
  ['<p>a</p>', true],
  ['<p><br></p>', false],
  ['<ol><li><br></li></ol>', false],
  ['', false],
  [undefined, false],
  ['<p>&nbsp; \u00a0</p>', false],
])('%s has content: %s', (html, expected) => {
  expect(hasContent(html)).toBe(expected);
});
