import fs from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const WAL = 'pg_wal';
const CONTROL = path.join('global', 'pg_control');

/** So much is copied and flushed before others have their turn at the disk. */
const TURN_BYTES = 8 * 1024 * 1024;

/** Of the process that runs, not of the records. */
const isOfProcess = (name: string): boolean => /^postmaster\.|^pgsql_tmp|^pg_stat_tmp/.test(path.basename(name));

/**
 * Copies the files of a running database between `beginCopy` and its end, so that the copy opens as after a crash, with
 * everything that was committed before. The control file is copied first: it names the last checkpoint, where the
 * recovery begins; no other one is written during the copy. The log is copied last: it repeats everything that changed
 * since, torn pages included, because each page is logged as a whole at its first change after a checkpoint.
 */
export async function copyDatabaseFiles(from: string, to: string): Promise<void> {
  const names = await fs.readdir(from, { recursive: true, withFileTypes: true });
  const relative = (entry: (typeof names)[number]): string =>
    path.relative(from, path.join(entry.parentPath, entry.name));
  await fs.mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of names)
    if (entry.isDirectory()) await fs.mkdir(path.join(to, relative(entry)), { recursive: true, mode: 0o700 });
  const copy = (await canClone(from, to)) ? clone : copyInTurns;
  const take = (name: string): Promise<void> => unlessRemoved(copy(path.join(from, name), path.join(to, name)));
  await take(CONTROL);
  for (const entry of names) {
    const name = relative(entry);
    if (entry.isFile() && name !== CONTROL && !name.startsWith(WAL + path.sep) && !isOfProcess(name)) await take(name);
  }
  // Listed again: the log has grown since.
  for (const name of (await fs.readdir(path.join(from, WAL), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(WAL, entry.name))
    .sort())
    await take(name);
}

/** Files that were removed since they were listed are not needed: the log says so. */
async function unlessRemoved(copying: Promise<void>): Promise<void> {
  try {
    await copying;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** On file systems that share the content of copies, such as Btrfs and XFS: at no cost. */
const clone = (from: string, to: string): Promise<void> => fs.copyFile(from, to, constants.COPYFILE_FICLONE_FORCE);

async function canClone(from: string, to: string): Promise<boolean> {
  const trial = path.join(to, 'trial');
  try {
    await clone(path.join(from, CONTROL), trial);
    return true;
  } catch {
    return false;
  } finally {
    await fs.rm(trial, { force: true });
  }
}

/**
 * After each turn the disk is left to others for as long. A copy in one go is written back later in one go, and the
 * flushes of requests wait behind it.
 */
async function copyInTurns(from: string, to: string): Promise<void> {
  const source = await fs.open(from, 'r');
  try {
    const target = await fs.open(to, 'w', 0o600);
    try {
      const chunk = Buffer.allocUnsafe(Math.min(TURN_BYTES, Math.max(1, (await source.stat()).size)));
      for (;;) {
        const beganAt = performance.now();
        const { bytesRead } = await source.read(chunk, 0, chunk.length);
        if (bytesRead === 0) break;
        await target.writeFile(chunk.subarray(0, bytesRead));
        if (bytesRead < TURN_BYTES) continue;
        await target.datasync();
        await setTimeout(performance.now() - beganAt);
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
