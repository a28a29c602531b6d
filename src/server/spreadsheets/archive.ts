import { inflateRawSync } from 'node:zlib';
import { damagedFile, SheetProblem } from './sheetProblem';

const maxEntries = 500;
/** Sum of all unpacked parts: a list of 20,000 people stays far below. */
const maxUnpackedBytes = 48 * 1024 * 1024;
const [localSignature, centralSignature, endSignature] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Marks a size or an offset whose value is in the extra field for large archives. */
const inExtraField = 0xffffffff;
const largeArchiveField = 1;

interface Entry {
  readonly offset: number;
  readonly packedBytes: number;
  readonly method: number;
}

function endRecord(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 65_535); at -= 1)
    if (archive.readUInt32LE(at) === endSignature) return at;
  throw damagedFile();
}

/** The values of an extra field, each of 8 bytes, that replace those which exceed 4. */
function largeValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== largeArchiveField) continue;
    const values = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(values.length / 8) }, (_, index) =>
      Number(values.readBigUInt64LE(index * 8)),
    );
  }
  return [];
}

/** Names are compared without case and with either slash, as Excel does. */
const nameKey = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/**
 * A zip archive according to its directory: the order of the parts in the file is irrelevant. Declared sizes are not
 * trusted; unpacking ends at the limit.
 */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();
  #remainingBytes = maxUnpackedBytes;

  /** @throws SheetProblem */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const end = endRecord(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count === 0 || count > maxEntries) throw damagedFile();
    for (let at = bytes.readUInt32LE(end + 16), index = 0; index < count; index += 1) {
      if (at + 46 > end || bytes.readUInt32LE(at) !== centralSignature) throw damagedFile();
      if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new SheetProblem('This file is protected by a password');
      const [nameBytes, extraBytes, commentBytes] = [
        bytes.readUInt16LE(at + 28),
        bytes.readUInt16LE(at + 30),
        bytes.readUInt16LE(at + 32),
      ];
      const next = at + 46 + nameBytes + extraBytes + commentBytes;
      if (next > end) throw damagedFile();
      const large = largeValues(bytes.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes));
      const value = (place: number): number => {
        const short = bytes.readUInt32LE(at + place);
        return short === inExtraField ? (large.shift() ?? short) : short;
      };
      // In the order of the extra field: unpacked size, packed size, offset.
      value(24);
      const packedBytes = value(20);
      this.#entries.set(nameKey(bytes.toString('utf8', at + 46, at + 46 + nameBytes)), {
        method: bytes.readUInt16LE(at + 10),
        packedBytes,
        offset: value(42),
      });
      at = next;
    }
  }

  /**
   * The unpacked part of that name; undefined when there is none.
   * @throws SheetProblem
   */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(nameKey(name));
    if (entry === undefined) return undefined;
    const { offset, packedBytes, method } = entry;
    if (offset + 30 > this.#bytes.length || this.#bytes.readUInt32LE(offset) !== localSignature) throw damagedFile();
    const from = offset + 30 + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28);
    if (from + packedBytes > this.#bytes.length || (method !== 0 && method !== 8)) throw damagedFile();
    const packed = this.#bytes.subarray(from, from + packedBytes);
    const unpacked = method === 0 ? packed : this.#inflate(packed);
    this.#remainingBytes -= unpacked.length;
    if (this.#remainingBytes < 0) throw tooLargeUnpacked();
    return unpacked;
  }

  #inflate(packed: Buffer): Buffer {
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, this.#remainingBytes) });
    } catch (error) {
      throw error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
        ? tooLargeUnpacked()
        : damagedFile();
    }
  }
}

const tooLargeUnpacked = (): SheetProblem => new SheetProblem('This file is too large once it is unpacked');
