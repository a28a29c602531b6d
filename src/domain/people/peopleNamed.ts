import { foldLetters } from '../wording/foldLetters';

export interface NameablePerson {
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  readonly code?: string;
  readonly email?: string;
}

const isSame = (left: string | undefined, right: string): boolean => left !== undefined && foldLetters(left) === right;

/** 'Last, First' as spreadsheets have it. */
const turned = (text: string): string => {
  const [last, first, ...more] = text.split(',').map((part) => part.trim());
  return first !== undefined && last !== undefined && more.length === 0 ? `${first} ${last}` : text;
};

/** 'First Last (CODE)', as lists write it where two employees have the same name. */
const codeInBrackets = /^(.*\S)\s*\(([^()]+)\)$/;

/** Matches by first and last name, code, or e-mail address; several if the name is ambiguous. */
export function peopleNamed<Person extends NameablePerson>(text: string, people: readonly Person[]): readonly Person[] {
  const bracketed = codeInBrackets.exec(text.trim());
  if (bracketed) {
    const [, name = '', code = ''] = bracketed;
    const exact = people.filter(
      (person) => isSame(person.name, foldLetters(name)) && isSame(person.code, foldLetters(code)),
    );
    if (exact.length > 0) return exact;
  }
  const wanted = foldLetters(text);
  if (wanted === '') return [];
  const byMark = people.filter(({ code, email }) => isSame(code, wanted) || isSame(email, wanted));
  return byMark.length > 0
    ? byMark
    : people.filter(({ name }) => isSame(name, wanted) || isSame(name, foldLetters(turned(text))));
}

/**
 * Matches of a short name such as 'nina', 'nina.das' or 'ni'. A full name takes precedence over a first or last name, and
 * that over the beginning of one.
 */
export function peopleNicknamed<Person extends NameablePerson>(
  short: string,
  people: readonly Person[],
): readonly Person[] {
  const wanted = foldLetters(short.replace(/[._]+/g, ' '));
  if (wanted === '') return [];
  const full = [...peopleNamed(short, people), ...peopleNamed(wanted, people)];
  if (full.length > 0) return [...new Set(full)];
  const joined = people.filter(({ name }) => foldLetters(name).replaceAll(' ', '') === wanted.replaceAll(' ', ''));
  if (joined.length > 0) return joined;
  const parts = (person: Person): string[] => foldLetters(person.name).split(' ');
  const byPart = people.filter((person) => parts(person).includes(wanted));
  if (byPart.length > 0) return byPart;
  return people.filter(
    (person) => foldLetters(person.name).startsWith(wanted) || parts(person).some((part) => part.startsWith(wanted)),
  );
}
