import type { KnownTask } from '../../../entities/knownRecords';
import type { PasteTarget } from './pasteMapping';
import type { PastedRow } from './pastedTasks';

/** A line of which something is not stored yet: plain JSON, for the store. */
export interface LeftLine {
  readonly line: readonly string[];
  /** undefined: a new task. */
  readonly task?: KnownTask;
  /** The places of its values that are stored. */
  readonly stored: readonly number[];
}

const toLeftLine = ({ line, task }: PastedRow, stored: readonly number[]): LeftLine => ({
  line,
  ...(task && { task }),
  stored,
});

/**
 * What stays when the first lines have been saved: the lines after them, and behind these, where they hold up no other,
 * those with something that was rejected.
 */
export function linesLeft(rows: readonly PastedRow[], savedCount: number, targets: readonly PasteTarget[]): LeftLine[] {
  const later = rows.slice(savedCount).map((row) => toLeftLine(row, row.stored));
  const rejected = rows.slice(0, savedCount).flatMap((row): LeftLine[] => {
    if (row.problem !== undefined) return [toLeftLine(row, row.stored)];
    const done = row.cells.filter(({ problem }) => problem === undefined);
    if (done.length === row.cells.length) return [];
    return [toLeftLine(row, [...row.stored, ...done.map(({ column }) => targets.indexOf(column))])];
  });
  return [...later, ...rejected];
}
