import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';
import type { FileChoice } from '../../ui/form/files/fileChoice';

/** Two competing versions of one record, as form values. */
export interface CompetingSides<Values> {
  /** The common base. */
  readonly base: Values;
  readonly mine: Values;
  /** The version that the other user saved. */
  readonly theirs: Values;
}

/** How two versions are shown side by side, and merged once every field is decided. */
export interface Comparison<Values, Stored = unknown> {
  /** @param stored the record as the other user saved it */
  readonly compare: (sides: CompetingSides<Values>, stored: Stored) => readonly ConflictField[];
  readonly settle: (sides: CompetingSides<Values>, choices: ConflictChoices) => Values;
}

/** A compared field of a form. */
export interface ComparedField<Values> {
  readonly key: keyof Values & string;
  readonly label: string;
  /** The display text; default the value itself, a list with commas. */
  readonly text?: (values: Values) => string;
  /** Default 'text'. */
  readonly format?: 'html';
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Compares field by field: mine stays, theirs is used where chosen. Other fields stay mine. */
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

/** Files do not compete: additions of both sides stay, my removals apply. */
export function settledFiles({ base, mine, theirs }: CompetingSides<FileChoice>): FileChoice {
  const removed = new Set(
    base.kept.filter((file) => !mine.kept.some((kept) => kept.id === file.id)).map((file) => file.id),
  );
  return { kept: theirs.kept.filter((file) => !removed.has(file.id)), added: mine.added };
}
