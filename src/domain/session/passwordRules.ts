import type { FieldProblem } from '../validation/fieldProblem';

export const minPasswordLength = 8;

/** Shown before a password is chosen. */
export const passwordHint = `At least ${minPasswordLength} characters. Common passwords, your name and your mail address are not accepted.`;

/** What a new password is compared with. A page omits what it does not know; the server compares again. */
export interface PasswordContext {
  /** Words that an acquaintance of the person would try. */
  readonly ownWords?: readonly string[];
  readonly currentPassword?: string;
  /** In lower case. */
  readonly commonPasswords?: ReadonlySet<string>;
}

interface PasswordOwner {
  readonly first_name: string;
  readonly middle_name?: string | null;
  readonly last_name: string;
  readonly email: string;
  readonly code?: string;
}

/** Shorter words are part of too many others. */
const minOwnWordLength = 3;
const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The person's names, code, mail address and its parts, and the name of the product. */
export function ownWords({ first_name, middle_name, last_name, email, code }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  // The top-level domain ('com') is not personal.
  const parts = [
    first_name,
    middle_name ?? '',
    last_name,
    local,
    domain.split('.').slice(0, -1).join('.'),
    code ?? '',
    'daybook',
  ];
  return [...new Set([email.toLowerCase(), domain, ...parts.flatMap(splitWords)])].filter(
    (word) => word.length >= minOwnWordLength,
  );
}

/** Rows of the keyboard and the alphabet, to find runs along them. */
const rows = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'qwertzuiop',
  'azertyuiop',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const maxRepeatedBlock = 4;

const isRun = (text: string): boolean => runs.some((run) => run.includes(text));
const isRepetition = (text: string): boolean =>
  Array.from({ length: maxRepeatedBlock }, (_, index) => text.slice(0, index + 1)).some(
    (block) => text === block.repeat(text.length).slice(0, text.length),
  );

function withoutWords(text: string, words: readonly string[]): string {
  const byLength = [...words].sort((a, b) => b.length - a.length);
  return byLength.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

function passwordProblem(
  password: string,
  { ownWords: own = [], currentPassword, commonPasswords }: PasswordContext,
): string | undefined {
  if (password.length < minPasswordLength) return `A password has at least ${minPasswordLength} characters`;
  if (password.trim() === '') return 'A password cannot be blank';
  if (password === currentPassword) return 'This is your current password. Please choose another one.';
  const lower = password.trim().toLowerCase();
  if (isRun(lower) || isRepetition(lower) || commonPasswords?.has(lower))
    return 'This is one of the most common passwords, which are tried first. Please choose another one.';
  const rest = withoutWords(lower, own);
  if (rest.length < lower.length && rest.length < minPasswordLength)
    return `Your name and mail address are easy to guess. Please use at least ${minPasswordLength} other characters.`;
  return undefined;
}

/** Problems of a new password. Length decides: rules about kinds of characters make passwords weaker, not stronger. */
export function newPasswordProblems(
  password: string,
  context: PasswordContext = {},
  field = 'Password',
): FieldProblem[] {
  const message = passwordProblem(password, context);
  return message === undefined ? [] : [{ field, message }];
}
