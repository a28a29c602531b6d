import type { EventEmitter } from 'node:events';
import pg, { type PoolClient } from 'pg';

/** A row as PostgreSQL prints it, columns in the order of the statement. */
export type TextRow = readonly (string | null)[];

/** What is sent as one statement; without a name it is planned by each call. */
interface StatementToSend {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** The messages that a statement sends, each with a method; of them only one matters here. */
type Messages = PoolClient['connection'] & { describe(): void };

type Done = (error: Error | null, result: unknown) => void;

/** What the driver calls while a statement runs, beyond its types. */
interface DriverStatement extends EventEmitter {
  name: string | undefined;
  submit(messages: Messages): unknown;
}
/** Given a text: of a configuration, the driver makes a copy with the descriptions of all its properties. */
const DriverStatement = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => DriverStatement;

const send = (client: PoolClient, statement: DriverStatement): void =>
  void client.query(statement as unknown as pg.Query);

/** Sends a statement for its rows as objects. */
export const sendStatement = <Result>(client: PoolClient, { name, text, values }: StatementToSend): Promise<Result> =>
  new Promise((resolve, reject) => {
    const statement = new DriverStatement(text, values, (error, result) => {
      if (error === null) resolve(result as Result);
      else reject(error);
    });
    statement.name = name;
    send(client, statement);
  });

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
  { name, text, values }: StatementToSend,
): Promise<{ command: 'SELECT'; rowCount: number; rows: TextRow[] }> =>
  new Promise((resolve, reject) => {
    const statement = new TextStatement(text, values, (error) => {
      const { texts } = statement;
      if (error === null) resolve({ command: 'SELECT', rowCount: texts.length, rows: texts });
      else reject(error);
    });
    statement.name = name;
    send(client, statement);
  });
