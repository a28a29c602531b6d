import type { BundledContract, Json, JsonObject } from './bundleContract';
import type { ContractOperation } from './contractOperations';

/**
 * The part of the contract that the client's slice is made from: what has a handler, each answer reduced to its `data`
 * (the base query takes the envelope off), downloads left to plain links.
 */
export function clientContract(contract: BundledContract, operations: ContractOperation[]): BundledContract {
  const copy = structuredClone(contract);
  const kept = new Set<string>();
  const paths: JsonObject = {};
  for (const operation of operations) {
    if (operation.isPlanned || operation.answerSchema === undefined) continue;
    const item = copy.paths[operation.path] as Record<string, JsonObject>;
    const node = item[operation.method.toLowerCase()] as JsonObject;
    if (!operation.answersWhole) {
      const answer = copy.components.schemas[operation.answerSchema] as { properties: { data: Json } };
      (node.responses as Record<string, { content: Record<string, { schema: Json }> }>)['200']!.content[
        'application/json'
      ]!.schema = answer.properties.data;
    }
    paths[operation.path] = {
      ...(paths[operation.path] as JsonObject | undefined),
      [operation.method.toLowerCase()]: node,
    };
  }
  const keep = (node: Json): void => {
    if (Array.isArray(node)) node.forEach(keep);
    else if (node !== null && typeof node === 'object') {
      if (typeof node.$ref === 'string') {
        const [, , section, name] = node.$ref.split('/') as [string, string, 'schemas' | 'responses', string];
        if (kept.has(node.$ref)) return;
        kept.add(node.$ref);
        keep(copy.components[section][name] ?? null);
      } else Object.values(node).forEach(keep);
    }
  };
  keep(paths);
  const only = (section: 'schemas' | 'responses'): JsonObject =>
    Object.fromEntries(
      Object.entries(copy.components[section]).filter(([name]) => kept.has(`#/components/${section}/${name}`)),
    );
  return { ...copy, paths, components: { schemas: only('schemas'), responses: only('responses') } };
}
