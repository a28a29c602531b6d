/** Limits of formatted text. Cleaning and showing take time for every element, and much more for nested ones. */
export interface RichTextLimits {
  readonly maxCharacters: number;
  readonly maxElements: number;
  /** Character references: '&amp;', '&nbsp;'. */
  readonly maxEntities: number;
  readonly maxDepth: number;
}

/** Of stored text: 100 pages written in the editor are below. */
export const storedTextLimits: RichTextLimits = {
  maxCharacters: 200_000,
  maxElements: 10_000,
  maxEntities: 20_000,
  maxDepth: 50,
};
/** Of shown or pasted text: pages and documents of other programs are longer, and are reduced by the editor. */
export const shownTextLimits: RichTextLimits = {
  maxCharacters: 2_000_000,
  maxElements: 20_000,
  maxEntities: 100_000,
  maxDepth: 100,
};

export const richTextMessages = {
  long: 'The text is too long. Please divide it.',
  elements: 'The text has too much formatting. Please remove some of it, or paste it without formatting.',
  deep: 'The text has lists or boxes nested too deeply. Please remove some levels, or paste it without formatting.',
};

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements that end at the next one of their kind, because the end tag is often omitted. */
const endsItself = new Set(['p', 'li', 'tr', 'td', 'th', 'dt', 'dd', 'option']);

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isNameCharacter = (code: number): boolean =>
  isLetter(code) || (code >= 48 && code <= 57) || code === 45 || code === 58;
const maxNameLength = 40;

function nameAt(html: string, from: number): string {
  let to = from;
  while (to < html.length && to - from < maxNameLength && isNameCharacter(html.charCodeAt(to))) to += 1;
  return html.slice(from, to).toLowerCase();
}

/** The limit that a text exceeds, or null. One pass, whatever the text contains. */
export function richTextProblem(
  html: string,
  { maxCharacters, maxElements, maxEntities, maxDepth }: RichTextLimits,
): string | null {
  if (html.length > maxCharacters) return richTextMessages.long;
  let entities = 0;
  for (let at = html.indexOf('&'); at >= 0; at = html.indexOf('&', at + 1)) {
    entities += 1;
    if (entities > maxEntities) return richTextMessages.elements;
  }
  let elements = 0;
  const open: string[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    elements += 1;
    if (elements > maxElements) return richTextMessages.elements;
    const isEnd = html[at + 1] === '/';
    const begin = at + (isEnd ? 2 : 1);
    if (begin >= html.length || !isLetter(html.charCodeAt(begin))) continue;
    const name = nameAt(html, begin);
    if (isEnd) {
      const opened = open.lastIndexOf(name);
      if (opened >= 0) open.length = opened;
    } else if (!voidElements.has(name) && !(endsItself.has(name) && open.at(-1) === name)) {
      open.push(name);
      if (open.length > maxDepth) return richTextMessages.deep;
    }
  }
  return null;
}

/** The plain text of a text that exceeds the limits for showing its formatting. */
export const shortPlainText = (html: string, maxCharacters: number): string =>
  html
    .slice(0, shownTextLimits.maxCharacters)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxCharacters);
