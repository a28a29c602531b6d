import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';

/** A program of test/support/processes as a process of its own. */
export interface Child {
  /** The next line it prints. @throws with what it printed to stderr when it ends before. */
  nextLine(): Promise<string>;
  /** Ends it as a power cut would, without a chance to tidy up; answers the lines that were not read yet. */
  kill(): Promise<string[]>;
}

export function startChild(program: string, ...parameters: string[]): Child {
  const file = path.resolve('test/support/processes', program);
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, ['--import', 'tsx', file, ...parameters]);
  const lines: string[] = [];
  let wake: () => void = () => undefined;
  let complaints = '';
  let hasEnded = false;
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
    wake();
  });
  return {
    async nextLine() {
      while (lines.length === 0) {
        if (hasEnded) throw new Error(`${program} ended: ${complaints}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return lines.shift() ?? '';
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      return lines.splice(0);
    },
  };
}
