/** One field of a record that two people changed. Values are texts as people read them (or HTML of the allow-list). */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  /** What both started from. */
  readonly base: string;
  /** What I want to save. */
  readonly mine: string;
  /** What the other person saved meanwhile. */
  readonly theirs: string;
  /** Default 'text'. */
  readonly format?: 'text' | 'html';
}

export type ConflictSide = 'mine' | 'theirs';
export type ConflictChoices = Readonly<Record<string, ConflictSide>>;

/** The fields about which there is something to decide or to know: mine and theirs differ. */
export const fieldsInConflict = (fields: readonly ConflictField[]): ConflictField[] =>
  fields.filter((field) => field.mine !== field.theirs);

/** What needs no decision: a field that only one of the two has changed keeps that change. */
export function settledChoices(fields: readonly ConflictField[]): ConflictChoices {
  const settled: Record<string, ConflictSide> = {};
  for (const field of fieldsInConflict(fields)) {
    if (field.mine === field.base) settled[field.key] = 'theirs';
    else if (field.theirs === field.base) settled[field.key] = 'mine';
  }
  return settled;
}
