import type { UploadedFile } from '../operations/operationShapes';
import { SheetProblem } from './sheetProblem';
import { unreadable, type SheetLimits, type SheetRow } from './sheetRow';
import { SheetThread } from './sheetThread';

const mebibyte = 1024 * 1024;
/** One per process: files are read in turn, so that they never use more than one processor. */
const thread = new SheetThread();

async function readBytes(file: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * The rows of an uploaded .xlsx or .csv file, without empty ones.
 * @throws Failure 422 naming the field, for a file that cannot be read
 */
export async function readSheet(file: UploadedFile, { field, maxBytes, maxRows }: SheetLimits): Promise<SheetRow[]> {
  if (file.sizeBytes > maxBytes)
    throw unreadable(field, `A file can have at most ${Math.floor(maxBytes / mebibyte)} MiB`);
  try {
    return await thread.read(await readBytes(file), maxRows);
  } catch (error) {
    throw error instanceof SheetProblem ? unreadable(field, error.message) : error;
  }
}
