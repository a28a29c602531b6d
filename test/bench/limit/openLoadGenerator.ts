import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../scripts/platform/step.mjs';
import type { Pace } from '../tasks/pace';
import type { HttpKind } from './limitCalls';

export interface LoadGenerator {
  readonly send: (port: number, kind: HttpKind, connections: number, duration: LoadDuration) => Promise<LoadResult>;
  readonly close: () => Promise<void>;
}

export interface LoadDuration {
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export interface LoadResult extends Pace {
  /** Answers, those of the warm-up included. */
  readonly total: number;
}

/**
 * A process that sends requests.
 * @param processor its only processor; undefined leaves the choice to the system
 */
export function openLoadGenerator(processor?: number): LoadGenerator {
  const program = [process.execPath, path.join(root, 'test/bench/limit/loadGenerator.mjs')];
  const [command = '', ...commandArguments] =
    processor === undefined ? program : ['taskset', '-c', String(processor), ...program];
  const child = spawn(command, commandArguments, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const endWithBench = () => child.kill('SIGKILL');
  process.once('exit', endWithBench);
  /** Sequences of requests go on where they ended, and are handed over once. */
  const known = new Set<string>();
  return {
    send: async (port, { name, requests }, connections, duration) => {
      const answered = once(child, 'message');
      child.send({ name, port, connections, ...duration, ...(known.has(name) ? {} : { requests }) });
      known.add(name);
      const [answer] = (await answered) as [{ result?: LoadResult; problem?: string }];
      if (answer.result === undefined) throw new Error(`${name} was answered with ${answer.problem ?? 'nothing'}`);
      return answer.result;
    },
    close: async () => {
      process.off('exit', endWithBench);
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
