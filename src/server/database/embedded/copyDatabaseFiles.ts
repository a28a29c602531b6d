import fs from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';

const WAL = 'pg_wal';
const CONTROL = path.join('global', 'pg_control');

/** Of the process that runs, not of the records. */
const isOfProcess = (name: string): boolean => /^postmaster\.|^pgsql_tmp|^pg_stat_tmp/.test(path.basename(name));

/**
 * Copies the files of a running database between `beginCopy` and its end, so that the copy opens as after a crash, with
 * everything that was committed before. The control file is copied first: it names the checkpoint where the recovery
 * begins. The log is copied last: it repeats everything that changed while the other files were copied, torn pages
 * included, because each page is logged as a whole at its first change after a checkpoint.
 */
export async function copyDatabaseFiles(from: string, to: string): Promise<void> {
  const names = await fs.readdir(from, { recursive: true, withFileTypes: true });
  const relative = (entry: (typeof names)[number]): string =>
    path.relative(from, path.join(entry.parentPath, entry.name));
  await fs.mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of names)
    if (entry.isDirectory()) await fs.mkdir(path.join(to, relative(entry)), { recursive: true, mode: 0o700 });
  await copy(from, to, CONTROL);
  for (const entry of names) {
    const name = relative(entry);
    if (entry.isFile() && name !== CONTROL && !name.startsWith(WAL + path.sep) && !isOfProcess(name))
      await copy(from, to, name);
  }
  // Listed again: the log has grown since.
  for (const name of (await fs.readdir(path.join(from, WAL), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(WAL, entry.name))
    .sort())
    await copy(from, to, name);
}

/** Files that were removed since they were listed are not needed: the log says so. */
async function copy(from: string, to: string, name: string): Promise<void> {
  try {
    await fs.copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
