import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  backupFormat,
  headerName,
  manifestName,
  readPartName,
  type BackupHeader,
  type BackupManifest,
  type BackupPart,
} from './backupFormat';
import { BackupProblem, damaged } from './backupProblem';
import { decrypted, encryptedMark } from './encryption';

const gzipMark = Buffer.from([0x1f, 0x8b]);
/** Rows are written in parts of a few megabytes; only a single huge row makes one larger. */
const MAX_MEMORY_PART_BYTES = 1024 * 1024 * 1024;

/** Receives the content while it is read: nothing of it is certain before the end. */
export interface ArchiveVisitor {
  begin(header: BackupHeader): Promise<void>;
  rows(table: string, lines: Buffer): Promise<void>;
  file(contentHash: string, content: Readable): Promise<void>;
}

/**
 * Reads a backup to its end and verifies the hash of every part.
 * @throws BackupProblem when it is foreign, damaged, truncated, newer than this program, or encrypted with another key
 */
export async function readArchive(
  file: string,
  key: string | undefined,
  visitor: ArchiveVisitor,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const isEncrypted = await startsEncrypted(file);
  if (isEncrypted && key === undefined) throw new BackupProblem('The backup is encrypted: set BACKUP_KEY to its key');
  const entries = extract();
  const source = createReadStream(file);
  const unzip = createGunzip();
  const read =
    isEncrypted && key !== undefined
      ? pipeline(source, (chunks: AsyncIterable<Buffer>) => decrypted(key, chunks), unzip, entries)
      : pipeline(source, unzip, entries);
  let failure: unknown;
  read.catch((error: unknown) => (failure ??= error));
  let hasHeader = false;
  const begin = (header: BackupHeader): Promise<void> => {
    hasHeader = true;
    return visitor.begin(header);
  };
  try {
    const result = await readEntries(file, entries, { ...visitor, begin });
    await read;
    return result;
  } catch (error) {
    source.destroy();
    await read.catch(() => undefined);
    // When the source fails, the entry that is being read ends with an error that does not contain the cause.
    const cause = isEndedEarly(error) && failure !== undefined ? failure : error;
    if (cause instanceof BackupProblem || !isDamage(cause)) throw cause;
    if (hasHeader) throw Object.assign(damaged(errorText(cause)), { cause });
    throw new BackupProblem(`${file} is not a backup of Daybook, or damaged from its beginning`, { cause });
  }
}

/**
 * Reads no more than the header, so that a wrong file is rejected before a place is prepared for its content.
 * @throws BackupProblem as `readArchive` does
 */
export async function mustBeginAsBackup(file: string, key: string | undefined): Promise<void> {
  const stop = new Error('The header has been read');
  const stopped = (): Promise<never> => Promise.reject(stop);
  await readArchive(file, key, { begin: stopped, rows: stopped, file: stopped }).catch((error: unknown) => {
    if (error !== stop) throw error;
  });
}

async function startsEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new BackupProblem(`${file} cannot be read: ${errorText(error)}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptedMark.length), 0, encryptedMark.length, 0);
    const beginning = buffer.subarray(0, bytesRead);
    if (beginning.equals(encryptedMark)) return true;
    if (beginning.subarray(0, gzipMark.length).equals(gzipMark)) return false;
    throw new BackupProblem(`${file} is not a backup of Daybook`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR')
      throw new BackupProblem(`${file} is a folder, not a backup`);
    throw error;
  } finally {
    await handle.close();
  }
}

type Entries = AsyncIterable<AsyncIterable<Buffer> & { header: { name: string; size?: number | undefined } }>;

async function readEntries(
  file: string,
  entries: ReturnType<typeof extract>,
  visitor: ArchiveVisitor,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  const parts: BackupPart[] = [];
  for await (const entry of entries as unknown as Entries) {
    const { name, size = 0 } = entry.header;
    if (manifest !== undefined) throw damaged('something follows its end');
    if (header === undefined) {
      if (name !== headerName) throw new BackupProblem(`${file} is an archive, but not a backup of Daybook`);
      const content = await collected(entry);
      parts.push(measuredPart(name, content));
      header = readHeader(content);
      await visitor.begin(header);
    } else if (name === manifestName) {
      manifest = readManifest(await collected(entry));
    } else {
      parts.push(await readPart(name, size, entry, visitor));
    }
  }
  if (header === undefined) throw new BackupProblem(`${file} is an archive, but not a backup of Daybook`);
  if (manifest === undefined) throw damaged('its end is missing');
  compareParts(manifest.parts, parts);
  return { header, manifest };
}

async function readPart(
  name: string,
  sizeBytes: number,
  entry: AsyncIterable<Buffer>,
  visitor: ArchiveVisitor,
): Promise<BackupPart> {
  const content = readPartName(name);
  if (content === undefined) throw damaged(`${name} does not belong to a backup`);
  if ('table' in content) {
    if (sizeBytes > MAX_MEMORY_PART_BYTES) throw damaged(`${name} is too large`);
    const lines = await collected(entry);
    await visitor.rows(content.table, lines);
    return measuredPart(name, lines);
  }
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await visitor.file(content.contentHash, Readable.from(hashed(), { objectMode: false }));
  return { name, sizeBytes, sha256: hash.digest('hex') };
}

const measuredPart = (name: string, content: Buffer): BackupPart => ({
  name,
  sizeBytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

async function collected(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

function readHeader(content: Buffer): BackupHeader {
  const header = JSON.parse(content.toString()) as BackupHeader | null;
  // Before the rest, which another format may write otherwise.
  if ((header?.format ?? 0) > backupFormat)
    throw new BackupProblem('The backup is from a newer version of Daybook: restore it with that version');
  if (
    header === null ||
    ![header.migrations, header.tables, header.sequences].every(Array.isArray) ||
    header.tables.length === 0
  )
    throw damaged(`${headerName} is not as it was written`);
  return header;
}

function readManifest(content: Buffer): BackupManifest {
  const manifest = JSON.parse(content.toString()) as BackupManifest | null;
  if (manifest === null || ![manifest.parts, manifest.missingFiles].every(Array.isArray))
    throw damaged(`${manifestName} is not as it was written`);
  return manifest;
}

function compareParts(expected: readonly BackupPart[], found: readonly BackupPart[]): void {
  if (expected.length !== found.length) throw damaged(`it has ${found.length} parts instead of ${expected.length}`);
  for (const [index, part] of expected.entries()) {
    const other = found[index];
    if (other?.name !== part.name || other.sizeBytes !== part.sizeBytes || other.sha256 !== part.sha256)
      throw damaged(`${part.name} is not as it was written`);
  }
}

const errorText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const isEndedEarly = (error: unknown): boolean => /premature close/i.test(errorText(error));

const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /^Z_/.test((error as NodeJS.ErrnoException).code ?? '') ||
  /invalid tar header|unexpected end of|premature close|stream was destroyed/i.test(errorText(error));
