import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { root } from '../../scripts/platform/step.mjs';

/** Variables of a started program. */
export type Environment = Readonly<Record<string, string>>;

const ASK_EVERY_MS = 5;
const PATIENCE_MS = 120_000;

/** The HTTP status at an address; undefined while no one listens there. */
function statusAt(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(undefined));
  });
}

/**
 * Starts a program and waits until an address of it answers 200.
 * @returns the milliseconds from the start of the process until then, its process, and how to end it
 */
export async function startTimed(
  command: string,
  commandArguments: readonly string[],
  { url, env = {} }: { readonly url: string; readonly env?: Environment },
): Promise<{ milliseconds: number; pid: number; stop: () => Promise<void> }> {
  const complaints: Buffer[] = [];
  const startedAt = performance.now();
  // A group of its own: npm starts a shell, which starts the server.
  const child = spawn(command, commandArguments, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text: Buffer) => complaints.push(text));
  const ended = once(child, 'exit');
  const signal = (name: NodeJS.Signals) => {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  };
  const endWithBench = () => signal('SIGKILL');
  process.once('exit', endWithBench);
  const stop = async () => {
    process.off('exit', endWithBench);
    if (child.exitCode === null && child.signalCode === null) signal('SIGTERM');
    await ended;
  };
  while ((await statusAt(url)) !== 200) {
    if (child.exitCode !== null || child.signalCode !== null) {
      process.off('exit', endWithBench);
      throw new Error(
        `${command} ${commandArguments.join(' ')} ended early: ${Buffer.concat(complaints).toString().trim()}`,
      );
    }
    if (performance.now() - startedAt > PATIENCE_MS) {
      await stop();
      throw new Error(`${command} ${commandArguments.join(' ')} did not answer at ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return { milliseconds: performance.now() - startedAt, pid: child.pid ?? 0, stop };
}
