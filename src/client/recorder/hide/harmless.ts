/** What the program's source contains: it says nothing about a person. */
export interface ProgramWords {
  readonly texts: ReadonlySet<string>;
  /** Of fields and operations, as far as they are not among the texts. */
  readonly names: ReadonlySet<string>;
}

const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Record ids, which may occur anywhere in a text. */
export const recordIds = new RegExp(uuidPattern, 'gi');

const day = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{2}[-/]\d{2}[-/]\d{4})`;
const time = String.raw`\d{1,2} ?: ?\d{2}(?: ?: ?\d{2}(?:\.\d{1,6})?)?(?: ?[AP]M)?`;
const zone = String.raw`(?:Z|[+-]\d{2}:?\d{2})`;
const harmlessTexts = [
  new RegExp(`^${uuidPattern}$`, 'i'),
  new RegExp(`^${day}(?:[T ,]+${time}${zone}?)?$`, 'i'),
  new RegExp(`^${time}$`, 'i'),
  /^\d{4}-\d{2}$/,
  // A longer number may be that of a telephone or of an identity card.
  /^[+-]?\d{1,6}(?:\.\d{1,4})?%?$/,
  /^#(?:[0-9a-f]{3}){1,2}$/i,
  /^[^\p{L}\p{N}]*$/u,
];

const zoneName = /^(?:UTC|GMT|[A-Z][A-Za-z]+\/[\w+/-]+)$/;

/** The program cannot format times in a zone that does not exist. */
function isTimeZone(text: string): boolean {
  if (!zoneName.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    // No zone, but a text that looks like one.
    return false;
  }
}

/** Whether the program's source contains the text. */
export const isProgramWord = (text: string, { texts, names }: ProgramWords): boolean =>
  texts.has(text) || names.has(text);

const isHarmlessPiece = (piece: string, words: ProgramWords): boolean =>
  piece === '' || isProgramWord(piece, words) || harmlessTexts.some((pattern) => pattern.test(piece));

const separators = /[/:>.,|]/;

/** A text that consists of the program's words, ids, dates, times and short numbers only. */
export function isHarmless(text: string, words: ProgramWords): boolean {
  if (isProgramWord(text, words) || isTimeZone(text) || harmlessTexts.some((pattern) => pattern.test(text)))
    return true;
  // Composed ids: 'task:<id>', 'tasks/create/form'.
  return (
    !/\s/.test(text) && separators.test(text) && text.split(separators).every((piece) => isHarmlessPiece(piece, words))
  );
}

const tags = 'a b br div em h1 h2 h3 h4 h5 h6 i img li ol p s span strong sub sup u ul'.split(' ');

/** Elements of formatted text. */
export const isKnownTag = (name: string): boolean => tags.includes(name.toLowerCase());
