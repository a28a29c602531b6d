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
  /** Request field that a problem of the file names. */
  readonly field: string;
  /** Of the file as it is sent. */
  readonly maximumBytes: number;
  /** With the heading. */
  readonly maximumRows: number;
}

/** A file that cannot be read at all, in words for the person who sent it. */
export const unreadable = (field: string, message: string): Failure => {
  const errors: FieldProblem[] = [{ field, message }];
  return new Failure(422, message, { errors });
};

/** A cell as people would type it: days as YYYY-MM-DD. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (isDate(cell)) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  // 0.1 + 0.2 of a formula is 0.3 to the person who reads the sheet.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return String(cell).trim();
}
