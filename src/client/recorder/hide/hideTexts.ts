import { mask } from '../secrets';
import type { TextRules } from '../file/plainCopy';
import { hasManyDigits, isHarmless, isKnownTag, isProgramWord, recordIds, type ProgramWords } from './harmless';
import { isListedName, isPersonField } from './personFields';

const identifier = /^[A-Za-z_$][\w$]*$/;
const cacheKey = /^([A-Za-z]\w*)\((.*)\)$/s;
const fileExtension = /\.(?:jpe?g|png|gif|webp|pdf|xlsx?|docx?|pptx?|csv|txt|zip|eml)$/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,6});/gi;
const tag = /<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*\/?>/gi;
const attribute = /([a-z-]+)="([^"]*)"/gi;
const harmlessStyle = /^(?:[a-z-]+:\s*[\d.]+(?:px|em|%)?;?\s*)*$/i;
const address = /^(?:\/(?!\s)|\?|[a-z]+:\/\/)\S*$/i;
const addressParts = /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;
const searchPair = /([^?&=]+)(?:=([^&]*))?/g;

/** Rewrites what is between the matches of a pattern, and each match by another function. */
function between(
  text: string,
  pattern: RegExp,
  outside: (text: string) => string,
  inside: (match: string) => string = (match) => match,
): string {
  let written = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) written += outside(text.slice(end, match.index));
    written += inside(match[0]);
    end = match.index + match[0].length;
  }
  return end < text.length ? written + outside(text.slice(end)) : written;
}

function parsedJson(text: string): unknown {
  if (!/^[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // An ordinary text that begins like JSON.
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A percent sign that encodes nothing: the text as it is.
    return text;
  }
}

/** A part of a URL: what does not change keeps its encoding. */
function inAddress(raw: string, rewrite: (text: string) => string): string {
  const value = decoded(raw);
  const written = rewrite(value);
  return written === value ? raw : encodeURIComponent(written);
}

export interface HidingOptions {
  readonly words: ProgramWords;
  /** Random ids that the program has made. */
  readonly ids: ReadonlySet<string>;
  /** Whether a name of a field is a text that is hidden elsewhere. */
  readonly isHidden: (text: string) => boolean;
  /** Answers what is written for a text that could say something about a person. */
  readonly hide: (text: string) => string;
}

/**
 * Rewrites everything but the words of the program, ids, dates and short numbers, also inside JSON, keys of cached
 * answers, URLs and formatted text.
 */
export function hidingRules({ words, ids, isHidden, hide }: HidingOptions): TextRules {
  const isKept = (text: string): boolean => text === '' || text === mask || ids.has(text) || isHarmless(text, words);

  const plain = (text: string): string => between(text, recordIds, (rest) => (isKept(rest) ? rest : hide(rest)));

  /** For pieces of a text: a number that is divided by them is no short number. */
  const pieceRules = (isNumber: boolean): ((text: string) => string) =>
    isNumber ? (text) => between(text, recordIds, (rest) => (/\d/.test(rest) ? hide(rest) : plain(rest))) : plain;

  const fileName = (text: string, rewritten = plain): string => {
    const [extension = ''] = fileExtension.exec(text) ?? [];
    return rewritten(text.slice(0, text.length - extension.length)) + extension;
  };

  /** Also one that is a word of the program, such as 'May'. */
  const person = (text: string): string =>
    text === '' || text === mask || isListedName(text)
      ? text
      : fileName(text, (whole) => between(whole, recordIds, hide));

  const url = (text: string): string => {
    const [, origin = '', path = '', search = '', fragment = ''] = addressParts.exec(text) ?? [];
    const isNumber = hasManyDigits(decoded(path));
    const segments = path
      .split('/')
      .map((segment) =>
        inAddress(segment, (name) =>
          isKept(name) && !(isNumber && /\d/.test(name)) ? name : fileName(name, pieceRules(isNumber)),
        ),
      );
    const pairs = search.replace(searchPair, (_pair, name: string, value: string | undefined) =>
      [inAddress(name, rewrite), ...(value === undefined ? [] : [inAddress(value, rulesFor(decoded(name)))])].join('='),
    );
    return (
      (origin === '' ? '' : plain(origin)) +
      segments.join('/') +
      pairs +
      (fragment === '' ? '' : `#${rewrite(fragment.slice(1))}`)
    );
  };

  const markup = (text: string): string => {
    const piece = pieceRules(hasManyDigits(text.replace(tag, '').replace(entity, '')));
    return between(
      text,
      tag,
      (content) => between(content, entity, piece),
      (found) => {
        if (!isKnownTag(/[a-z][a-z0-9]*/i.exec(found)?.[0] ?? '')) return plain(found);
        return found.replace(attribute, (pair, key: string, value: string) =>
          key === 'style' && harmlessStyle.test(value) ? pair : `${key}="${rewrite(value)}"`,
        );
      },
    );
  };

  const nested = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return rulesFor(field)(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => nested(item, field));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => [name(key), nested(inner, key)]),
    );
  };

  const rewrite = (text: string): string => {
    if (isKept(text)) return text;
    const json = parsedJson(text);
    if (json !== undefined) return JSON.stringify(nested(json));
    const [, endpoint, argument = ''] = cacheKey.exec(text) ?? [];
    if (endpoint !== undefined && isProgramWord(endpoint, words))
      return `${endpoint}(${argument === '' ? '' : rewrite(argument)})`;
    if (/<\/?[a-z]/i.test(text)) return markup(text);
    return address.test(text) ? url(text) : fileName(text);
  };

  const rulesFor = (field: string): ((text: string) => string) => (isPersonField(field) ? person : rewrite);

  /** Names of fields are kept; names that are data, such as the key of a cached answer, are not. */
  const name = (text: string): string =>
    identifier.test(text) && (isProgramWord(text, words) || !isHidden(text)) ? text : rewrite(text);

  return { text: (text, field) => rulesFor(field)(text), name };
}
