import { Readable } from 'node:stream';
import type { CellValue } from 'exceljs';
import { Failure } from '../errors/failure';
import { mustBeHarmlessArchive } from './archiveCheck';
import { longestCell, maximumColumns, unreadable, type SheetCell, type SheetLimits, type SheetRow } from './sheetRow';

/** Nothing is evaluated: of a formula what was stored with it counts, of rich text and links their words. */
function plainCell(value: CellValue | undefined): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || value instanceof Date) return typeof value === 'string' ? value.slice(0, longestCell) : value;
  if ('result' in value) return plainCell(value.result);
  if ('richText' in value) return plainCell(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return plainCell(value.text);
  if ('error' in value) return String(value.error);
  return null;
}

/** The rows of the first sheet, read as a stream. @throws Failure 422 for a file that is damaged, disguised or too large */
export async function readExcel(archive: Buffer, { field, maximumRows }: SheetLimits): Promise<SheetRow[]> {
  await mustBeHarmlessArchive(archive, field);
  const { default: excel } = await import('exceljs');
  const reader = new excel.stream.xlsx.WorkbookReader(Readable.from([archive]), { worksheets: 'emit', sharedStrings: 'cache', styles: 'cache', hyperlinks: 'ignore', entries: 'ignore' });
  try {
    for await (const sheet of reader) {
      const rows: SheetRow[] = [];
      for await (const row of sheet) {
        if (rows.length >= maximumRows) throw unreadable(field, `A file can have at most ${maximumRows} rows`);
        const values = Array.isArray(row.values) ? row.values.slice(1, maximumColumns + 1) : [];
        // A list with gaps has no entries for empty cells.
        const cells = Array.from(values, plainCell);
        if (cells.some((cell) => cell !== null && cell !== '')) rows.push({ line: row.number, cells });
      }
      return rows;
    }
    return [];
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable(field, 'This file is damaged or no Excel file');
  }
}
