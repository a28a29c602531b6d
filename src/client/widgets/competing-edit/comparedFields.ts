import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';
import type { FileChoice } from '../../ui/form/files/fileChoice';

/** Two saves of one record that compete, as the form holds them. */
export interface CompetingSides<Values> {
  /** What both started from. */
  readonly base: Values;
  readonly mine: Values;
  /** What the other person saved meanwhile. */
  readonly theirs: Values;
}

/** How two saves are laid side by side, and put together again once every field is decided. */
export interface Comparison<Values, Stored = unknown> {
  /** @param stored the record as the other person has saved it */
  readonly compare: (sides: CompetingSides<Values>, stored: Stored) => readonly ConflictField[];
  readonly settle: (sides: CompetingSides<Values>, choices: ConflictChoices) => Values;
}

/** A field of a form that is compared. */
export interface ComparedField<Values> {
  readonly key: keyof Values & string;
  readonly label: string;
  /** The value as people read it; default the value itself, a list with commas. */
  readonly text?: (values: Values) => string;
  /** Default 'text'. */
  readonly format?: 'html';
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Compares field by field: mine is kept, theirs is taken where it was chosen. Fields that are not named stay mine. */
export function comparedFields<Values extends object>(fields: readonly ComparedField<Values>[]): Comparison<Values> {
  return {
    compare: ({ base, mine, theirs }) =>
      fields.map(({ key, label, text = (values: Values) => plainText(values[key]), format }) => ({
        key,
        label,
        base: text(base),
        mine: text(mine),
        theirs: text(theirs),
        ...(format && { format }),
      })),
    settle: ({ mine, theirs }, choices) => ({
      ...mine,
      ...Object.fromEntries(fields.filter(({ key }) => choices[key] === 'theirs').map(({ key }) => [key, theirs[key]])),
    }),
  };
}

/** Files do not compete: what either side has added stays, what I have taken off goes. */
export function settledFiles({ base, mine, theirs }: CompetingSides<FileChoice>): FileChoice {
  const removed = new Set(
    base.kept.filter((file) => !mine.kept.some((kept) => kept.id === file.id)).map((file) => file.id),
  );
  return { kept: theirs.kept.filter((file) => !removed.has(file.id)), added: mine.added };
}
