import type { Writable } from 'node:stream';
import { prettyFactory } from 'pino-pretty';

/** Parts of a request's line that its message has already, or that only programs need. */
const HIDDEN = 'pid,hostname,reqId,method,route,operation,status,durationMs,employee,audit';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Writes the structured log as one line per entry for people: time, level, request or message. */
export function readableLog(output: Writable & { isTTY?: boolean }): { write: (line: string) => void } {
  const print = prettyFactory({
    colorize: output.isTTY ?? false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    messageFormat: (entry, messageKey) =>
      entry.route === undefined
        ? text(entry[messageKey])
        : `${text(entry.method)} ${text(entry.route)} ${text(entry.status)} ${text(entry.durationMs)} ms`,
  });
  return { write: (line) => void output.write(print(line)) };
}
