import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { BackupPart } from './backupFormat';
import { isDiskFull } from '../errors/diskFailure';
import { BackupProblem, noRoom } from './backupProblem';
import { encrypted } from './encryption';

/** Ends the name of a file that is being written. */
export const UNFINISHED = '.unfinished';
/** More saves little space and takes several times as long. */
const COMPRESSION_LEVEL = 3;

/** Adds entries to the archive, each completely before the next. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<BackupPart>;
  /** @throws when the content does not have the given size */
  addStream(name: string, sizeBytes: number, content: Readable): Promise<BackupPart>;
}

function writerTo(archive: Pack): ArchiveWriter {
  const written = (name: string, sizeBytes: number, begin: (entry: NodeJS.WritableStream) => Promise<string>) =>
    new Promise<BackupPart>((resolve, reject) => {
      let sha256 = '';
      const entry = archive.entry({ name, size: sizeBytes, mtime: new Date(0), mode: 0o600 }, (error) =>
        error ? reject(error) : resolve({ name, sizeBytes, sha256 }),
      ) as unknown as NodeJS.WritableStream;
      begin(entry).then((hash) => {
        sha256 = hash;
        entry.end();
      }, reject);
    });
  const put = (entry: NodeJS.WritableStream, chunk: Buffer): Promise<void> =>
    entry.write(chunk) ? Promise.resolve() : new Promise((resolve) => void entry.once('drain', resolve));
  return {
    add: (name, content) =>
      written(name, content.length, async (entry) => {
        await put(entry, content);
        return createHash('sha256').update(content).digest('hex');
      }),
    addStream: (name, sizeBytes, content) =>
      written(name, sizeBytes, async (entry) => {
        const hash = createHash('sha256');
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          await put(entry, chunk);
        }
        return hash.digest('hex');
      }),
  };
}

/**
 * Writes an archive to `file`: a compressed tar, encrypted when there is a key. Under another name until it is complete
 * and on disk.
 * @throws BackupProblem when the file exists or cannot be written; no partial file remains
 */
export async function writeArchive(
  file: string,
  key: string | undefined,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<{ sizeBytes: number }> {
  if (
    await stat(file).then(
      () => true,
      () => false,
    )
  )
    throw new BackupProblem(`${file} exists already: name another file`);
  const unfinished = `${file}${UNFINISHED}`;
  const archive = pack();
  const compress = createGzip({ level: COMPRESSION_LEVEL });
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written =
    key === undefined
      ? pipeline(archive, compress, target)
      : pipeline(archive, compress, (chunks: AsyncIterable<Buffer>) => encrypted(key, chunks), target);
  try {
    // A failed write ends the archive, which would wait for ever for an entry to be taken.
    await Promise.race([written, fill(writerTo(archive)).then(() => archive.finalize())]);
    await written;
    const { size } = await stat(unfinished);
    await rename(unfinished, file);
    await flushFolder(path.dirname(file));
    return { sizeBytes: size };
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw fileProblem(file, error);
  }
}

/** Windows cannot flush a folder, and needs no flush of it. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function fileProblem(file: string, error: unknown): unknown {
  const { message, path: failed } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return noRoom(`${file} was not written`, error);
  if (failed === `${file}${UNFINISHED}`)
    return new BackupProblem(`${file} cannot be written: ${message}`, { cause: error });
  return error;
}
