import type { Writable } from 'node:stream';
import { prettyFactory } from 'pino-pretty';

/** Parts of a request's line that its message has already, or that only programs need. */
const HIDDEN = 'pid,hostname,reqId,method,route,operation,status,durationMs,employee';

interface RequestEntry {
  readonly method: string;
  readonly route?: string;
  readonly status: number;
  readonly durationMs: number;
}

const messageText = ({ method, route, status, durationMs }: RequestEntry, message: unknown): string =>
  route === undefined ? (typeof message === 'string' ? message : '') : `${method} ${route} ${status} ${durationMs} ms`;

/** Writes the structured log as one line per entry for people: time, level, request or message. */
export function readableLog(output: Writable & { isTTY?: boolean }): { write: (line: string) => void } {
  const print = prettyFactory({
    colorize: output.isTTY ?? false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    messageFormat: (entry, messageKey) => messageText(entry as RequestEntry, entry[messageKey]),
  });
  return { write: (line) => void output.write(print(line)) };
}
