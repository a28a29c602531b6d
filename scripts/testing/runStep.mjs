import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/** @type {{ title: string, seconds: number, hasPassed: boolean }[]} */
const stepTimes = [];
const secondsSince = (/** @type {number} */ startedAt) => (performance.now() - startedAt) / 1000;

/**
 * Runs a command to its end; what a failed one said is shown in one piece, so that steps side by side do not mix.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} env
 * @param {object} options
 * @param {() => string} [options.describeFailure] what to show of a failed one; without it, or when it finds nothing: all output
 * @param {boolean} [options.inBackground] it takes only the processor time that other steps leave
 * @returns {Promise<{ hasPassed: boolean, output: string }>}
 */
export function runStep(title, command, commandArguments, env = {}, { describeFailure, inBackground = false } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (inBackground && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const hasPassed = code === 0;
      const seconds = secondsSince(startedAt);
      stepTimes.push({ title, seconds, hasPassed });
      console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(0)} s)`);
      const output = Buffer.concat(chunks).toString().trimEnd();
      if (!hasPassed) console.log(describeFailure?.() || output);
      resolve({ hasPassed, output });
    });
  });
}

/** Prints how long each step and the whole took, and which failed: what they said may be far above. Steps side by side add up to more than the whole. */
export function printTimes() {
  const width = Math.max(...stepTimes.map(({ title }) => title.length), 'in total'.length);
  const line = (/** @type {string} */ title, /** @type {number} */ seconds, hasPassed = true) =>
    `${title.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s${hasPassed ? '' : ' FAILED'}`;
  console.log(`\n${stepTimes.map(({ title, seconds, hasPassed }) => line(title, seconds, hasPassed)).join('\n')}`);
  console.log(line('in total', secondsSince(0)));
}
