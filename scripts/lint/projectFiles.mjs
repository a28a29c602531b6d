// The text files of the project that people write: generated code, packages and build output are left out.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const isSkipped = (/** @type {string} */ name) => name === 'node_modules' || name === 'dist' || name.startsWith('.');
const isWritten = (/** @type {string} */ name) =>
  /\.(ts|tsx|mts|mjs|cjs|yaml|css|html|md|json)$/.test(name) && !name.includes('.gen.');

/**
 * Paths below the given folders, relative to the root of the project, with forward slashes, in alphabetical order.
 * @param {readonly string[]} folders
 */
export function projectFiles(folders) {
  /** @type {(folder: string) => string[]} */
  const below = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (isSkipped(entry.name)) return [];
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return below(name);
      return isWritten(entry.name) ? [name] : [];
    });
  return folders.flatMap(below).sort();
}
