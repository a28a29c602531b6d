/** What identifies a person in texts, today and formerly. */
export interface PersonIdentity {
  readonly firstNames: readonly string[];
  readonly middleNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly emails: readonly string[];
  readonly mobiles: readonly string[];
  readonly codes: readonly string[];
}

/** The values that a former employee's record gets. */
export interface FormerIdentity {
  readonly name: string;
  readonly email: string;
  readonly code: string;
}

/** The fields of these in the history of an employee's record. */
export const identityFields = ['First name', 'Middle name', 'Last name', 'E-mail', 'Mobile', 'Code'] as const;

/** A pattern of PostgreSQL, and what replaces its matches. */
export interface ErasedTerm {
  readonly pattern: string;
  readonly replacement: string;
  readonly ignoresCase: boolean;
}

export const formerIdentity = (number: number): FormerIdentity => ({
  name: `Former employee ${number}`,
  email: `former-employee-${number}@erased.invalid`,
  code: `former-${number}`,
});

/** What is shown and stored in place of a text that is erased as a whole. */
export const erasedText = 'Erased';

/** Shorter numbers could be anything. */
const MIN_PHONE_DIGITS = 7;
const MAX_NATIONAL_DIGITS = 10;
const MIN_CODE_LENGTH = 4;

const SPACE = '(?:[[:space:]]|&nbsp;|\u00a0)+';
const NOT_AFTER_LETTER = '(?<![[:alnum:]_])';
const NOT_BEFORE_LETTER = '(?![[:alnum:]_])';

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const toHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A word of a name as it may be stored: plain or as HTML. */
const wordPattern = (word: string): string => {
  const forms = [...new Set([word, toHtml(word), word.toLowerCase(), word.toUpperCase()])];
  const pattern = forms.map((form) => form.trim().split(/\s+/).map(escapePattern).join(SPACE)).join('|');
  return forms.length === 1 ? pattern : `(?:${pattern})`;
};

const anyOf = (patterns: readonly string[]): string =>
  `${NOT_AFTER_LETTER}(?:${patterns.join('|')})${NOT_BEFORE_LETTER}`;

const filled = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

function namePatterns({ firstNames, middleNames, lastNames }: PersonIdentity): string[] {
  const lasts = filled(lastNames).map(wordPattern);
  const middles = filled(middleNames).map(wordPattern);
  return filled(firstNames).flatMap((firstName) => {
    const first = wordPattern(firstName);
    // The longest first: the database takes the first alternative that fits.
    return lasts.flatMap((last) => [
      ...middles.flatMap((middle) => [
        `${first}${SPACE}${middle}${SPACE}${last}`,
        `${last},?${SPACE}${first}${SPACE}${middle}`,
      ]),
      `${first}${SPACE}${last}`,
      `${last},?${SPACE}${first}`,
    ]);
  });
}

const spacedDigits = (digits: string): string => [...digits].join('[[:space:]()./-]*');

/** The number as people write it: with or without the country's prefix, and with any separators. */
const phonePattern = (mobile: string): string | null => {
  const digits = mobile.replace(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS) return null;
  const national = digits.slice(-MAX_NATIONAL_DIGITS);
  const prefix = digits.slice(0, -national.length);
  const optional = prefix === '' ? '' : `(?:[+]?${spacedDigits(prefix)}[[:space:]()./-]*)?`;
  return `[+]?${optional}0?${spacedDigits(national)}`;
};

const isTelling = (code: string): boolean => code.length >= MIN_CODE_LENGTH && /\p{L}/u.test(code) && /\d/.test(code);

const term = (patterns: readonly string[], replacement: string, ignoresCase = true): ErasedTerm[] =>
  patterns.length === 0 ? [] : [{ pattern: anyOf(patterns), replacement, ignoresCase }];

/**
 * What is searched for in texts, in the order in which it is replaced: mail addresses, which may contain the name, then
 * whole names, numbers and codes.
 * @param withSingleNames also the first and the last name alone, with exactly this spelling: they may be words or the
 *   names of others
 */
export function erasedTerms(identity: PersonIdentity, former: FormerIdentity, withSingleNames: boolean): ErasedTerm[] {
  return [
    ...term(filled(identity.emails).map(escapePattern), former.email),
    ...term(namePatterns(identity), former.name),
    ...term(
      filled(identity.mobiles).flatMap((mobile) => phonePattern(mobile) ?? []),
      erasedText,
    ),
    ...term(filled(identity.codes).filter(isTelling).map(escapePattern), former.code),
    ...(withSingleNames
      ? term(filled([...identity.lastNames, ...identity.firstNames]).map(escapePattern), former.name, false)
      : []),
  ];
}

/** Whether the typed text confirms the erasure: the full name, whatever its case and spaces. */
export const isConfirmedBy = (typed: string, fullName: string): boolean => {
  const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  return plain(typed) === plain(fullName);
};
