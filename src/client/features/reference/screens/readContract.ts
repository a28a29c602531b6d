/** One field of a body, an answer or an address. */
export interface FieldFacts {
  readonly name: string;
  /** As people say it: 'text', 'list of Task', "one of 'Running', 'Stopped'". */
  readonly kind: string;
  readonly isRequired: boolean;
  readonly note: string;
}

/** One call of the contract, ready to be shown. */
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
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : listOf(value).map(String));

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const nameOfReference = (reference: string): string => reference.split('/').at(-1) ?? '';

function resolved(contract: Node, value: unknown): Node {
  const node = nodeOf(value);
  const reference = textOf(node.$ref);
  if (reference === '') return node;
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => nodeOf(place)[key], contract);
  return nodeOf(found);
}

function kindOf(contract: Node, schema: unknown): string {
  const reference = textOf(nodeOf(schema).$ref);
  const node = resolved(contract, schema);
  if (node.type === 'array') return `list of ${kindOf(contract, node.items)}`;
  if (Array.isArray(node.enum)) return `one of ${node.enum.map((value) => `'${String(value)}'`).join(', ')}`;
  if (node.format === 'binary') return 'file';
  if (reference !== '' && node.type === 'object') return nameOfReference(reference);
  const kinds: Readonly<Record<string, string>> = {
    string: textOf(node.format) || 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'record',
  };
  return kinds[textOf(node.type)] ?? 'anything';
}

const limitsOf = (schema: Node): string[] =>
  (['maxLength', 'maxItems', 'minimum', 'maximum'] as const)
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${String(schema[name])}`);

function fieldOf(contract: Node, name: string, schema: unknown, isRequired: boolean): FieldFacts {
  const own = nodeOf(schema);
  const node = resolved(contract, schema);
  const note = [
    textOf(own.description) || textOf(node.description),
    node.nullable === true ? 'may be null' : '',
    textOf(own['x-message']) && `answers '${textOf(own['x-message'])}'`,
    ...limitsOf(node),
  ];
  return { name, kind: kindOf(contract, schema), isRequired, note: note.filter((part) => part !== '').join('; ') };
}

function fieldsOf(contract: Node, schema: unknown): FieldFacts[] {
  const node = resolved(contract, schema);
  const required = textsOf(node.required);
  const inherited = listOf(node.allOf).flatMap((part) => fieldsOf(contract, part));
  return [
    ...inherited,
    ...Object.entries(nodeOf(node.properties)).map(([name, field]) =>
      fieldOf(contract, name, field, required.includes(name)),
    ),
  ];
}

function operationOf(contract: Node, path: string, method: string, node: Node): OperationFacts {
  const content = Object.entries(nodeOf(nodeOf(node.requestBody).content));
  const [bodyType, media] = content[0] ?? [undefined, undefined];
  const answer = nodeOf(nodeOf(nodeOf(nodeOf(node.responses)['200']).content)['application/json']).schema;
  const parameters = listOf(node.parameters).map((parameter) => {
    const { name, in: place, required, schema, description } = resolved(contract, parameter);
    const field = fieldOf(contract, textOf(name), schema, required === true);
    return {
      ...field,
      note: [`in the ${textOf(place)}`, textOf(description), field.note].filter((part) => part !== '').join('; '),
    };
  });
  return {
    id: textOf(node.operationId),
    area: textsOf(node.tags)[0] ?? 'other',
    method: method.toUpperCase(),
    path,
    summary: textOf(node.summary),
    origin: textOf(node['x-origin']),
    inventory: textsOf(node['x-inventory']),
    permissions: textsOf(node['x-permission']),
    isPlanned: node['x-status'] === 'planned',
    parameters,
    bodyType,
    body: fieldsOf(contract, nodeOf(media).schema),
    answer: fieldsOf(contract, answer),
    failure: fieldsOf(
      contract,
      nodeOf(nodeOf(resolved(contract, nodeOf(node.responses).default).content)['application/json']).schema,
    ),
  };
}

/** Every call of a bundled OpenAPI document, by area and path. Whatever is not as expected is left out rather than shown wrong. */
export function readContract(contract: unknown): OperationFacts[] {
  const document = nodeOf(contract);
  return Object.entries(nodeOf(document.paths))
    .flatMap(([path, item]) =>
      methods
        .filter((method) => isNode(nodeOf(item)[method]))
        .map((method) => operationOf(document, path, method, nodeOf(nodeOf(item)[method]))),
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
