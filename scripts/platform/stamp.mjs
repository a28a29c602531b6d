import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {unknown} error of reading a file */
export const isMissingFile = (error) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The contents of a stamp file; undefined without one. */
export function readStamp(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

export function writeStamp(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
