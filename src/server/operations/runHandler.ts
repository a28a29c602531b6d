import type { Kysely } from 'kysely';
import type { CallAudit } from '../audit/callAudit';
import { commitWith } from '../database/transactions/commitWith';
import { inTransaction } from '../database/transactions/inTransaction';
import type { Schema } from '../database/schema';
import { isWorthSecondAttempt } from '../errors/databaseFailure';
import { markOrigin } from '../live/changesRepository';
import type { BackgroundWork } from './backgroundWork';
import type { Call, HandledOperation, Handlers, OperationId } from './call';
import type { Caller } from './caller';
import type { ContractOperation } from './contractDocument';
import { isLastRead } from './lastRead';

/** Parts of a call that are the same in every attempt. They are validated, so their types hold. */
type CallFrame = Pick<Call<OperationId>, 'now' | 'machineNow' | 'origin' | 'services' | 'live'> & {
  body: unknown;
  query: unknown;
  params: unknown;
  caller: Caller | null;
};
type Work = () => Promise<void>;
type AnyHandler = (call: object) => Promise<unknown>;
type AnyEntry = AnyHandler | { prepare: (call: object) => Promise<AnyHandler> };

interface RunContext {
  database: Kysely<Schema>;
  audit: CallAudit;
  background: BackgroundWork;
  /** Rejects when the caller is no longer the one that the call began with; before the commit and the answer, in every attempt. */
  confirmCaller: (database: Kysely<Schema>) => Promise<void> | undefined;
  /** Runs after the handler, before the commit, in every attempt. */
  beforeCommit?: (transaction: Kysely<Schema>) => Promise<void>;
}

/** Runs the handler of an operation: reads on the pool; writes in one transaction, committed before this resolves. */
export async function runHandler(
  operation: ContractOperation,
  handlers: Partial<Handlers>,
  frame: CallFrame,
  { database, audit, background, confirmCaller, beforeCommit }: RunContext,
): Promise<unknown> {
  const entry = handlers[operation.operationId as HandledOperation] as AnyEntry;
  const early: Work[] = [];
  const prepare = async ({ prepare: run }: Exclude<AnyEntry, AnyHandler>): Promise<AnyHandler> => {
    const { entries, recordAudit } = audit.recorder();
    try {
      return await run({ ...frame, database, recordAudit, afterCommit: (work: Work) => void early.push(work) });
    } finally {
      await audit.alone(database, entries);
    }
  };
  const handle = typeof entry === 'function' ? entry : await prepare(entry);

  const attempt = async (): Promise<{ answer: unknown; works: Work[] }> => {
    const works: Work[] = [];
    const { entries, recordAudit } = audit.recorder();
    const call = { ...frame, recordAudit, afterCommit: (work: Work) => void works.push(work) };
    if (operation.onlyReads) {
      const answer = await handle({ ...call, database });
      await confirmCaller(database);
      await audit.view(database);
      return { answer, works };
    }
    return inTransaction(database, async (transaction) => {
      const { caller, origin } = frame;
      if (caller !== null && origin.tab !== null) await markOrigin(transaction, `${caller.sessionId}:${origin.tab}`);
      await audit.beforeChange(transaction);
      const answer = await handle({ ...call, database: transaction });
      await confirmCaller(transaction);
      await beforeCommit?.(transaction);
      await audit.afterChange(transaction, entries);
      return { answer: isLastRead(answer) ? await commitWith(transaction, answer.read) : answer, works };
    });
  };
  const { answer, works } = await attempt().catch((error: unknown) => {
    // A transaction that lost a conflict was rolled back completely and can run again.
    if (!operation.onlyReads && isWorthSecondAttempt(error)) return attempt();
    throw error;
  });
  audit.committed();
  for (const work of [...early, ...works]) background.start(work);
  return answer;
}
