import { readCsv } from './readCsv';
import { readExcel } from './readExcel';
import { SheetProblem } from './sheetProblem';
import type { SheetRow } from './sheetRow';

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Files of Excel before 2007, and files with a password. */
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * The rows of an .xlsx or .csv file, without empty ones. The content determines the type, not the name.
 * @throws SheetProblem
 */
export function readRows(bytes: Buffer, maxRows: number): SheetRow[] {
  const beginning = bytes.subarray(0, 4);
  if (beginning.equals(zip)) return readExcel(bytes, maxRows);
  if (beginning.equals(oldExcel)) throw new SheetProblem('Please save the file as .xlsx without a password first');
  return readCsv(bytes, maxRows);
}
