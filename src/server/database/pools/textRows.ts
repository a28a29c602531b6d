import type { EventEmitter } from 'node:events';
import pg, { type PoolClient, type QueryConfig } from 'pg';

/** A row as PostgreSQL prints it, columns in the order of the statement. */
export type TextRow = readonly (string | null)[];

/** The messages that a statement sends, each with a method; of them only one matters here. */
type Messages = PoolClient['connection'] & { describe(): void };

type Done = (error: Error | null) => void;

/** What the driver calls while a statement runs, beyond its types. */
interface DriverStatement extends EventEmitter {
  submit(messages: Messages): unknown;
}
const DriverStatement = pg.Query as unknown as new (
  query: QueryConfig,
  values: undefined,
  done: Done,
) => DriverStatement;

/** A connection whose statements are not described: nothing reads the names and types of columns of rows as text. */
const undescribed = new WeakMap<object, Messages>();

function withoutDescription(messages: Messages): Messages {
  const known = undescribed.get(messages);
  if (known !== undefined) return known;
  const made = Object.create(messages, { describe: { value: () => undefined } }) as Messages;
  undescribed.set(messages, made);
  return made;
}

/** The driver's own statement, whose rows stay as they arrive: no object, no value and no event is made of them. */
class TextStatement extends DriverStatement {
  readonly texts: TextRow[] = [];

  override submit(messages: Messages): unknown {
    return super.submit(withoutDescription(messages));
  }

  handleRowDescription(): void {
    // Sent for statements without parameters only.
  }

  handleDataRow({ fields }: { readonly fields: TextRow }): void {
    this.texts.push(fields);
  }
}

/** Sends a statement for its rows as text. */
export const sendForTexts = (
  client: PoolClient,
  query: QueryConfig,
): Promise<{ command: 'SELECT'; rowCount: number; rows: TextRow[] }> =>
  new Promise((resolve, reject) => {
    const statement = new TextStatement(query, undefined, (error) => {
      const { texts } = statement;
      if (error === null) resolve({ command: 'SELECT', rowCount: texts.length, rows: texts });
      else reject(error);
    });
    client.query(statement as unknown as pg.Query);
  });
