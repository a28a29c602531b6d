import { isDate } from 'node:util/types';
import type { FieldProblem } from '../../domain/validation/fieldProblem';
import { Failure } from '../errors/failure';

/** The value of a cell; a formula is its stored result, an error of a formula its text. */
export type SheetCell = string | number | boolean | Date | null;

export interface SheetRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

export interface SheetLimits {
  /** Request field of the file, for problems. */
  readonly field: string;
  /** Of the file as sent. */
  readonly maxBytes: number;
  /** Including the heading. */
  readonly maxRows: number;
}

/** An error for a file that cannot be read at all, with a message for the user. */
export const unreadable = (field: string, message: string): Failure => {
  const errors: FieldProblem[] = [{ field, message }];
  return new Failure(422, message, { errors });
};

/** A cell as users would type it: days as YYYY-MM-DD. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (isDate(cell)) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  // Excel shows 0.1 + 0.2 as 0.3.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return String(cell).trim();
}
