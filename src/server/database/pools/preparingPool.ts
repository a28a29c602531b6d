import { sql } from 'kysely';
import { isOutdatedPlan, isReadOnlyServer } from '../../errors/databaseFailure';
import { Failure } from '../../errors/failure';
import { sendForTexts, sendStatement, type TextRow } from './textRows';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

export type { TextRow };

/** Maximum number of plans per connection; windows of lists are at most 64 of them, at 170 kB each. */
const MAX_STATEMENTS = 360;
/** Texts that were seen once; a text that comes again gets a name, a text that never comes again costs no plan. */
const MAX_SEEN = 2000;

/** A parameter in anything other than `= $1` or `= any($1)`: a range, a pattern, a list, a window. */
const usedOtherwise = /(?<!(?<![<>!])= (?:any\()?)\$\d/;
/** Statements without parameters that select columns; others control transactions or change tables. */
const isPlanned = /\$\d|^select "/;
/** Rows of parameters, and calls of functions without a table: there is only one plan. */
const hasOnePlan =
  /^insert into "\w+" \([^()]*\) values [($\d, )]*(?:$| returning | on conflict )|^select \w+\([^()]*\)$/;

const PREPARED_MARK = '/* prepared */';

/** A statement whose author knows that one plan serves every value: see `preparedQuery`. */
export const asPrepared = (statement: string): string => `${PREPARED_MARK} ${statement}`;

/**
 * Names of the statements that each connection prepares once. Without being asked to, only those whose best plan is the
 * same for every value: without parameters, or with parameters compared by `=` only, whereas ranges, patterns and windows
 * need a plan for their values. Planning takes most of the time of such short statements.
 */
class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #generation = 1;

  /** From now on all statements are prepared again, under other names. */
  forget(name: string | undefined): void {
    // Other connections notice the same change while this one is at it.
    if (name === undefined || !name.startsWith(this.#prefix)) return;
    this.#generation += 1;
    this.#names.clear();
  }

  get #prefix(): string {
    return `daybook_${this.#generation}_`;
  }

  /** undefined for statements that are planned each time. */
  name(statement: string): string | undefined {
    const known = this.#names.get(statement);
    if (known !== undefined || this.#names.size === MAX_STATEMENTS) return known;
    const isAsked = statement.startsWith(PREPARED_MARK);
    if (!isAsked && !canBePrepared(statement)) return undefined;
    if (!isAsked && !this.#isRepeated(statement)) return undefined;
    const name = `${this.#prefix}${this.#names.size + 1}`;
    this.#names.set(statement, name);
    return name;
  }

  #isRepeated(statement: string): boolean {
    if (this.#seen.delete(statement)) return true;
    if (this.#seen.size === MAX_SEEN) this.#seen.clear();
    this.#seen.add(statement);
    return false;
  }
}

/**
 * For which statements the session plans with the values: PostgreSQL's own choice compares estimates, and plans a prepared
 * lookup again for each call when most of its lists are shorter than the ten values that it expects of an unknown one.
 * Planning a statement about tasks, which have more than 40 indexes, takes longer than running it.
 */
type PlanMode = 'auto' | 'force_generic_plan';

/** Undefined where both modes give the same plan, or nothing is planned. */
const neededMode = (statement: string, name: string | undefined): PlanMode | undefined => {
  if (name !== undefined) return 'force_generic_plan';
  return usedOtherwise.test(statement) ? 'auto' : undefined;
};

const canBePrepared = (statement: string): boolean =>
  hasOnePlan.test(statement) || (isPlanned.test(statement) && !usedOtherwise.test(statement));

const MARK = '/* rows as text */';

/**
 * At the end of a statement (`modifyEnd`): its rows are returned as `TextRow`. For long lists that are only passed on:
 * creating objects and values takes a third of the driver's time.
 */
export const rowsAsText = sql.raw(MARK);

const HELD_MARK = '/* with the next */';

/**
 * At the beginning of a statement in a transaction whose result is not needed: it waits for the next statement and travels
 * in its write.
 */
export const withNextStatement = sql.raw(HELD_MARK);

/** The same for a statement that is compiled already. */
export const asSentWithNext = (statement: string): string =>
  isSentWithNext(statement) ? statement : HELD_MARK + statement;

export const beginsTransaction = (statement: string): boolean => /^(?:begin|start transaction)\b/.test(statement);
const ending = new Set(['commit', 'rollback']);

/**
 * Ends a transaction in the write of its last statements, before Kysely does: see `commitWith`. PostgreSQL rolls back
 * when one of them has failed.
 */
export const COMMIT_WITH_LAST = '/* with the last */ commit';

/** True for a statement of its author's that waits for the next. */
export const isSentWithNext = (statement: string): boolean => statement.startsWith(HELD_MARK);

/** True for a statement that waits for the next, and for the end of a transaction: neither answers anything. */
export const isDeferred = (statement: string): boolean =>
  beginsTransaction(statement) || isSentWithNext(statement) || ending.has(statement) || statement === COMMIT_WITH_LAST;

const withoutMarks = (statement: string): string => statement.replace(/^(?:\s|\/\*.*?\*\/)+/, '');
/** Statements that change something by themselves, when they are not part of a transaction. */
const changing = /^(?:insert|update|delete|merge)\b|^with\b[^]*\b(?:insert into|update|delete from|merge into)\s/i;

const isChange = ({ statement }: { readonly statement: string }): boolean => changing.test(withoutMarks(statement));

/**
 * The routine of PostgreSQL whose notice during a commit means that the commit is stored here, but that a timeout or a
 * cancelled query has ended the wait for the synchronous standby. The text of the notice depends on the server's
 * language.
 */
const givenUpWaiting = 'SyncRepWaitForLSN';

const noRows = { command: 'SELECT' as const, rowCount: 0, rows: [] };

/**
 * Statements that are issued together travel in one write, and are answered in their order (the driver's pipeline mode).
 * A transaction begins with its first statement, in the same write; without any it never begins.
 */
class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #statements: PreparedStatements;
  #isGathering = false;
  /** Sent with the next statement: the beginning of a transaction, and what its author wanted to be sent later. */
  #held: { readonly statement: string; readonly parameters: readonly unknown[] }[] = [];
  readonly #onCommit: () => void;
  #isInTransaction = false;
  /** Why the transaction has failed: the statements after that fail because it has, until one returns to a savepoint. */
  #failure: unknown;
  /** Committed with its last statements; Kysely has yet to end it. */
  #isCommitted = false;
  /** The connection leads to a standby, and its place in the pool is needed for one to the primary. */
  #isUseless = false;
  #isOnPrimaryOnly = false;
  /** Undefined after anything that may have taken a change of it back. */
  #planMode: PlanMode | undefined;

  constructor(client: PoolClient, statements: PreparedStatements, onCommit: () => void) {
    this.#client = client;
    client.on('notice', ({ routine }) => (this.#isOnPrimaryOnly ||= routine === givenUpWaiting));
    this.#statements = statements;
    this.#onCommit = onCommit;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are read whole here, not through a cursor');
    // What was not sent yet would be rolled back, or would fail in a transaction that has failed.
    const held = statement === 'rollback' ? [] : this.#held;
    if (beginsTransaction(statement) || isSentWithNext(statement)) {
      held.push({ statement: statement.replace(HELD_MARK, ''), parameters });
      return Promise.resolve(noRows);
    }
    this.#held = [];
    // Nothing has happened in this transaction, or it was committed with its last statements.
    if ((ending.has(statement) || statement === COMMIT_WITH_LAST) && !this.#isInTransaction && !held.some(isChange)) {
      this.#isCommitted = false;
      return Promise.resolve(noRows);
    }
    if (this.#isCommitted) return Promise.reject(new Error('This transaction was committed with its last statements'));
    this.#gather();
    if (beginsTransaction(held[0]?.statement ?? '')) {
      this.#isInTransaction = true;
      this.#failure = undefined;
    }
    if (/^rollback to\b/i.test(statement)) this.#failure = undefined;
    if (/^rollback\b/i.test(statement)) this.#planMode = undefined;
    this.#isCommitted = statement === COMMIT_WITH_LAST;
    const result = this.#sendAll<Row>(held, statement, parameters);
    return this.#commits(statement)
      ? result.then((committed) => this.#mustBeOnStandby(committed)).finally(this.#onCommit)
      : result;
  }

  /** @throws Failure 503 when the server has committed, but has given up waiting for the synchronous standby */
  #mustBeOnStandby<Result>(committed: Result): Result {
    if (!this.#isOnPrimaryOnly) return committed;
    this.#isOnPrimaryOnly = false;
    throw new Failure(
      503,
      'This is stored, but not yet in the copy of the database. Please look in a moment whether it is still there.',
      { code: 'database_unavailable' },
    );
  }

  /** True for the end of a transaction, and for a change outside of one. */
  #commits(statement: string): boolean {
    const isEarlyCommit = statement === COMMIT_WITH_LAST;
    if (!ending.has(statement) && !isEarlyCommit) return !this.#isInTransaction && isChange({ statement });
    this.#isInTransaction = false;
    return isEarlyCommit || statement === 'commit';
  }

  #sendAll<Row>(
    held: readonly { readonly statement: string; readonly parameters: readonly unknown[] }[],
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (held.length === 0) return this.#send(statement, parameters);
    const before = held.map((earlier) => this.#send(earlier.statement, earlier.parameters));
    const result = this.#send<Row>(statement, parameters);
    return Promise.all([result, ...before]).then(() => result);
  }

  release(): void {
    this.#held = [];
    this.#isInTransaction = false;
    this.#isCommitted = false;
    this.#client.release(this.#isUseless);
  }

  #send<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const isAlone = !this.#isInTransaction;
    const name = this.#statements.name(statement);
    this.#setPlanMode(neededMode(statement, name));
    const query = { name, text: statement, values: [...parameters] };
    const result = (
      statement.endsWith(MARK) ? sendForTexts(this.#client, query) : sendStatement(this.#client, query)
    ) as Promise<PostgresQueryResult<Row>>;
    return result.catch((error: unknown) => {
      this.#planMode = undefined;
      this.#isUseless ||= isReadOnlyServer(error);
      if (isOutdatedPlan(error)) this.#statements.forget(name);
      // A transaction has failed as a whole, and is run again by its author.
      if (!isAlone) throw (this.#failure ??= error);
      if (!isOutdatedPlan(error)) throw error;
      return this.#send(statement, parameters);
    });
  }

  #setPlanMode(mode: PlanMode | undefined): void {
    if (mode === undefined || mode === this.#planMode) return;
    this.#planMode = mode;
    // Rejected in a transaction that has failed, and with a lost connection: the statement itself says so.
    this.#client.query(`set plan_cache_mode to ${mode}`).catch(() => (this.#planMode = undefined));
  }

  /** Holds back what is written until the running code is done. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/** The driver's pool for Kysely, with prepared statements. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #statements = new PreparedStatements();
  /** Kysely identifies connections by object identity. */
  readonly #clients = new WeakMap<PoolClient, PreparingClient>();
  readonly #onCommit: () => void;

  /** @param onCommit called after each transaction or statement that may have changed something */
  constructor(pool: Pool, onCommit: () => void = () => undefined) {
    this.#pool = pool;
    this.#onCommit = onCommit;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const known = this.#clients.get(client);
    if (known !== undefined) return known;
    const preparing = new PreparingClient(client, this.#statements, this.#onCommit);
    this.#clients.set(client, preparing);
    return preparing;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
