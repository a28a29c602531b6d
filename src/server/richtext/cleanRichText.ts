import sanitizeHtml from 'sanitize-html';
import { fontSizeOfStyle, isAllowedLink, richTextAttributes, richTextRenamedTags, richTextTags, richTextUrlSchemes, styleOfFontSize } from '../../domain/richtext/allowList';
import { mentionScheme } from '../../domain/richtext/mentions';

const onlyIf = (isAllowed: boolean, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes => (isAllowed ? attributes : {});

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: [...richTextAttributes.a], span: [...richTextAttributes.span] },
  // The transformation below decides about addresses; the library knows no scheme of ours.
  allowedSchemes: [...richTextUrlSchemes, mentionScheme],
  transformTags: {
    ...Object.fromEntries(Object.entries(richTextRenamedTags).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
    a: (tagName, { href = '' }) => ({ tagName, attribs: onlyIf(isAllowedLink(href), { href }) }),
    span: (tagName, { style = '' }) => {
      const size = fontSizeOfStyle(style);
      return { tagName, attribs: onlyIf(size !== null, { style: styleOfFontSize(size ?? 16) }) };
    },
  },
};

const reduced = (html: string): string => sanitizeHtml(html, options);

/**
 * Formatted text as it is stored: only what the allow-list names stays; scripts go with what they hold.
 * The second run takes apart paragraphs that renaming has put into one another, which leaves empty ones behind.
 */
export const cleanRichText = (html: string): string => reduced(reduced(html)).replaceAll('<p></p>', '').trim();
