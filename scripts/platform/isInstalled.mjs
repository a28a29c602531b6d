import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMissingFile } from './stamp.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
 */

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/**
 * Whether node_modules holds what the lockfile names, by the record that npm writes when an installation is complete.
 * Packages for other systems are optional and may be missing.
 * @param {string} lockfile
 * @param {string} modulesDirectory
 * @param {{ withDevelopment: boolean }} asked false: packages that only development needs may be missing
 */
export function isInstalled(lockfile, modulesDirectory, { withDevelopment }) {
  const wanted = readPackages(lockfile) ?? {};
  const installed = readPackages(path.join(modulesDirectory, '.package-lock.json'));
  if (installed === undefined) return false;
  return (
    Object.entries(installed).every(([place, { version }]) => wanted[place]?.version === version) &&
    Object.entries(wanted).every(
      ([place, { dev, optional, devOptional, peer }]) =>
        place === '' || place in installed || optional || devOptional || peer || (dev && !withDevelopment),
    )
  );
}
