import type { UploadedFile } from '../operations/operationShapes';
import { SheetProblem } from './sheetProblem';
import { unreadable, type SheetLimits, type SheetRow } from './sheetRow';
import { SheetThread } from './sheetThread';

const mebibyte = 1024 * 1024;
/** One for the process: files are read in turn, so that they never take more than one processor. */
const thread = new SheetThread();

async function bytesOf(file: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * The rows of an uploaded .xlsx or .csv file, without empty ones.
 * @throws Failure 422 naming the field, for a file that cannot be read
 */
export async function readSheet(
  file: UploadedFile,
  { field, maximumBytes, maximumRows }: SheetLimits,
): Promise<SheetRow[]> {
  if (file.sizeBytes > maximumBytes)
    throw unreadable(field, `A file can have at most ${Math.floor(maximumBytes / mebibyte)} MiB`);
  try {
    return await thread.read(await bytesOf(file), maximumRows);
  } catch (error) {
    throw error instanceof SheetProblem ? unreadable(field, error.message) : error;
  }
}
