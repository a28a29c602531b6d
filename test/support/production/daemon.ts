import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/platform/step.mjs';

/** A program of a Debian package as a process of its own. It ends with this process at the latest. */
export interface Daemon {
  readonly pid: number;
  readonly hasEnded: () => boolean;
  /** What it has printed. */
  readonly output: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** PostgreSQL and its companions do not run as root. */
export function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const postgresId = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: postgresId('-u'), gid: postgresId('-g') };
}

/** A new folder that PostgreSQL's user may write to. */
export function databaseFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `daybook-${name}-`));
  const { uid, gid } = databaseUser();
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  return folder;
}

interface DaemonOptions {
  readonly folder: string;
  readonly environment?: Record<string, string>;
  /** As the user of this process, not as PostgreSQL's. */
  readonly asThisUser?: boolean;
}

export function startDaemon(
  program: string,
  parameters: readonly string[],
  { folder, environment = {}, asThisUser = false }: DaemonOptions,
): Daemon {
  // Not pipes: programs that it starts outlive it with them.
  const logFile = path.join(folder, 'log');
  const log = fs.openSync(logFile, 'a');
  const child: ChildProcess = spawn(program, parameters, {
    ...(asThisUser ? {} : databaseUser()),
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...environment },
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const ended = once(child, 'exit');
  const killWithRun = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithRun);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    hasEnded,
    output: () => fs.readFileSync(logFile, 'utf8').slice(-3000),
    stop: async (signal = 'SIGTERM') => {
      process.off('exit', killWithRun);
      if (!hasEnded()) child.kill(signal);
      await ended;
    },
  };
}

/**
 * Asks again until the answer is something.
 * @throws when it takes too long; with `explain`'s text
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  { withinMs = 60_000, explain = () => '' }: { withinMs?: number; explain?: () => string } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() - startedAt > withinMs) throw new Error(`Waited in vain for ${what}\n${explain()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Resolves when something listens on the port. */
export const listening = (port: number, host = '127.0.0.1'): Promise<true> =>
  waitFor(
    `port ${port}`,
    () =>
      new Promise((resolve) => {
        const probe = net.connect(port, host, () => {
          probe.destroy();
          resolve(true);
        });
        probe.once('error', () => resolve(undefined));
      }),
  );

/**
 * A configuration file that the documentation names, for this test.
 * @param replaced texts of it, and what takes their place: ports, folders
 * @throws when it does not contain a text to be replaced
 */
export function configuration(name: string, replaced: Readonly<Record<string, string>>): string {
  let text = fs.readFileSync(path.join(root, 'scripts/production', name), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${name} does not contain '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
}
