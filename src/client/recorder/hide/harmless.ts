/** What the program's source contains: it says nothing about a person. */
export interface ProgramWords {
  readonly texts: ReadonlySet<string>;
  /** Of fields and operations, as far as they are not among the texts. */
  readonly names: ReadonlySet<string>;
}

const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Record ids, which may occur anywhere in a text. */
export const recordIds = new RegExp(uuidPattern, 'gi');

// As the program writes them, and no others: '98/76/5432' is a telephone number.
const year = String.raw`(?:19|20)\d{2}`;
const month = '(?:0[1-9]|1[0-2])';
const dayOfMonth = '(?:0[1-9]|[12]\\d|3[01])';
const day = `(?:${year}-${month}-${dayOfMonth}|${dayOfMonth}[-/]${month}[-/]${year}|${month}[-/]${dayOfMonth}[-/]${year})`;
const idsAndDays = new RegExp(String.raw`${uuidPattern}|(?<!\d)${day}(?!\d)`, 'gi');
const time = String.raw`\d{1,2} ?: ?\d{2}(?: ?: ?\d{2}(?:\.\d{1,6})?)?(?: ?[AP]M)?`;
const zone = String.raw`(?:Z|[+-]\d{2}:?\d{2})`;
const harmlessTexts = [
  new RegExp(`^${uuidPattern}$`, 'i'),
  new RegExp(`^${day}(?:[T ,]+${time}${zone}?)?$`, 'i'),
  new RegExp(`^${time}$`, 'i'),
  new RegExp(`^${year}-${month}$`),
  /^#(?:[0-9a-f]{3}){1,2}$/i,
  /^[^\p{L}\p{N}]*$/u,
];

const shortNumber = /^[+-]?\d{1,6}(?:\.\d{1,4})?%?$/;
/** More may be the number of a telephone or of an identity card, however it is divided. */
const maxDigits = 6;
/** Numbers alone: more are a date as users type it, or an address in a network. */
const maxNumbers = 2;

/** Whether the text has more digits than a number that says nothing, apart from ids and days. */
export const hasManyDigits = (text: string): boolean =>
  text.replace(idsAndDays, '').replace(/\D/g, '').length > maxDigits;

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
  piece === '' ||
  isProgramWord(piece, words) ||
  shortNumber.test(piece) ||
  harmlessTexts.some((pattern) => pattern.test(piece));

const separators = /[/:>.,|]/;

/** A text that consists of the program's words, ids, dates, times and short numbers only. */
export function isHarmless(text: string, words: ProgramWords): boolean {
  if (isProgramWord(text, words) || isTimeZone(text) || harmlessTexts.some((pattern) => pattern.test(text)))
    return true;
  if (hasManyDigits(text)) return false;
  if (shortNumber.test(text)) return true;
  if (/\s/.test(text) || !separators.test(text)) return false;
  // Composed ids: 'task:<id>', 'tasks/create/form'.
  const pieces = text.split(separators).filter((piece) => piece !== '');
  const isAllNumbers = pieces.every((piece) => shortNumber.test(piece));
  return isAllNumbers ? pieces.length <= maxNumbers : pieces.every((piece) => isHarmlessPiece(piece, words));
}

const tags = 'a b br div em h1 h2 h3 h4 h5 h6 i img li ol p s span strong sub sup u ul'.split(' ');

/** Elements of formatted text. */
export const isKnownTag = (name: string): boolean => tags.includes(name.toLowerCase());
