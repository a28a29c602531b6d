import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command to its end; its output is shown in one piece, so that steps side by side do not mix. */
export function runStep(title, command, commandArguments, env = {}) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, commandArguments, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const hasPassed = code === 0;
      console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${title} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
      const output = Buffer.concat(chunks).toString().trimEnd();
      if (!hasPassed) console.log(output);
      resolve({ hasPassed, output });
    });
  });
}
