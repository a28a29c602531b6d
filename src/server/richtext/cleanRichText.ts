import sanitizeHtml from 'sanitize-html';
import { fontSizeOfStyle, isAllowedLink, richTextAttributes, richTextTags, styleOfFontSize } from '../../domain/richtext/allowList';

/** Older spellings of the same thing; one of them is stored. */
const sameElement: Record<string, string> = { b: 'strong', i: 'em', div: 'p' };

const onlyIf = (isAllowed: boolean, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes => (isAllowed ? attributes : {});

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: [...richTextAttributes.a], span: [...richTextAttributes.span] },
  transformTags: {
    ...Object.fromEntries(Object.entries(sameElement).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
    a: (tagName, { href = '' }) => ({ tagName, attribs: onlyIf(isAllowedLink(href), { href }) }),
    span: (tagName, { style = '' }) => {
      const size = fontSizeOfStyle(style);
      return { tagName, attribs: onlyIf(size !== null, { style: styleOfFontSize(size ?? 16) }) };
    },
  },
};

/** Formatted text as it is stored: only what the allow-list names stays; scripts go with what they hold. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, options).trim();
