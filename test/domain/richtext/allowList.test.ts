import {
  fontSizeOfStyle,
  isAllowedLink,
  richTextRenamedTags,
  styleOfFontSize,
} from '../../../src/domain/richtext/allowList';

describe('what formatted text may hold', () => {
  it('lets links lead to web pages and mail addresses', () => {
    expect(isAllowedLink('https://daybook.example/task/1')).toBe(true);
    expect(isAllowedLink('HTTP://daybook.example')).toBe(true);
    expect(isAllowedLink('mailto:hr@daybook.example')).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//daybook.example',
    '/task/1',
    '',
  ])('rejects the address %j', (address) => {
    expect(isAllowedLink(address)).toBe(false);
  });

  it('knows the font sizes 16, 24 and 48 and no other', () => {
    expect(fontSizeOfStyle('font-size:16px')).toBe(16);
    expect(fontSizeOfStyle('color: red; FONT-SIZE : 24px;')).toBe(24);
    expect(fontSizeOfStyle('font-size: 48px')).toBe(48);
    expect(fontSizeOfStyle('font-size:400px')).toBeNull();
    expect(fontSizeOfStyle('x-font-size:16px')).toBeNull();
    expect(fontSizeOfStyle('')).toBeNull();
  });
});

test('elements of other programs become those of the editor', () => {
  expect(richTextRenamedTags).toEqual({
    b: 'strong',
    i: 'em',
    ins: 'u',
    ...Object.fromEntries(
      ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'section', 'article', 'tr'].map((tag) => [
        tag,
        'p',
      ]),
    ),
  });
  expect(styleOfFontSize(24)).toBe('font-size:24px');
  expect(fontSizeOfStyle('font-size:24pxx')).toBeNull();
});

test('the address of a person is harmless, an invented one is not', () => {
  expect(isAllowedLink('mention:0a1b2c3d-0000-4000-8000-00000000000f')).toBe(true);
  expect(isAllowedLink('mention:someone')).toBe(false);
});
