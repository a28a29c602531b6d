import sanitizeHtml from 'sanitize-html';
import {
  fontSizeOfStyle,
  isAllowedLink,
  richTextAttributes,
  richTextRenamedTags,
  richTextTags,
  richTextUrlSchemes,
  styleOfFontSize,
} from '../../domain/richtext/allowList';
import { mentionScheme } from '../../domain/richtext/mentions';
import { richTextMessages, richTextProblem, storedTextLimits } from '../../domain/richtext/richTextLimits';
import { failures } from '../errors/failure';

const onlyIf = (isAllowed: boolean, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  isAllowed ? attributes : {};

/** Thrown out of the cleaning, which takes the square of the depth. */
class NestedTooDeeply extends Error {}

let depth = 0;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: [...richTextAttributes.a], span: [...richTextAttributes.span] },
  // The transformation below decides about addresses; the library knows no scheme of ours.
  allowedSchemes: [...richTextUrlSchemes, mentionScheme],
  transformTags: {
    ...Object.fromEntries(
      Object.entries(richTextRenamedTags).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
    ),
    a: (tagName, { href = '' }) => ({ tagName, attribs: onlyIf(isAllowedLink(href), { href }) }),
    span: (tagName, { style = '' }) => {
      const size = fontSizeOfStyle(style);
      return { tagName, attribs: onlyIf(size !== null, { style: styleOfFontSize(size ?? 16) }) };
    },
  },
};

const reduced = (html: string): string => {
  depth = 0;
  return sanitizeHtml(html, {
    ...options,
    // The parser's own idea of what lies in what: no trick of writing gets past it.
    onOpenTag: () => {
      depth += 1;
      if (depth > storedTextLimits.maxDepth * 2) throw new NestedTooDeeply();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
};

/**
 * Formatted text as it is stored: only what the allow-list names stays; scripts go with what they hold.
 * The second run takes apart paragraphs that renaming has put into one another, which leaves empty ones behind.
 * @throws Failure 422 naming the field, for a text that would take too long to clean and to show
 */
export function cleanRichText(field: string, html: string): string {
  const reject = (message: string) => failures.invalid([{ field, message }]);
  const problem = richTextProblem(html, storedTextLimits);
  if (problem !== null) throw reject(problem);
  try {
    return reduced(reduced(html)).replaceAll('<p></p>', '').trim();
  } catch (error) {
    throw error instanceof NestedTooDeeply ? reject(richTextMessages.deep) : error;
  }
}
