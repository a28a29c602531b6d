import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import type { ContractOperation } from '../../../src/server/operations/contractDocument';
import { resolved } from '../../../src/server/operations/schemaReferences';
import { inputFields, type InputField } from './hostileInput';

/** One record of each kind: which of them a call wants depends on the call. */
const records: readonly (keyof Schema)[] = [
  'projects',
  'employees',
  'tasks',
  'sprints',
  'milestones',
  'tickets',
  'leaves',
];

/** The first record of each kind that a call may want. */
export async function firstRecordIds(database: Kysely<Schema>): Promise<string[]> {
  const ids: string[] = [];
  for (const table of records) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(
      database,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** What a call must have, and what it may have. */
export function fieldsByNeed(operation: ContractOperation): {
  readonly required: readonly InputField[];
  readonly optional: readonly InputField[];
} {
  const names = new Set(
    [operation.pathSchema, operation.querySchema, operation.bodySchema].flatMap(
      (schema) => ((schema && resolved(schema).required) ?? []) as string[],
    ),
  );
  const fields = inputFields(operation);
  return {
    required: fields.filter(({ name }) => names.has(name)),
    optional: fields.filter(({ name }) => !names.has(name)),
  };
}
