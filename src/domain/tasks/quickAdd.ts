import type { Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { formatHours } from '../calendar/formatHours';
import { namedDays, spokenDay } from '../calendar/spokenDay';
import { peopleNicknamed, type NameablePerson } from '../people/peopleNamed';
import { foldLetters } from '../wording/foldLetters';
import { readDuration } from './duration';
import { issueTypes, taskPriorities, type IssueType, type TaskPriority } from './taskChoices';

export type QuickAddKind = 'priority' | 'assignee' | 'type' | 'due' | 'duration';

/** A part of the line that does not belong to the summary. */
export interface QuickAddToken {
  readonly kind: QuickAddKind;
  /** Position in the line; `end` is after the last letter. */
  readonly start: number;
  readonly end: number;
  /** Its meaning, for display. */
  readonly shown: string;
}

/** A token that is invalid or ambiguous. */
export interface QuickAddProblem {
  /** What it was to say. */
  readonly kind: 'assignee';
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** The people it could mean. */
  readonly people: readonly NameablePerson[];
}

/** The task that a line of quick add would create. */
export interface QuickAddEntry {
  readonly summary: string;
  readonly priority?: TaskPriority;
  readonly assigneeId?: string;
  readonly issueType?: IssueType;
  readonly dueDate?: Day;
  readonly hours?: number;
  readonly tokens: readonly QuickAddToken[];
  readonly problems: readonly QuickAddProblem[];
}

export interface QuickAddContext {
  /** The company's today. */
  readonly today: Day;
  /** The people who can be assignees. */
  readonly people: readonly NameablePerson[];
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Number of words of the longest date: 'in 3 days'. */
const maxDateWords = 3;
/** Words that introduce a date and belong to it: 'due friday', 'by 31/12'. */
const dateLeads = new Set(['due', 'by', 'on', 'until']);
const escapeMark = '\\';
const marks = new Set(['!', '@', '#']);

const splitWords = (line: string): Word[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const beginningWith = <Choice extends string>(choices: readonly Choice[], letters: string): Choice | undefined =>
  letters === '' ? undefined : choices.find((choice) => choice.toLowerCase().startsWith(letters.toLowerCase()));

interface Understood {
  readonly token: QuickAddToken;
  readonly value: Partial<Pick<QuickAddEntry, 'priority' | 'assigneeId' | 'issueType' | 'dueDate' | 'hours'>>;
}

/** The meaning of a word with a mark: a part, a problem, or undefined for plain text. */
function readMarked(
  { text, start, end }: Word,
  people: readonly NameablePerson[],
): Understood | QuickAddProblem | undefined {
  const letters = text.slice(1);
  if (text.startsWith('!')) {
    const priority = beginningWith(taskPriorities, letters);
    return priority && { token: { kind: 'priority', start, end, shown: priority }, value: { priority } };
  }
  if (text.startsWith('#')) {
    const issueType = beginningWith(issueTypes, letters);
    return issueType && { token: { kind: 'type', start, end, shown: issueType }, value: { issueType } };
  }
  if (!text.startsWith('@') || letters === '') return undefined;
  const meant = peopleNicknamed(letters, people);
  const [only] = meant;
  if (only && meant.length === 1)
    return { token: { kind: 'assignee', start, end, shown: only.name }, value: { assigneeId: only.id } };
  return {
    kind: 'assignee',
    start,
    end,
    people: meant,
    message: only ? `${text} could be ${meant.length} members: choose one` : `No member is called ${letters}`,
  };
}

/** The date or length at the end of the words, and how many words it takes. */
function readEnd(words: readonly Word[], today: Day): (Understood & { readonly count: number }) | undefined {
  const last = words.at(-1);
  if (!last) return undefined;
  // Only with its unit, because 'at 1:30' is a time.
  const hours = last.text.includes(':') ? undefined : readDuration(last.text);
  if (hours !== undefined && hours > 0)
    return {
      count: 1,
      token: { kind: 'duration', start: last.start, end: last.end, shown: formatHours(hours) },
      value: { hours },
    };
  for (let count = Math.min(maxDateWords, words.length); count > 0; count--) {
    const part = words.slice(-count);
    const dueDate = spokenDay(part.map(({ text }) => text).join(' '), today);
    if (dueDate === undefined) continue;
    const lead = words.at(-count - 1);
    const isLed = lead !== undefined && dateLeads.has(lead.text.toLowerCase());
    const start = (isLed ? lead : part[0])?.start ?? last.start;
    return {
      count: count + (isLed ? 1 : 0),
      token: { kind: 'due', start, end: last.end, shown: formatDay(dueDate) },
      value: { dueDate },
    };
  }
  return undefined;
}

const isUnderstood = (read: Understood | QuickAddProblem): read is Understood => 'token' in read;

/** A word that would be read as a part unless it is escaped. */
const isReadable = (word: string, today: Day): boolean =>
  marks.has(word[0] ?? '') ||
  readDuration(word) !== undefined ||
  spokenDay(word, today) !== undefined ||
  /^(?:days?|weeks?)$/i.test(word);
const isKeptAsText = ({ text }: Word, today: Day): boolean =>
  text.startsWith(escapeMark) && isReadable(text.slice(1), today);
const plainText =
  (today: Day) =>
  (word: Word): string =>
    isKeptAsText(word, today) ? word.text.slice(1) : word.text;

/**
 * Reads a line of quick add: 'Fix login !high @nina #bug tomorrow 4h'. Priority (!), assignee (@) and type (#) may be
 * anywhere; a date and a length count only if nothing but such parts follows, so that 'Prepare the monday meeting' stays as
 * it is. A backslash before a word keeps it as text. Of two parts of one kind the later one counts; the earlier one is text.
 */
export function parseQuickAdd(line: string, { today, people }: QuickAddContext): QuickAddEntry {
  const words = splitWords(line);
  const read = new Map<Word, Understood | QuickAddProblem>();
  const found = new Set<QuickAddKind>();
  const taken = new Set<Word>();
  let unread = [...words];
  let isAtEnd = true;
  while (unread.length > 0) {
    const word = unread.at(-1);
    if (!word) break;
    const marked = marks.has(word.text[0] ?? '') ? readMarked(word, people) : undefined;
    const kind = marked && (isUnderstood(marked) ? marked.token.kind : 'assignee');
    if (marked && kind && !found.has(kind)) {
      found.add(kind);
      read.set(word, marked);
      taken.add(word);
      unread = unread.slice(0, -1);
      continue;
    }
    const end = isAtEnd ? readEnd(unread, today) : undefined;
    if (end && !found.has(end.token.kind)) {
      found.add(end.token.kind);
      read.set(word, end);
      for (const part of unread.slice(-end.count)) taken.add(part);
      unread = unread.slice(0, -end.count);
      continue;
    }
    // A mark that was just typed is about to become a part, and text after an escaped part is still read.
    if (!marks.has(word.text) && !isKeptAsText(word, today)) isAtEnd = false;
    unread = unread.slice(0, -1);
  }
  const all = words.flatMap((word) => read.get(word) ?? []);
  return {
    summary: words
      .filter((word) => !taken.has(word))
      .map(plainText(today))
      .join(' '),
    ...all.filter(isUnderstood).reduce((values: Understood['value'], { value }) => ({ ...values, ...value }), {}),
    tokens: all.filter(isUnderstood).map(({ token }) => token),
    problems: all.filter((part): part is QuickAddProblem => !isUnderstood(part)),
  };
}

/** A completion of the word at the cursor. */
export interface QuickAddCompletion {
  readonly label: string;
  readonly hint?: string;
  /** Replaces the letters from `start` to `end`. */
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export interface QuickAddCompletions {
  readonly kind: QuickAddKind;
  /** The word has a mark, so Enter chooses. A plain word that could be a date has to be chosen by Tab or arrows. */
  readonly isMarked: boolean;
  readonly choices: readonly QuickAddCompletion[];
}

const maxPeople = 8;

/** The unambiguous name of a person after '@'. */
function getNickname(person: NameablePerson, people: readonly NameablePerson[]): string {
  const dotted = person.name.trim().replace(/\s+/g, '.');
  const isOnly = (text: string): boolean => {
    const meant = peopleNicknamed(text, people);
    return meant.length === 1 && meant[0]?.id === person.id;
  };
  return (
    [dotted, person.code, person.email].find((text) => text !== undefined && !/\s/.test(text) && isOnly(text)) ?? dotted
  );
}

/** Completions of the word at the cursor; undefined where there are none. */
export function quickAddCompletions(
  line: string,
  cursor: number,
  { today, people }: QuickAddContext,
): QuickAddCompletions | undefined {
  const word = splitWords(line).find(({ start, end }) => start < cursor && cursor <= end);
  if (!word) return undefined;
  const { start, end } = word;
  const letters = foldLetters(line.slice(start + 1, cursor));
  const words = (kind: QuickAddKind, mark: string, all: readonly string[]): QuickAddCompletions | undefined => {
    const choices = all
      .filter((choice) => choice.toLowerCase().startsWith(letters))
      .map((choice) => ({ label: choice, insert: `${mark}${choice.toLowerCase()}`, start, end }));
    return choices.length === 0 ? undefined : { kind, isMarked: true, choices };
  };
  if (word.text.startsWith('!')) return words('priority', '!', taskPriorities);
  if (word.text.startsWith('#')) return words('type', '#', issueTypes);
  if (word.text.startsWith('@')) {
    const named =
      letters === ''
        ? people
        : [
            ...new Set([
              ...peopleNicknamed(letters, people),
              ...people.filter(({ name }) => foldLetters(name).includes(letters)),
            ]),
          ];
    const choices = named.slice(0, maxPeople).map((person) => ({
      label: person.name,
      insert: `@${getNickname(person, people)}`,
      start,
      end,
      ...(person.code !== undefined && { hint: person.code }),
    }));
    return choices.length === 0 ? undefined : { kind: 'assignee', isMarked: true, choices };
  }
  const typed = line.slice(start, cursor).toLowerCase();
  // Only the end of the line can be a date.
  if (typed.length < 2 || line.slice(end).trim() !== '' || cursor < end) return undefined;
  const choices = namedDays
    .filter((day) => day.startsWith(typed) && day !== typed)
    .map((day) => ({ label: day, hint: formatDay(spokenDay(day, today) ?? today), insert: day, start, end }));
  return choices.length === 0 ? undefined : { kind: 'due', isMarked: false, choices };
}

/** The line after choosing a completion, and the new position of the cursor. */
export function withCompletion(
  line: string,
  { insert, start, end }: QuickAddCompletion,
): { readonly line: string; readonly cursor: number } {
  const behind = line.slice(end);
  const text = behind.startsWith(' ') ? insert : `${insert} `;
  return { line: line.slice(0, start) + text + behind, cursor: start + insert.length + 1 };
}

/** The line with the part at the cursor, or the last one, escaped to text; undefined without a part. */
export function withLiteral(
  line: string,
  cursor: number,
  context: QuickAddContext,
): { readonly line: string; readonly cursor: number } | undefined {
  const { tokens, problems } = parseQuickAdd(line, context);
  const parts = [...tokens, ...problems].sort((left, right) => left.start - right.start);
  const part = parts.find(({ start, end }) => start <= cursor && cursor <= end) ?? parts.at(-1);
  if (!part) return undefined;
  // A date without its last word is not a date.
  const at = part.start + line.slice(part.start, part.end).search(/\S+$/);
  return {
    line: line.slice(0, at) + escapeMark + line.slice(at),
    cursor: cursor + (cursor > at ? escapeMark.length : 0),
  };
}
