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
import { hasContent } from '../../domain/richtext/hasContent';
import { richTextMessages, richTextProblem, storedTextLimits } from '../../domain/richtext/richTextLimits';
import { failures } from '../errors/failure';

const when = (isAllowed: boolean, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  isAllowed ? attributes : {};

/** Aborts the cleaning, whose time grows with the square of the depth. */
class NestedTooDeeply extends Error {}

let depth = 0;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: [...richTextAttributes.a], span: [...richTextAttributes.span] },
  // The transformation below checks addresses; the library does not know custom schemes.
  allowedSchemes: [...richTextUrlSchemes, mentionScheme],
  transformTags: {
    ...Object.fromEntries(
      Object.entries(richTextRenamedTags).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
    ),
    a: (tagName, { href = '' }) => ({ tagName, attribs: when(isAllowedLink(href), { href }) }),
    span: (tagName, { style = '' }) => {
      const size = fontSizeOfStyle(style);
      return { tagName, attribs: when(size !== null, { style: styleOfFontSize(size ?? 16) }) };
    },
  },
};

const reduced = (html: string): string => {
  depth = 0;
  return sanitizeHtml(html, {
    ...options,
    // The parser's own nesting, which no malformed markup can circumvent.
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
 * Formatted text for storage: only allowed elements stay; scripts are removed with their content. The second run
 * separates paragraphs that renaming has nested, which leaves empty ones. '' for blank lines and lists without a text.
 * @throws Failure 422 naming the field, for a text that would take too long to clean and to show
 */
export function cleanRichText(field: string, html: string): string {
  const reject = (message: string) => failures.invalid([{ field, message }]);
  const problem = richTextProblem(html, storedTextLimits);
  if (problem !== null) throw reject(problem);
  try {
    const clean = reduced(reduced(html)).replaceAll('<p></p>', '').trim();
    return hasContent(clean) ? clean : '';
  } catch (error) {
    throw error instanceof NestedTooDeeply ? reject(richTextMessages.deep) : error;
  }
}
