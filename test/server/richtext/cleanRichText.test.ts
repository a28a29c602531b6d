import { cleanRichText as clean } from '../../../src/server/richtext/cleanRichText';
import { richTextMessages } from '../../../src/domain/richtext/richTextLimits';

const cleanRichText = (html: string): string => clean('Description', html);

test.each([
  ['<p>Plain</p>', '<p>Plain</p>'],
  [
    '<p><b>a</b><i>b</i><strong>c</strong><em>d</em><u>e</u><br></p>',
    '<p><strong>a</strong><em>b</em><strong>c</strong><em>d</em><u>e</u><br /></p>',
  ],
  ['<ul><li>one</li></ul><ol><li>two</li></ol>', '<ul><li>one</li></ul><ol><li>two</li></ol>'],
  ['<span style="font-size: 48px;">big</span>', '<span style="font-size:48px">big</span>'],
  ['<a href="mailto:port@company.example">mail</a>', '<a href="mailto:port@company.example">mail</a>'],
  ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
])('formatting of the editor stays: %s', (sent, stored) => {
  expect(cleanRichText(sent)).toBe(stored);
  // Cleaning once more changes nothing, so that an unchanged text is never taken for a change.
  expect(cleanRichText(stored)).toBe(stored);
});

test.each([
  ['<h1>Plan</h1><blockquote>said so</blockquote>', '<p>Plan</p><p>said so</p>'],
  ['<pre>one</pre>two', '<p>one</p>two'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '<p>a</p><p>b</p>'],
  ['<div><div>a</div><div><h2>b</h2></div></div>', '<p>a</p><p>b</p>'],
  ['<table><tr><td>1</td></tr><tr><td>2</td></tr></table>', '<p>1</p><p>2</p>'],
  ['<section><ul><li>a</li></ul></section>', '<ul><li>a</li></ul>'],
])('lines of other pages stay lines, without empty ones between them: %s', (sent, stored) => {
  expect(cleanRichText(sent)).toBe(stored);
  expect(cleanRichText(stored)).toBe(stored);
});

test.each([
  '',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<p> </p>\n<p><br></p>',
  '<ol>\n  <li><br></li>\n</ol>',
  '<div><u> </u></div>',
])("blank lines and lists without a text are no text: '%s'", (sent) => {
  expect(cleanRichText(sent)).toBe('');
});

test.each([
  ['<script>steal()</script>x', 'x'],
  ['<style>p{}</style>x', 'x'],
  ['<p onclick="steal()">x</p>', '<p>x</p>'],
  ['<a href="javascript:steal()">x</a>', '<a>x</a>'],
  ['<a href="JaVa&#10;ScRiPt:steal()">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//bad.example" target="_blank">x</a>', '<a>x</a>'],
  ['<span style="font-size:17px">x</span>', '<span>x</span>'],
  ['<span style="font-size:16px;background:url(//bad.example)">x</span>', '<span style="font-size:16px">x</span>'],
  ['<svg onload=steal()><p>x</p></svg>', '<p>x</p>'],
  ['<img src=x onerror=steal()>x', 'x'],
  ['<iframe src="https://bad.example"></iframe>x', 'x'],
  ['<p class="bp6-overlay" id="root">x</p>', '<p>x</p>'],
  ['<scr<script>ipt>steal()</script>', ''],
])('what could do harm goes: %s', (sent, stored) => {
  const cleaned = cleanRichText(sent);
  expect(cleaned).not.toMatch(/script|onload|onerror|onclick|style="(?!font-size:(16|24|48)px")/i);
  if (stored !== '') expect(cleaned).toBe(stored);
});

test('what looks like an attribute within an address stays', () => {
  const link = '<a href="https://a.example/once=1&amp;style=2">x</a>';
  expect(cleanRichText(link)).toBe(link);
  expect(cleanRichText('<a href=https://a.example/once=1&style=2>x</a>')).toBe(link);
});

const nested = (levels: number): string => `${'<ul><li>'.repeat(levels)}x${'</li></ul>'.repeat(levels)}`;
test.each([
  ['192 kB of nested lists', '<ul><li>'.repeat(24_000), richTextMessages.deep],
  ['lists in 26 levels', nested(26), richTextMessages.deep],
  [
    'lists that only a scanner would see closed: comments',
    '<ul><li><!--</li></ul>-->'.repeat(200),
    richTextMessages.deep,
  ],
  [
    'lists that only a scanner would see closed: attributes',
    '<ul><li title="</li></ul>">'.repeat(200),
    richTextMessages.deep,
  ],
  [
    'lists that only a scanner would see closed: text areas',
    '<ul><li><textarea></li></ul></textarea>'.repeat(200),
    richTextMessages.deep,
  ],
  ['more elements than can be shown', '<br>'.repeat(10_001), richTextMessages.elements],
  ['more special characters than can be shown', '&'.repeat(20_001), richTextMessages.elements],
  ['more characters than fit', 'x'.repeat(200_001), richTextMessages.long],
])('%s is rejected before it costs anything', (_what, sent, message) => {
  expect(() => cleanRichText(sent)).toThrow(
    expect.objectContaining({ httpStatus: 422, details: { errors: [{ field: 'Description', message }] } }) as Error,
  );
});

test('lists in 25 levels and paragraphs without end tags stay', () => {
  expect(cleanRichText(nested(25))).toBe(nested(25));
  expect(cleanRichText('<p>a'.repeat(60))).toContain('a');
});
