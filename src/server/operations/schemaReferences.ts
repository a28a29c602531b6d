import { contractSchemas } from './contractDocument';

export type JsonSchema = Record<string, unknown>;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema itself, or the named one that it refers to. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const target = contractSchemas[schema.$ref.split('/').at(-1) ?? ''];
  return target === undefined ? schema : resolved(target);
}

export const schemaProperties = (schema: JsonSchema | undefined): Record<string, JsonSchema> =>
  schema === undefined ? {} : ((resolved(schema).properties ?? {}) as Record<string, JsonSchema>);

export const isFileField = (schema: JsonSchema): boolean => isSchema(schema.items) && schema.items.format === 'binary';

/** A copy in which `change` has replaced every object, from the outside in. */
export function mapSchema(node: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(node)) return node.map((item) => mapSchema(item, change));
  if (!isSchema(node)) return node;
  return Object.fromEntries(Object.entries(change(node)).map(([key, value]) => [key, mapSchema(value, change)]));
}
