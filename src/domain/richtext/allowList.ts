import { mentionedPerson, mentionScheme } from './mentions';

/** Font sizes of formatted text in CSS pixels (CONST-011); a text node has at most one. */
export const richTextFontSizesPx = [16, 24, 48] as const;
export type RichTextFontSizePx = (typeof richTextFontSizesPx)[number];

/** Allowed elements. Others are removed but their content stays, except for scripts and the like. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'span'] as const;

/** Elements of pasted HTML with an allowed equivalent are renamed instead of removed, so that lines stay lines. */
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

/** Allowed attributes: `style` with one of the font sizes only, `href` with an allowed scheme only. */
export const richTextAttributes = { a: ['href'], span: ['style'] } as const;

/** Schemes of links. Addresses without a scheme, `javascript:` and `data:` are rejected. */
export const richTextUrlSchemes = ['http', 'https', 'mailto'] as const;

const fontSizeStyle = /(?:^|;)\s*font-size\s*:\s*(\d+)px\s*(?:;|$)/i;

/** The allowed font size in a style attribute; null for none. The rest of the attribute is to be removed. */
export function fontSizeOfStyle(style: string): RichTextFontSizePx | null {
  const pixels = Number(fontSizeStyle.exec(style)?.[1]);
  return richTextFontSizesPx.find((size) => size === pixels) ?? null;
}

/** The style attribute of a font size, in the only spelling that is stored. */
export const styleOfFontSize = (size: RichTextFontSizePx): string => `font-size:${size}px`;

/** Whether a link may lead to the address, or it names a person (`mention:`). Control characters, which disguise schemes, are ignored. */
export function isAllowedLink(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (plain.startsWith(`${mentionScheme}:`)) return mentionedPerson(address) !== null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return richTextUrlSchemes.some((allowed) => allowed === scheme);
}
