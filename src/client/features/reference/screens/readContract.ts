/** One field of a body, an answer or a path. */
export interface FieldFacts {
  readonly name: string;
  /** As text: 'text', 'list of Task', "one of 'Running', 'Stopped'". */
  readonly kind: string;
  readonly isRequired: boolean;
  readonly note: string;
}

/** One call of the contract, prepared for display. */
export interface OperationFacts {
  readonly id: string;
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly origin: string;
  readonly inventory: readonly string[];
  readonly permissions: readonly string[];
  readonly isPlanned: boolean;
  readonly parameters: readonly FieldFacts[];
  /** Media type of the body; undefined without one. */
  readonly bodyType: string | undefined;
  readonly body: readonly FieldFacts[];
  readonly answer: readonly FieldFacts[];
  readonly failure: readonly FieldFacts[];
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const getNode = (value: unknown): Node => (isNode(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTexts = (value: unknown): string[] => (typeof value === 'string' ? [value] : toList(value).map(String));

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const getReferenceName = (reference: string): string => reference.split('/').at(-1) ?? '';

function resolved(contract: Node, value: unknown): Node {
  const node = getNode(value);
  const reference = toText(node.$ref);
  if (reference === '') return node;
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => getNode(place)[key], contract);
  return getNode(found);
}

function getKind(contract: Node, schema: unknown): string {
  const reference = toText(getNode(schema).$ref);
  const node = resolved(contract, schema);
  if (node.type === 'array') return `list of ${getKind(contract, node.items)}`;
  if (Array.isArray(node.enum)) return `one of ${node.enum.map((value) => `'${String(value)}'`).join(', ')}`;
  if (node.format === 'binary') return 'file';
  if (reference !== '' && node.type === 'object') return getReferenceName(reference);
  const kinds: Readonly<Record<string, string>> = {
    string: toText(node.format) || 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'record',
  };
  return kinds[toText(node.type)] ?? 'anything';
}

const getLimits = (schema: Node): string[] =>
  (['maxLength', 'maxItems', 'minimum', 'maximum'] as const)
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${String(schema[name])}`);

function getField(contract: Node, name: string, schema: unknown, isRequired: boolean): FieldFacts {
  const own = getNode(schema);
  const node = resolved(contract, schema);
  const note = [
    toText(own.description) || toText(node.description),
    node.nullable === true ? 'may be null' : '',
    toText(own['x-message']) && `answers '${toText(own['x-message'])}'`,
    ...getLimits(node),
  ];
  return { name, kind: getKind(contract, schema), isRequired, note: note.filter((part) => part !== '').join('; ') };
}

function getFields(contract: Node, schema: unknown): FieldFacts[] {
  const node = resolved(contract, schema);
  const required = toTexts(node.required);
  const inherited = toList(node.allOf).flatMap((part) => getFields(contract, part));
  return [
    ...inherited,
    ...Object.entries(getNode(node.properties)).map(([name, field]) =>
      getField(contract, name, field, required.includes(name)),
    ),
  ];
}

function getOperation(contract: Node, path: string, method: string, node: Node): OperationFacts {
  const content = Object.entries(getNode(getNode(node.requestBody).content));
  const [bodyType, media] = content[0] ?? [undefined, undefined];
  const answer = getNode(getNode(getNode(getNode(node.responses)['200']).content)['application/json']).schema;
  const parameters = toList(node.parameters).map((parameter) => {
    const { name, in: place, required, schema, description } = resolved(contract, parameter);
    const field = getField(contract, toText(name), schema, required === true);
    return {
      ...field,
      note: [`in the ${toText(place)}`, toText(description), field.note].filter((part) => part !== '').join('; '),
    };
  });
  return {
    id: toText(node.operationId),
    area: toTexts(node.tags)[0] ?? 'other',
    method: method.toUpperCase(),
    path,
    summary: toText(node.summary),
    origin: toText(node['x-origin']),
    inventory: toTexts(node['x-inventory']),
    permissions: toTexts(node['x-permission']),
    isPlanned: node['x-status'] === 'planned',
    parameters,
    bodyType,
    body: getFields(contract, getNode(media).schema),
    answer: getFields(contract, answer),
    failure: getFields(
      contract,
      getNode(getNode(resolved(contract, getNode(node.responses).default).content)['application/json']).schema,
    ),
  };
}

/** Every call of a bundled OpenAPI document, by area and path. Unexpected parts are omitted. */
export function readContract(contract: unknown): OperationFacts[] {
  const document = getNode(contract);
  return Object.entries(getNode(document.paths))
    .flatMap(([path, item]) =>
      methods
        .filter((method) => isNode(getNode(item)[method]))
        .map((method) => getOperation(document, path, method, getNode(getNode(item)[method]))),
    )
    .sort((a, b) => a.area.localeCompare(b.area) || a.path.localeCompare(b.path));
}

/** The calls whose name, path, summary or area contains the text. */
export function matchingOperations(operations: readonly OperationFacts[], text: string): OperationFacts[] {
  const wanted = text.trim().toLowerCase();
  return operations.filter(({ id, path, summary, area }) =>
    [id, path, summary, area].some((part) => part.toLowerCase().includes(wanted)),
  );
}
