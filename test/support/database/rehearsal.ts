import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
} from 'kysely';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../../src/server/app';
import { postgresTypes } from '../../../src/server/database/postgresTypes';
import { COMMIT_WITH_LAST, PreparingPool } from '../../../src/server/database/pools/preparingPool';
import type { Schema } from '../../../src/server/database/schema';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';
import type { Services } from '../../../src/server/services';

/** A statement that the database ended because two transactions waited for each other. */
export interface Deadlock {
  readonly statement: string;
  readonly detail: string;
}

const deadlockCode = '40P01';
/** Passes statements on, and remembers those that ended in a deadlock. */
class WatchedConnection implements DatabaseConnection {
  constructor(
    readonly inner: DatabaseConnection,
    private readonly deadlocks: Deadlock[],
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Undone with the connection, as every transaction.
    if (query.sql === COMMIT_WITH_LAST) return { rows: [] };
    try {
      return await this.inner.executeQuery<Row>(query);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === deadlockCode)
        this.deadlocks.push({
          statement: query.sql,
          detail: 'detail' in error && typeof error.detail === 'string' ? error.detail : '',
        });
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** Everything happens in transactions, as in earnest, and none is committed. */
class RehearsalDriver extends PostgresDriver {
  readonly #deadlocks: Deadlock[];

  constructor(config: PostgresDialectConfig, deadlocks: Deadlock[]) {
    super(config);
    this.#deadlocks = deadlocks;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await connection.executeQuery(CompiledQuery.raw('begin'));
    return new WatchedConnection(connection, this.#deadlocks);
  }

  override async beginTransaction(): Promise<void> {
    // Begun with the connection.
  }

  override async commitTransaction(): Promise<void> {
    // Undone with the connection.
  }

  override async rollbackTransaction(): Promise<void> {
    // Undone with the connection.
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { inner } = connection as WatchedConnection;
    await inner.executeQuery(CompiledQuery.raw('rollback'));
    await super.releaseConnection(inner as never);
  }
}

class RehearsalDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #deadlocks: Deadlock[];

  constructor(config: PostgresDialectConfig, deadlocks: Deadlock[]) {
    super(config);
    this.#config = config;
    this.#deadlocks = deadlocks;
  }

  override createDriver(): RehearsalDriver {
    return new RehearsalDriver(this.#config, this.#deadlocks);
  }
}

/** A way to a database on which everything can be done and nothing stays. */
function openRehearsalDatabase(databaseUrl: string, deadlocks: Deadlock[]): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    types: postgresTypes,
    application_name: 'daybook rehearsal',
    pipeline: true,
    options: '-c TimeZone=UTC -c statement_timeout=60000 -c jit=off -c deadlock_timeout=200ms',
  });
  // Its database may be dropped while a connection is idle.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new RehearsalDialect({ pool: new PreparingPool(pool) }, deadlocks) });
}

const sameCalls = 6;
const callsOfOthers = 3;
/** Of each operation in each test file: the first calls are the ordinary ones. */
const maxRehearsals = 2;

/**
 * Makes every writing call of a test several times at the same moment first, together with others that the test has made
 * before, without keeping anything: transactions that take locks in different orders end in a deadlock here.
 */
export class Rehearsal {
  readonly #app: FastifyInstance;
  readonly #database: Kysely<Schema>;
  readonly #deadlocks: Deadlock[];
  readonly #clock: Services['clock'];
  readonly #counts = new Map<string, number>();
  readonly #recent: InjectOptions[] = [];

  private constructor(app: FastifyInstance, database: Kysely<Schema>, deadlocks: Deadlock[], clock: Services['clock']) {
    this.#app = app;
    this.#database = database;
    this.#deadlocks = deadlocks;
    this.#clock = clock;
  }

  static async open(databaseUrl: string, services: Services): Promise<Rehearsal> {
    const deadlocks: Deadlock[] = [];
    const database = openRehearsalDatabase(databaseUrl, deadlocks);
    const { fileStore } = services;
    const receive: FileStore['receive'] = async (content) => ({
      ...(await fileStore.receive(content)),
      settle: async () => undefined,
    });
    const app = await buildApp({
      database,
      services: { ...services, mailer: { send: async () => undefined }, fileStore: { ...fileStore, receive } },
    });
    return new Rehearsal(app, database, deadlocks, services.clock);
  }

  /** @throws Error naming the statements that waited for each other */
  async rehearse(operationId: string, call: InjectOptions): Promise<void> {
    const count = this.#counts.get(operationId) ?? 0;
    if (count >= maxRehearsals) return;
    this.#counts.set(operationId, count + 1);
    const others = this.#recent.slice(-callsOfOthers);
    this.#recent.push(call);
    const { shiftMs } = this.#clock;
    await Promise.all(
      [...Array.from({ length: sameCalls }, () => call), ...others, ...others].map((one) => this.#app.inject(one)),
    );
    await this.#app.background.settled();
    // The one thing that is shared and not in the database.
    if (this.#clock.shiftMs !== shiftMs) this.#clock.shiftBy(shiftMs);
    const found = this.#deadlocks.splice(0);
    if (found.length > 0)
      throw new Error(
        `Calls of ${operationId} at the same time waited for each other:\n${found.map(({ statement, detail }) => `${statement}\n${detail}`).join('\n')}`,
      );
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.#database.destroy();
  }
}
