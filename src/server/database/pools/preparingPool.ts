import { sql } from 'kysely';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { CustomTypesConfig, Pool, PoolClient, QueryResultRow } from 'pg';

/** Maximum number of plans per connection. */
const MAX_STATEMENTS = 200;

/** A parameter in anything other than `=`: a range, a pattern, a list, a window, an inserted row. */
const usedOtherwise = /(?<!(?<![<>!])= )\$\d/;
/** Statements without parameters that select columns; others control transactions or change tables. */
const isPlanned = /\$\d|^select "/;

/**
 * Names of the statements that each connection prepares once: only those without parameters, or with parameters
 * compared by `=` only. Their best plan is the same for every value, whereas ranges, patterns and windows need a plan
 * for their values. Planning takes most of the time of such short statements.
 */
class PreparedStatements {
  readonly #names = new Map<string, string>();

  /** undefined for statements that are planned each time. */
  statementName(statement: string): string | undefined {
    const known = this.#names.get(statement);
    if (
      known !== undefined ||
      this.#names.size === MAX_STATEMENTS ||
      !isPlanned.test(statement) ||
      usedOtherwise.test(statement)
    )
      return known;
    const name = `daybook_${this.#names.size + 1}`;
    this.#names.set(statement, name);
    return name;
  }
}

const MARK = '/* rows as text */';

/**
 * At the end of a statement (`modifyEnd`): its rows are returned as `TextRow`. For long lists that are only passed on:
 * creating objects and values takes a third of the driver's time.
 */
export const rowsAsText = sql.raw(MARK);

/** A row as PostgreSQL prints it, columns in the order of the statement. */
export type TextRow = readonly (string | null)[];

const verbatim: CustomTypesConfig = { getTypeParser: () => (text: string | Buffer) => text };

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #statements: PreparedStatements;

  constructor(client: PoolClient, statements: PreparedStatements) {
    this.#client = client;
    this.#statements = statements;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are read whole here, not through a cursor');
    const query = {
      name: this.#statements.statementName(statement),
      text: statement,
      values: [...parameters],
      ...(statement.endsWith(MARK) && { rowMode: 'array', types: verbatim }),
    };
    return this.#client.query<Row & QueryResultRow>(query) as Promise<PostgresQueryResult<Row>>;
  }

  release(): void {
    this.#client.release();
  }
}

/** The driver's pool for Kysely, with prepared statements. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #statements = new PreparedStatements();
  /** Kysely identifies connections by object identity. */
  readonly #clients = new WeakMap<PoolClient, PreparingClient>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const known = this.#clients.get(client);
    if (known !== undefined) return known;
    const preparing = new PreparingClient(client, this.#statements);
    this.#clients.set(client, preparing);
    return preparing;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
