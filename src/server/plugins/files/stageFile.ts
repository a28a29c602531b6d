import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectMediaType, sniffedBytes } from '../mediaType';
import type { StoredContent } from './fileStore';

interface TemporaryFile extends StoredContent {
  /** Absolute path. */
  readonly place: string;
  /** Deletes it; does nothing when it has been moved. */
  readonly discard: () => Promise<void>;
}

/** Streams a content to a temporary file, flushed, and detects its media type. */
export async function stageFile(folder: string, content: Readable): Promise<TemporaryFile> {
  const place = path.join(folder, randomUUID());
  const discard = (): Promise<void> => rm(place, { force: true });
  const hash = createHash('sha256');
  let beginning = Buffer.alloc(0);
  let sizeBytes = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      if (beginning.length < sniffedBytes)
        beginning = Buffer.concat([beginning, chunk.subarray(0, sniffedBytes - beginning.length)]);
      sizeBytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(content, measure, createWriteStream(place, { flags: 'wx', flush: true }));
    return { place, contentHash: hash.digest('hex'), sizeBytes, mediaType: await detectMediaType(beginning), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
