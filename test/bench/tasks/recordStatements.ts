import { type CompiledQuery, type Kysely, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import { buildApp } from '../../../src/server/app';
import { ListsAsParameters } from '../../../src/server/database/postgresDialect';
import type { Schema } from '../../../src/server/database/schema';
import { openServices } from '../../../src/server/services';
import type { Settings } from '../../../src/server/settings';
import type { TaskCall, TaskCallKind } from './taskCalls';

/** A kind of call with the statements that the server runs for each of its variants, in their order. */
export interface RecordedKind extends TaskCallKind {
  readonly statements: readonly (readonly CompiledQuery[])[];
  /** Those of the very first call: later ones use what has been kept. */
  readonly firstStatements: readonly (readonly CompiledQuery[])[];
}

const encoded = ({ form }: TaskCall) =>
  form === undefined
    ? {}
    : {
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };

/** Runs every call twice in a server without a network and writes down its statements. */
export async function recordStatements(
  database: Kysely<Schema>,
  settings: Settings,
  kinds: readonly TaskCallKind[],
): Promise<RecordedKind[]> {
  let recorded: CompiledQuery[] = [];
  const compiler = new ListsAsParameters();
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    // Parts of a statement pass through the function above too, but only a whole one has a result.
    transformResult: ({ result, queryId }) => {
      const node = nodes.get(queryId);
      if (node === undefined) throw new Error('A statement was run that was not seen before');
      recorded.push(compiler.compileQuery(node, queryId));
      return Promise.resolve(result);
    },
  };
  const services = await openServices(settings, database);
  const app = await buildApp({ database: database.withPlugin(recorder), services });
  const answered = async (call: TaskCall, headers: Record<string, string> = {}) => {
    const { headers: ofForm, payload } = { headers: {}, payload: undefined, ...encoded(call) };
    const answer = await app.inject({
      method: call.method,
      url: call.path,
      payload,
      headers: { ...ofForm, ...headers },
    });
    if (answer.statusCode !== 200)
      throw new Error(`${call.path} was answered with ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ token?: string }>();
  };
  const kindsWithStatements: RecordedKind[] = [];
  for (const kind of kinds) {
    const { token } = await answered({
      method: 'POST',
      path: '/api/login',
      form: { Email: kind.email, Password: 'daybook' },
    });
    const listStatements = async (call: TaskCall): Promise<CompiledQuery[]> => {
      recorded = [];
      await answered(call, { authorization: `Bearer ${token ?? ''}` });
      return [...recorded];
    };
    const statements: CompiledQuery[][] = [];
    const firstStatements: CompiledQuery[][] = [];
    for (const call of kind.calls) {
      firstStatements.push(await listStatements(call));
      statements.push(await listStatements(call));
    }
    kindsWithStatements.push({ ...kind, statements, firstStatements });
  }
  await app.close();
  return kindsWithStatements;
}
