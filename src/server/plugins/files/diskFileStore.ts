import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { alwaysWorking, type FileStore, type StagedFile } from './fileStore';
import { stageFile } from './stageFile';
import { foldersIn, sweepFolder } from './sweepFolder';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files below `<dataDirectory>/files`. A content is written to a temporary file, flushed and then moved, so that
 * every stored file is complete.
 * @param now by the machine's clock
 */
export async function openDiskFileStore(dataDirectory: string, now: Date): Promise<FileStore> {
  const root = path.join(dataDirectory, 'files');
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  const contentPath = (contentHash: string): string =>
    path.join(root, contentHash.slice(0, 2), contentHash.slice(2, 4), contentHash);

  const receive = async (content: Readable): Promise<StagedFile & { move: () => Promise<void> }> => {
    const { place: aside, contentHash, sizeBytes, mediaType, discard } = await stageFile(incoming, content);
    let place = aside;
    // Even if the content exists: a fresh file time protects it from the sweep.
    const moveOnce = async (): Promise<void> => {
      const address = contentPath(contentHash);
      const folder = path.dirname(address);
      const isNewFolder = (await mkdir(folder, { recursive: true })) !== undefined;
      await rename(aside, address);
      place = address;
      await syncFolder(folder);
      if (isNewFolder) {
        await syncFolder(path.dirname(folder));
        await syncFolder(root);
      }
    };
    let moved: Promise<void> | undefined;
    const move = (): Promise<void> => (moved ??= moveOnce());
    return {
      contentHash,
      sizeBytes,
      mediaType,
      open: () => createReadStream(place),
      transfer: () => Promise.resolve(),
      settle: move,
      move,
      discard,
    };
  };

  return {
    ...alwaysWorking(() => now),
    receive,
    keep: async (content) => {
      const { contentHash, sizeBytes, mediaType, move } = await receive(content);
      await move();
      return { contentHash, sizeBytes, mediaType };
    },
    read: (contentHash) => createReadStream(contentPath(contentHash)),
    sizeBytes: async (contentHash) => {
      try {
        return (await stat(contentPath(contentHash))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (contentHash) => rm(contentPath(contentHash), { force: true }),
    sweep: async (olderThan, used) => {
      let removed = await sweepFolder(incoming, olderThan, () => Promise.resolve(new Set()));
      for (const outer of await foldersIn(root))
        for (const folder of await foldersIn(outer)) removed += await sweepFolder(folder, olderThan, used);
      return removed;
    },
  };
}
