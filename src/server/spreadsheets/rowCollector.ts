import { SheetProblem } from './sheetProblem';
import type { SheetCell, SheetRow } from './sheetRow';

export const maxColumns = 200;
const maxCellCharacters = 5000;
/** Together they bound the size of a decompressed file, mostly of repeated texts. */
const maxCells = 500_000;
const maxCharacters = 8_000_000;

/** Non-empty rows, within the limits of an import. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  readonly #maxRows: number;
  #cellCount = 0;
  #characterCount = 0;

  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  /** @throws SheetProblem when the file exceeds a limit */
  add(line: number, cells: readonly SheetCell[]): void {
    const used = cells.findLastIndex((cell) => cell !== null && !(typeof cell === 'string' && cell.trim() === '')) + 1;
    if (used === 0) return;
    if (this.rows.length >= this.#maxRows) throw new SheetProblem(`A file can have at most ${this.#maxRows} rows`);
    const kept = cells
      .slice(0, Math.min(used, maxColumns))
      .map((cell) => (typeof cell === 'string' ? cell.slice(0, maxCellCharacters) : cell));
    this.#cellCount += kept.length;
    for (const cell of kept) if (typeof cell === 'string') this.#characterCount += cell.length;
    if (this.#cellCount > maxCells || this.#characterCount > maxCharacters)
      throw new SheetProblem('This file is too large. Please divide it into smaller files.');
    this.rows.push({ line, cells: kept });
  }
}
