import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files of a folder, not those in folders below it. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => entry.name);

export const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name));

/**
 * Deletes the files of a folder that are older and unused.
 * @returns how many
 */
export async function sweepFolder(
  folder: string,
  olderThan: Date,
  used: (names: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const old: string[] = [];
  for (const name of await filesIn(folder)) if ((await stat(path.join(folder, name))).mtime < olderThan) old.push(name);
  if (old.length === 0) return 0;
  const stillUsed = await used(old);
  const unused = old.filter((name) => !stillUsed.has(name));
  for (const name of unused) await rm(path.join(folder, name), { force: true });
  return unused.length;
}
