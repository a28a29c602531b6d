import { FlateErrorCode, Zip, ZipPassThrough, strToU8 } from 'fflate';

interface ByteSource {
  pipe(destination: { write(chunk: Uint8Array, done?: () => void): void; end: () => void }): void;
}

interface ByteSink {
  readonly write: (chunk: Uint8Array) => void;
  readonly end: () => void;
}

const EARLIEST_ZIP_DATE = '1980-01-01';

/** Of a ZIP archive: compressed by deflate. */
const DEFLATED = 8;

/** An entry that the browser itself compresses: its own code takes a fraction of the time of one in JavaScript. */
class DeflatedEntry extends ZipPassThrough {
  override compression = DEFLATED;
  private readonly deflate = new CompressionStream('deflate-raw');
  private readonly input = this.deflate.writable.getWriter();
  /** Everything that was pushed has been taken by the compressor. */
  taken: Promise<void> = Promise.resolve();

  /** Hands over what is compressed, until the end. */
  async handOver(): Promise<void> {
    const output = this.deflate.readable.getReader();
    try {
      for (let part = await output.read(); !part.done; part = await output.read()) this.ondata(null, part.value, false);
      this.ondata(null, new Uint8Array(0), true);
    } catch (error) {
      const failure = new Error('The file could not be compressed', { cause: error });
      this.ondata(Object.assign(failure, { code: FlateErrorCode.InvalidZipData }), new Uint8Array(0), true);
    }
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    // A failure of the compressor comes out at its other end.
    this.taken = this.input.write(chunk).catch(() => undefined);
    if (isLast) this.input.close().catch(() => undefined);
  }
}

/** The part of the `archiver` package that the streaming workbook writer of exceljs uses, for the browser. */
class ZipArchive {
  private sink: ByteSink | undefined;
  private reportError: ((error: Error) => void) | undefined;
  private newest: DeflatedEntry | undefined;
  private readonly zip = new Zip((error, chunk, isLast) => {
    if (error) this.reportError?.(error);
    else this.sink?.write(chunk);
    if (isLast) this.sink?.end();
  });

  pipe(sink: ByteSink): void {
    this.sink = sink;
  }

  on(event: string, listener: (error: Error) => void): void {
    if (event === 'error') this.reportError = listener;
  }

  /** Adds an entry: a finished text, or a stream whose chunks are compressed as they come. */
  append(content: string | ByteSource, { name }: { name: string }): void {
    const entry = new DeflatedEntry(name.replace(/^\//, ''));
    // The time of the parts is never shown; without it the machine's clock would be used.
    entry.mtime = EARLIEST_ZIP_DATE;
    this.zip.add(entry);
    this.newest = entry;
    void entry.handOver();
    if (typeof content === 'string') {
      entry.push(strToU8(content), true);
      return;
    }
    content.pipe({
      write(chunk, done) {
        entry.push(chunk, false);
        done?.();
      },
      end: () => entry.push(new Uint8Array(0), true),
    });
  }

  /** Resolves when the compressor has taken what was written, so that no more than a portion waits for it. */
  async whenTaken(): Promise<void> {
    await this.newest?.taken;
  }

  finalize(): void {
    this.zip.end();
  }
}

/** Replaces `archiver('zip')`; see scripts/webpack/excelResolve.mjs. */
export function zipArchive(): ZipArchive {
  return new ZipArchive();
}

// exceljs uses the result of `require`; this name makes the function the module itself for `require`.
export { zipArchive as 'module.exports' };
