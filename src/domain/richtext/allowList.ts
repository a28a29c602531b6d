import { mentionedPerson, mentionScheme } from './mentions';

/** Font sizes of formatted text in CSS pixels (CONST-011); a stretch of text has at most one of them. */
export const richTextFontSizesPx = [16, 24, 48] as const;
export type RichTextFontSizePx = (typeof richTextFontSizesPx)[number];

/** Elements that formatted text may hold. Everything else is dropped; what it holds stays, except for scripts and the like. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'span'] as const;

/** Elements of pasted and foreign HTML that have an equal in the list: they are renamed instead of dropped, so that lines stay lines. */
export const richTextRenamedTags: Readonly<Record<string, (typeof richTextTags)[number]>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  pre: 'p',
  blockquote: 'p',
  section: 'p',
  article: 'p',
  tr: 'p',
};

/** Attributes that may stand on an element: `style` only with one of the font sizes, `href` only with an allowed scheme. */
export const richTextAttributes = { a: ['href'], span: ['style'] } as const;

/** Schemes of links. Addresses without a scheme, `javascript:` and `data:` are refused. */
export const richTextUrlSchemes = ['http', 'https', 'mailto'] as const;

const fontSizeStyle = /(?:^|;)\s*font-size\s*:\s*(\d+)px\s*(?:;|$)/i;

/** The allowed font size that the text of a style attribute sets; null for none. Whatever else it says is to be dropped. */
export function fontSizeOfStyle(style: string): RichTextFontSizePx | null {
  const pixels = Number(fontSizeStyle.exec(style)?.[1]);
  return richTextFontSizesPx.find((size) => size === pixels) ?? null;
}

/** The style attribute for a font size, in the one spelling that is stored. */
export const styleOfFontSize = (size: RichTextFontSizePx): string => `font-size:${size}px`;

/** True for an address that a link may lead to, or that names a person (`mention:`). Control characters, by which schemes are disguised, count for nothing. */
export function isAllowedLink(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (plain.startsWith(`${mentionScheme}:`)) return mentionedPerson(address) !== null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return richTextUrlSchemes.some((allowed) => allowed === scheme);
}
