import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  readonly name: string;
  /** False for contents that are compressed already, such as pictures. */
  readonly isCompressible: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

const nothing = new Uint8Array(0);

/** A zip archive in pieces; the next is made when the last one was taken. */
export async function* zipped(files: AsyncIterable<ArchivedFile>, changedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error);
    else ready.push(piece);
  });
  function* take(): Generator<Uint8Array> {
    const [failure] = failures;
    if (failure !== undefined) throw failure;
    for (const piece of ready.splice(0)) if (piece.length > 0) yield piece;
  }
  for await (const { name, isCompressible, content } of files) {
    const entry = isCompressible ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = changedAt;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(nothing, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
