import { LRUCache } from 'lru-cache';
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

interface Template<Row> {
  readonly compiled: CompiledQuery<Row>;
  uses: number;
}

/** A compiled statement, to be sent with its values. */
type Prepared<Row> = Sendable<Row> & { execute(): Promise<Row[]> };

type Build<Given, Row> = (database: Kysely<Schema>, values: Values<Given>) => Sendable<Row>;

const sendableWith = <Given extends object, Row>(
  database: Kysely<Schema>,
  template: () => CompiledQuery<Row>,
  values: Given,
): Prepared<Row> => {
  const compile = (): CompiledQuery<Row> => {
    const compiled = template();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    return { ...compiled, parameters };
  };
  return { compile, execute: async () => (await database.executeQuery(compile())).rows };
};

/**
 * A statement that is built and compiled once, for its first call, and prepared once per connection: building it again
 * takes longer than running it. One plan serves every value, so it is for lookups by key, inserts and updates; statements
 * with many forms, such as windows of filtered lists, are `StatementForms`.
 * @param build is given the placeholders of the values instead of values; the statement must not depend on them
 */
export function preparedQuery<Given extends object, Row>(
  build: Build<Given, Row>,
): (database: Kysely<Schema>, values: Given) => Prepared<Row> {
  let template: CompiledQuery<Row> | undefined;
  return (database, values) =>
    sendableWith(
      database,
      () => {
        if (template === undefined) {
          const built = build(database, placeholders).compile();
          template = { ...built, sql: asPrepared(built.sql) };
        }
        return template;
      },
      values,
    );
}

/** From this use on a form has a name: most forms of filters are asked for once. */
const USES_UNTIL_PREPARED = 3;

/** One form of a statement with its values. */
export interface FormStatement<Given extends object, Row> {
  /** Everything that the text of the statement depends on, as text. */
  readonly form: string;
  readonly values: Given;
  readonly build: Build<Given, Row>;
  /** True when one plan is as fast as a plan for the values. */
  readonly hasOnePlan: boolean;
}

/**
 * Statements with many forms: each is built and compiled once. The least recently used ones are discarded. Forms with one
 * plan are prepared once per connection when they are used again and again, up to a fixed number of them; all others are
 * planned for their values by each call.
 */
export class StatementForms {
  readonly #maxPrepared: number;
  readonly #templates: LRUCache<string, Template<unknown>>;
  /** Texts that have a name on the connections, and keep it. */
  readonly #prepared = new Set<string>();

  constructor({ maxForms, maxPrepared }: { maxForms: number; maxPrepared: number }) {
    this.#templates = new LRUCache({ max: maxForms });
    this.#maxPrepared = maxPrepared;
  }

  get size(): { readonly forms: number; readonly prepared: number } {
    return { forms: this.#templates.size, prepared: this.#prepared.size };
  }

  statement<Given extends object, Row>(
    database: Kysely<Schema>,
    { form, values, build, hasOnePlan }: FormStatement<Given, Row>,
  ): Prepared<Row> {
    const template = this.#template(database, form, build);
    return sendableWith(
      database,
      () => {
        const { compiled } = template;
        template.uses += 1;
        return hasOnePlan && this.#isPrepared(template) ? { ...compiled, sql: asPrepared(compiled.sql) } : compiled;
      },
      values,
    );
  }

  #template<Given extends object, Row>(
    database: Kysely<Schema>,
    form: string,
    build: Build<Given, Row>,
  ): Template<Row> {
    const template = (this.#templates.get(form) as Template<Row> | undefined) ?? {
      compiled: build(database, placeholders).compile(),
      uses: 0,
    };
    this.#templates.set(form, template);
    return template;
  }

  #isPrepared({ compiled, uses }: Template<unknown>): boolean {
    if (this.#prepared.has(compiled.sql)) return true;
    if (uses < USES_UNTIL_PREPARED || this.#prepared.size === this.#maxPrepared) return false;
    this.#prepared.add(compiled.sql);
    return true;
  }
}
