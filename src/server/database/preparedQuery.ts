import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import { asPrepared } from './pools/preparingPool';
import type { Schema } from './schema';
import type { Sendable } from './sendTogether';

/** Takes the place of a value in a statement that is compiled before its values are known. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** A value of the statement, to use where a value could stand; a list as `= any(${values.ids})`. */
export type Values<Given> = { readonly [Name in keyof Given]: RawBuilder<Given[Name]> };

const placeholders = new Proxy({}, { get: (_target, name) => sql`${new Placeholder(String(name))}` }) as Values<never>;

/**
 * A statement that is built and compiled once, for its first call, and prepared once per connection: building it again
 * takes longer than running it. One plan serves every value, so it is for lookups by key, inserts and updates; windows
 * and free filters need a plan for their values.
 * @param build is given the placeholders of the values instead of values; the statement must not depend on them
 */
export function preparedQuery<Given extends object, Row>(
  build: (database: Kysely<Schema>, values: Values<Given>) => Sendable<Row>,
): (database: Kysely<Schema>, values: Given) => Sendable<Row> & { execute(): Promise<Row[]> } {
  let template: CompiledQuery<Row> | undefined;
  return (database, values) => {
    const compile = (): CompiledQuery<Row> => {
      if (template === undefined) {
        const built = build(database, placeholders).compile();
        template = { ...built, sql: asPrepared(built.sql) };
      }
      const parameters = template.parameters.map((parameter) =>
        parameter instanceof Placeholder ? (values as Record<string, unknown>)[parameter.name] : parameter,
      );
      return { ...template, parameters };
    };
    return { compile, execute: async () => (await database.executeQuery(compile())).rows };
  };
}
