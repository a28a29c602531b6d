import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { unreadable } from './sheetRow';

const inflate = promisify(inflateRaw);

const maximumEntries = 200;
/** Of everything packed into a file: a real list of 20,000 people stays far below. */
const maximumUnpackedBytes = 48 * 1024 * 1024;
const [localSignature, centralSignature, endSignature] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Sizes after the bytes of an entry, with and without their own signature. */
const descriptorBytes = [0, 12, 16];

interface Entry {
  readonly offset: number;
  readonly packedBytes: number;
  readonly method: number;
}

const damaged = (field: string) => unreadable(field, 'This file is damaged or no Excel file');

function endRecord(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 65_535); at -= 1) if (archive.readUInt32LE(at) === endSignature) return at;
  return -1;
}

function readDirectory(archive: Buffer, field: string): { entries: Entry[]; begin: number } {
  const end = endRecord(archive);
  if (end < 0) throw damaged(field);
  const count = archive.readUInt16LE(end + 10);
  const begin = archive.readUInt32LE(end + 16);
  if (count === 0 || count > maximumEntries || begin >= end) throw damaged(field);
  const entries: Entry[] = [];
  for (let at = begin, index = 0; index < count; index += 1) {
    if (at + 46 > end || archive.readUInt32LE(at) !== centralSignature) throw damaged(field);
    if ((archive.readUInt16LE(at + 8) & 1) === 1) throw unreadable(field, 'This file is protected by a password');
    entries.push({ method: archive.readUInt16LE(at + 10), packedBytes: archive.readUInt32LE(at + 20), offset: archive.readUInt32LE(at + 42) });
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return { entries: entries.sort((one, other) => one.offset - other.offset), begin };
}

/**
 * Looks at a packed file before it is read: it must be what its directory says, without gaps in which more could hide,
 * and small once it is unpacked. Everything is unpacked up to the limit to know, whatever sizes the file claims.
 * @throws Failure 422
 */
export async function mustBeHarmlessArchive(archive: Buffer, field: string): Promise<void> {
  const { entries, begin } = readDirectory(archive, field);
  let expected = 0;
  let left = maximumUnpackedBytes;
  for (const { offset, packedBytes, method } of entries) {
    if (!descriptorBytes.some((bytes) => expected + (expected === 0 ? 0 : bytes) === offset) || offset + 30 > begin || archive.readUInt32LE(offset) !== localSignature) throw damaged(field);
    const from = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    expected = from + packedBytes;
    if (expected > begin || (method !== 0 && method !== 8)) throw damaged(field);
    left -= method === 0 ? packedBytes : await unpackedBytes(archive.subarray(from, expected), left, field);
    if (left <= 0) throw unreadable(field, 'This file is too large once it is unpacked');
  }
  if (!descriptorBytes.some((bytes) => expected + bytes === begin)) throw damaged(field);
}

async function unpackedBytes(packed: Buffer, limit: number, field: string): Promise<number> {
  try {
    return (await inflate(packed, { maxOutputLength: Math.max(1, limit) })).length;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw unreadable(field, 'This file is too large once it is unpacked');
    throw damaged(field);
  }
}
