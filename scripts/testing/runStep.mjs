import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a command to its end; what a failed one said is shown in one piece, so that steps side by side do not mix.
 * @param tell what to show of a failed one; without it, or when it finds nothing: all output
 */
export function runStep(title, command, commandArguments, env = {}, tell = () => '') {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const hasPassed = code === 0;
      console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${title} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
      const output = Buffer.concat(chunks).toString().trimEnd();
      if (!hasPassed) console.log(tell() || output);
      resolve({ hasPassed, output });
    });
  });
}
