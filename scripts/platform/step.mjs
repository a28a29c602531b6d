import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Prints the step and how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 */
export async function step(title, work) {
  const startedAt = Date.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    console.log(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/**
 * Runs a program and shows its output only when it fails.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
export function run(command, commandArguments, env = {}) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `${command} ${commandArguments.join(' ')} ended with ${code}:\n${Buffer.concat(chunks).toString().trimEnd()}`,
            ),
          ),
    );
  });
}

/** Prints one line about the error and sets the exit code. */
export function fail(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
