import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const patienceMs = 180_000;
const errorLevel = 50;

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  /** Lines that the server has logged as errors, and what it has written that is no log line. */
  readonly errors: readonly string[];
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * The server from its sources as a process of its own, with the demonstration company in an empty database.
 * @param sources a checkout with its packages; this one when left out
 */
export async function startServer(
  port: number,
  environment: Record<string, string>,
  sources = root,
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: sources,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      COMPANY_TZ: 'Asia/Kolkata',
      DEMO: '1',
      TRUST_PROXY: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  let isReady = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= errorLevel) errors.push(line);
    if (line.startsWith('Daybook is ready')) isReady = true;
  });
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const ended = once(child, 'exit');
  const endWithRun = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithRun);
  const startedAt = performance.now();
  while (!isReady) {
    if (child.exitCode !== null || performance.now() - startedAt > patienceMs)
      throw new Error(`The server did not start: ${errors.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async (): Promise<void> => {
    process.off('exit', endWithRun);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
  };
}
