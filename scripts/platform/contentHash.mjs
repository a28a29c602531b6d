import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} place
 * @returns {Generator<string>}
 */
function* filesBelow(place) {
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) yield* filesBelow(path.join(place, name));
}

/**
 * One hash over names and contents of files and folders; those that do not exist count as absent.
 * @param {string} root
 * @param {readonly string[]} places below the root
 */
export function contentHash(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    const absolute = path.join(root, place);
    if (!existsSync(absolute)) continue;
    for (const file of filesBelow(absolute))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
