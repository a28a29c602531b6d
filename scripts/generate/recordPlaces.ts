import type { BundledContract, Json, JsonObject } from './bundleContract';
import type { ContractOperation } from './contractOperations';

const asObject = (node: Json | undefined): JsonObject =>
  node !== null && typeof node === 'object' && !Array.isArray(node) ? node : {};
const asList = (node: Json | undefined): Json[] => (Array.isArray(node) ? node : []);

/** The name of the shape, also where `nullable` is all that is added to it. */
function shapeName(schema: JsonObject): string | undefined {
  const [only, ...others] = asList(schema.allOf);
  const reference = schema.$ref ?? (others.length === 0 ? asObject(only).$ref : undefined);
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/** The shapes of one kind of record (`x-record`), those with few fields first. */
export interface RecordKind {
  readonly kind: string;
  readonly shapes: readonly string[];
  /**
   * What only the whole record has, where lists show a part of it and records have versions: the parts may be of
   * different versions.
   */
  readonly detailFields: readonly string[];
}

const getFields = (contract: BundledContract, shape: string): string[] =>
  Object.keys(asObject(asObject(contract.components.schemas[shape]).properties));

/** The form of a field, without what is said about it. */
const getForm = (schema: Json | undefined): string =>
  JSON.stringify(schema, (key, value: Json) => (key === 'description' || key === 'x-origin' ? undefined : value));

/** @throws Error when a shape lacks an id, or two shapes of a kind differ in more than some having further fields */
function recordKinds(contract: BundledContract): RecordKind[] {
  const shapesByKind = new Map<string, string[]>();
  for (const [shape, schema] of Object.entries(contract.components.schemas)) {
    const kind = asObject(schema)['x-record'];
    if (typeof kind !== 'string') continue;
    if (!getFields(contract, shape).includes('_id')) throw new Error(`${shape} is a record without _id`);
    shapesByKind.set(kind, [...(shapesByKind.get(kind) ?? []), shape]);
  }
  return [...shapesByKind].map(([kind, found]) => {
    const shapes = found.sort((one, other) => getFields(contract, one).length - getFields(contract, other).length);
    const [smallest = '', whole, ...more] = shapes;
    if (whole === undefined) return { kind, shapes, detailFields: [] };
    const properties = (shape: string) => asObject(asObject(contract.components.schemas[shape]).properties);
    for (const [field, schema] of Object.entries(properties(smallest)))
      if (more.length > 0 || getForm(properties(whole)[field]) !== getForm(schema))
        throw new Error(
          `${kind}: ${whole} must have all fields of ${smallest}, in the same form, and be the only other shape`,
        );
    const further = getFields(contract, whole).filter((field) => !(field in properties(smallest)));
    return { kind, shapes, detailFields: 'Version' in properties(smallest) ? further : [] };
  });
}

/** A record, or the changed fields of one (`x-record-part`). */
const isHeld = (shape: JsonObject): boolean => typeof (shape['x-record'] ?? shape['x-record-part']) === 'string';

interface ShapePlace {
  readonly path: string;
  readonly shape: string;
}

/** Where the answer of an operation holds records: a path such as `Groups[].Rows[]`, and the shape. */
function placesIn(
  contract: BundledContract,
  schema: JsonObject,
  path: string,
  within: readonly string[],
): readonly ShapePlace[] {
  const places: ShapePlace[] = [];
  const name = shapeName(schema);
  if (name !== undefined) {
    const shape = asObject(contract.components.schemas[name]);
    // A record may hold others: they are part of it.
    if (isHeld(shape)) return [{ path, shape: name }];
    return within.includes(name) ? [] : placesIn(contract, shape, path, [...within, name]);
  }
  for (const part of [...asList(schema.allOf), ...asList(schema.anyOf), ...asList(schema.oneOf)])
    places.push(...placesIn(contract, asObject(part), path, within));
  if (schema.items !== undefined) places.push(...placesIn(contract, asObject(schema.items), `${path}[]`, within));
  for (const [field, property] of Object.entries(asObject(schema.properties)))
    places.push(...placesIn(contract, asObject(property), path === '' ? field : `${path}.${field}`, within));
  return places;
}

/** The table that the client takes records out of answers with. */
export function recordPlaces(contract: BundledContract, operations: ContractOperation[]): string {
  const kinds = recordKinds(contract);
  const written = (shape: string): string => {
    const part = asObject(contract.components.schemas[shape])['x-record-part'];
    if (typeof part === 'string') return part;
    const found = kinds.find(({ shapes }) => shapes.includes(shape));
    return `${found?.kind}${found && found.detailFields.length > 0 && shape !== found.shapes[0] ? '+' : ''}`;
  };
  const rows = operations.flatMap((operation) => {
    if (operation.isPlanned || operation.answerSchema === undefined) return [];
    const body = asObject(contract.components.schemas[operation.answerSchema]);
    const answer = operation.answersWhole ? body : asObject(asObject(body.properties).data);
    const places = placesIn(contract, answer, '', []).map(({ path, shape }) => `${path} ${written(shape)}`);
    return places.length === 0 ? [] : [`  ${operation.operationId}: '${places.join(', ')}',`];
  });
  const details = kinds
    .filter(({ detailFields }) => detailFields.length > 0)
    .map(({ kind, detailFields }) => `  ${kind}: [${detailFields.map((field) => `'${field}'`).join(', ')}],`);
  return `
/**
 * Where the answer of an operation holds records, and of which kind (x-record of the contract): 'Rows[] task'. A plus
 * sign: whole records, of which lists show a part.
 */
export const recordPlaces: Readonly<Record<string, string>> = {
${rows.join('\n')}
};

/** What only whole records have. */
export const detailFields: Readonly<Record<string, readonly string[]>> = {
${details.join('\n')}
};
`;
}
