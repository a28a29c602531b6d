/** One field of a record that two users changed. Values are display texts (or HTML of the allow-list). */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  /** The common base. */
  readonly base: string;
  /** The value to save. */
  readonly mine: string;
  /** The value that the other user saved. */
  readonly theirs: string;
  /** Default 'text'. */
  readonly format?: 'text' | 'html';
}

export type ConflictSide = 'mine' | 'theirs';
export type ConflictChoices = Readonly<Record<string, ConflictSide>>;

/** The fields with different values on both sides. */
export const fieldsInConflict = (fields: readonly ConflictField[]): ConflictField[] =>
  fields.filter((field) => field.mine !== field.theirs);

/** Fields without a conflict: a field changed on one side keeps that change. */
export function settledChoices(fields: readonly ConflictField[]): ConflictChoices {
  const settled: Record<string, ConflictSide> = {};
  for (const field of fieldsInConflict(fields)) {
    if (field.mine === field.base) settled[field.key] = 'theirs';
    else if (field.theirs === field.base) settled[field.key] = 'mine';
  }
  return settled;
}
