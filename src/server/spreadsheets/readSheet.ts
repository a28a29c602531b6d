import type { UploadedFile } from '../operations/operationShapes';
import { readCsv } from './readCsv';
import { readExcel } from './readExcel';
import { unreadable, type SheetLimits, type SheetRow } from './sheetRow';

const mebibyte = 1024 * 1024;
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** What Excel wrote before 2007, and what it writes with a password. */
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

async function bytesOf(file: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * The rows of an uploaded .xlsx or .csv file, without empty ones. What it is follows from its bytes, not its name.
 * @throws Failure 422 naming the field, for a file that cannot be read
 */
export async function readSheet(file: UploadedFile, limits: SheetLimits): Promise<SheetRow[]> {
  const { field, maximumBytes } = limits;
  if (file.sizeBytes > maximumBytes) throw unreadable(field, `A file can have at most ${Math.floor(maximumBytes / mebibyte)} MiB`);
  const bytes = await bytesOf(file);
  const beginning = bytes.subarray(0, 4);
  if (beginning.equals(zip)) return readExcel(bytes, limits);
  if (beginning.equals(oldExcel)) throw unreadable(field, 'Please save the file as .xlsx without a password first');
  return readCsv(bytes, limits);
}
