import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything it printed to stderr. */
  complaints: string;
}

/** A program as a process of its own. */
export interface Child {
  /** The next line it prints. @throws with what it printed to stderr when it ends before. */
  nextLine(): Promise<string>;
  /** Sends a signal without waiting for what it does. */
  signal(signal: NodeJS.Signals): void;
  /** Process ids of the programs that it has started and that run the same file. */
  workers(): number[];
  ending: Promise<Ending>;
  /** Ends it as a power cut would, without a chance to tidy up; answers the lines that were not read yet. */
  kill(): Promise<string[]>;
}

/** How Node runs a file: the server and its commands as they were built, where a run has built them. */
function programFor(file: string): string[] {
  const built = process.env.DAYBOOK_TEST_BUILT === '1' ? /^src\/server\/(\w+)\.ts$/.exec(file)?.[1] : undefined;
  return built === undefined ? ['--import', 'tsx', path.resolve(file)] : [path.resolve(`dist/server/${built}.mjs`)];
}

/** Empty for a process that has just ended. */
function commandLine(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch (error) {
    // ESRCH: it ends while the file is read.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** Other children compile, so that a program of TypeScript runs. */
const listWorkers = (parent: number): number[] =>
  fs
    .readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '' && /server\/main\.m?[jt]s/.test(commandLine(pid)))
    .map(Number);

/** A process ends before code compiled to run fast pays. */
const nodeParameters = (file: string, parameters: string[] = []): string[] => [
  '--liftoff-only',
  ...programFor(file),
  ...parameters,
];

/** @param file from the root of the project */
export function startChild(file: string, parameters: string[] = [], environment: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, nodeParameters(file, parameters), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return followed(file, child);
}

/** The program that gives another one a terminal. */
const TERMINAL = '/usr/bin/script';
export const hasTerminal = fs.existsSync(TERMINAL);

/** The same on a terminal, as the only program there: `interrupt` is Ctrl+C. Lines come without their colours. */
export function startOnTerminal(
  file: string,
  environment: Record<string, string> = {},
): Pick<Child, 'nextLine' | 'ending' | 'kill'> & { interrupt(): void } {
  const words = [process.execPath, ...nodeParameters(file)];
  const command = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const child = spawn(TERMINAL, ['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { ...followed(file, child), interrupt: () => void child.stdin.write('\u0003') };
}

function followed(file: string, child: ChildProcessByStdio<Writable | null, Readable, Readable>): Child {
  const lines: string[] = [];
  let wake: () => void = () => undefined;
  let complaints = '';
  let hasEnded = false;
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(stripVTControlCharacters(line));
    wake();
  });
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ending = once(child, 'close').then((): Ending => {
    hasEnded = true;
    wake();
    return { code: child.exitCode, signal: child.signalCode, complaints };
  });
  return {
    ending,
    signal: (signal) => void child.kill(signal),
    workers: () => listWorkers(child.pid ?? 0),
    async nextLine() {
      while (lines.length === 0) {
        if (hasEnded) throw new Error(`${file} ended: ${complaints}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return lines.shift() ?? '';
    },
    async kill() {
      child.kill('SIGKILL');
      await ending;
      return lines.splice(0);
    },
  };
}
