import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupProblem, damaged } from './backupProblem';

/** First bytes of an encrypted backup. */
export const encryptedMark = Buffer.from('DAYBOOK-ENCRYPTED-BACKUP-1\n');

const ALGORITHM = 'aes-256-gcm';
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const CHECK_BYTES = 16;
const HEADER_BYTES = encryptedMark.length + SALT_BYTES + PREFIX_BYTES + CHECK_BYTES;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The key, and bytes that recognise a wrong one without revealing anything of it. */
async function deriveKey(secret: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const bytes = await derive(secret, salt, 32 + CHECK_BYTES, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

/** Number and last chunk are part of the nonce: chunks cannot be exchanged, and the end cannot be cut off. */
function chunkNonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, PREFIX_BYTES);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of exactly `size` bytes; the last may be shorter or empty, and is marked. */
async function* inPieces(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes <= size) continue;
    let whole = Buffer.concat(pending);
    // One byte more than a piece shows that it is not the last.
    while (whole.length > size) {
      yield { piece: whole.subarray(0, size), isLast: false };
      whole = whole.subarray(size);
    }
    pending = [whole];
    pendingBytes = whole.length;
  }
  yield { piece: Buffer.concat(pending), isLast: true };
}

export async function* encrypted(secret: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const { key, check } = await deriveKey(secret, salt);
  const header = Buffer.concat([encryptedMark, salt, prefix, check]);
  yield header;
  let number = 0;
  for await (const { piece, isLast } of inPieces(chunks, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, chunkNonce(prefix, number, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** @throws BackupProblem when the key is wrong, or any byte differs from what was written */
export async function* decrypted(secret: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(chunks);
  const salt = header.subarray(encryptedMark.length, encryptedMark.length + SALT_BYTES);
  const prefix = header.subarray(encryptedMark.length + SALT_BYTES, -CHECK_BYTES);
  const { key, check } = await deriveKey(secret, salt);
  if (!timingSafeEqual(check, header.subarray(-CHECK_BYTES)))
    throw new BackupProblem('BACKUP_KEY is not the key that this backup was encrypted with');
  let number = 0;
  for await (const { piece, isLast } of inPieces(rest, CHUNK_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw damaged('its end is missing');
    const decipher = createDecipheriv(ALGORITHM, key, chunkNonce(prefix, number, isLast), { authTagLength: TAG_BYTES })
      .setAAD(header)
      .setAuthTag(piece.subarray(-TAG_BYTES));
    const plain = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (error) {
      throw Object.assign(damaged('its encryption does not match its content'), { cause: error });
    }
    yield plain;
    number += 1;
  }
}

async function splitHeader(chunks: AsyncIterable<Buffer>): Promise<{ header: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  while (beginning.length < HEADER_BYTES) {
    const next = await iterator.next();
    if (next.done === true) throw damaged('its beginning is cut off');
    beginning = Buffer.concat([beginning, next.value]);
  }
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield beginning.subarray(HEADER_BYTES);
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  };
  return { header: beginning.subarray(0, HEADER_BYTES), rest: rest() };
}
