import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { OperationId } from '../../../src/server/operations/call';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { manyRoundTrips } from './manyRoundTrips';
import { observeStatements } from './watchStatements';

/** How often a call may wait for the database: statements that are sent together count once. */
const maxRoundTrips = { reads: 2, writes: 4 } as const;

export interface Counted {
  /** Waits for the database, one after the other. */
  count: number;
  /** Beginnings of the statements, with a line where they were sent. */
  statements: string[];
}

const calls = new AsyncLocalStorage<Counted>();
const watched = new WeakSet<object>();

/** No call waits for it: it is sent after the commit. */
const isSignal = (text: string): boolean => /^\s*(?:notify|listen)\b/i.test(text);

/** The driver holds what it writes back until the running code is done, and then sends it. */
function watchStream(stream: Duplex): void {
  if (watched.has(stream)) return;
  watched.add(stream);
  // Looked up with each call: a test may watch it too.
  const { prototype } = stream.constructor as typeof Duplex;
  stream.uncork = () => {
    const call = calls.getStore();
    if (call !== undefined && stream.writableCorked === 1 && stream.writableLength > 0) {
      call.count += 1;
      call.statements.push('|');
    }
    prototype.uncork.call(stream);
  };
}

function noteStatement(text: string, client: pg.Client): void {
  if (isSignal(text)) return;
  watchStream((client as unknown as { connection: { stream: Duplex } }).connection.stream);
  calls.getStore()?.statements.push(text.slice(0, 120));
}

/** Watches all connections of this process from now on. */
export const watchRoundTrips = (): void => observeStatements(noteStatement);

/** Counts how often a call waits for the database; connections have to be watched before. */
export async function countRoundTrips<Answer>(act: () => PromiseLike<Answer>): Promise<Counted & { answer: Answer }> {
  const counted: Counted = { count: 0, statements: [] };
  // Some promises begin only when they are waited for.
  const answer = await calls.run(counted, async () => await act());
  return { ...counted, answer };
}

/** The first look at the data of a person is recorded after it has succeeded. */
const recordsView = (statements: readonly string[]): boolean =>
  statements.some((text) => /^\s*insert into "?audit_events/.test(text));

/** Who calls has changed since the session's last call: the call has begun again. */
const hasBegunAgain = (statements: readonly string[]): boolean =>
  statements.filter((text) => text.startsWith('/* prepared */ select "employees"."id" as "employee_id"')).length > 1;

/**
 * The number of waits of a call for the database, at most.
 * @param statements what it sent
 */
export function getMaxRoundTrips(operationId: OperationId, statements: readonly string[]): number {
  const onlyReads = contractOperations.find((one) => one.operationId === operationId)?.onlyReads ?? false;
  const max = manyRoundTrips[operationId]?.max ?? (onlyReads ? maxRoundTrips.reads : maxRoundTrips.writes);
  return onlyReads && recordsView(statements) ? max + 1 : max;
}

/** The calls of one server. */
export class RoundTrips {
  /** Callers and operations that the server has answered: the first call learns who calls. */
  readonly #known = new Set<string>();
  readonly #fewest = new Map<OperationId, Counted>();

  async count<Answer extends { readonly statusCode: number }>(
    operationId: OperationId,
    caller: string,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${operationId} ${caller}`;
    // Before the call: those that began next to the caller's first one learn who calls as well.
    const isKnown = this.#known.has(key);
    const { answer, ...counted } = await countRoundTrips(act);
    // Once in a while a session is extended as well.
    const isExtended = counted.statements.some((text) => text.startsWith('update "sessions"'));
    if (answer.statusCode !== 200 || isExtended || hasBegunAgain(counted.statements)) return answer;
    const fewest = this.#fewest.get(operationId);
    const isFewest = fewest === undefined || counted.count < fewest.count;
    if (isKnown && isFewest) this.#fewest.set(operationId, counted);
    this.#known.add(key);
    return answer;
  }

  /** Operations that always waited more often than they may; DAYBOOK_ROUND_TRIPS writes down all of them instead. */
  problems(): string[] {
    const log = process.env['DAYBOOK_ROUND_TRIPS'];
    return [...this.#fewest].flatMap(([operationId, { count, statements }]) => {
      if (log !== undefined) {
        appendFileSync(log, `${operationId} ${count}\n`);
        return [];
      }
      const max = getMaxRoundTrips(operationId, statements);
      return count <= max ? [] : [`${operationId}: ${count} instead of ${max}\n${statements.join('\n')}`];
    });
  }
}
