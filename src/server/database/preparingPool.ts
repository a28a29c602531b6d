import { sql } from 'kysely';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { CustomTypesConfig, Pool, PoolClient, QueryResultRow } from 'pg';

/** Each connection keeps the plans of so many statements at most. */
const MOST_STATEMENTS = 200;

/** A parameter that is used for anything else than `=`: a range, a pattern, a list, a window, a row that is inserted. */
const usedOtherwise = /(?<!(?<![<>!])= )\$\d/;
/** Without parameters, what reads columns; the rest begins and ends transactions, or changes tables. */
const isPlanned = /\$\d|^select "/;

/**
 * Names of the statements that the database prepares once for each connection. Only those without parameters, or whose
 * parameters are all compared for equality: their best plan is the same for every value, while ranges, patterns and windows are planned
 * anew for what is asked. For such short statements planning takes most of the time.
 */
class PreparedStatements {
  readonly #names = new Map<string, string>();

  /** Undefined when the statement is to be planned each time. */
  nameOf(statement: string): string | undefined {
    const known = this.#names.get(statement);
    if (
      known !== undefined ||
      this.#names.size === MOST_STATEMENTS ||
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
 * At the end of a statement (`modifyEnd`): its rows come as `TextRow`. For long lists that are only passed on: making an
 * object of every row and a value of every text takes a third of the time that the driver needs for them.
 */
export const rowsAsText = sql.raw(MARK);

/** A row as the database writes it, its columns in the order of the statement. */
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
      name: this.#statements.nameOf(statement),
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

/** The driver's pool as Kysely takes it, with prepared statements. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #statements = new PreparedStatements();
  /** Kysely knows connections by identity. */
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
