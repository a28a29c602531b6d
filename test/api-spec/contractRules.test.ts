import { contractDocument, contractSchemas } from '../../src/server/operations/contractDocument';
import {
  isFileField,
  isSchema,
  schemaProperties,
  resolved,
  type JsonSchema,
} from '../../src/server/operations/schemaReferences';
import { rawOperations, requiredFields } from './contractReading';

const bodySchemas = rawOperations.flatMap(([, operation]) =>
  Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
);
const requestFields: [string, JsonSchema][] = [
  ...bodySchemas.flatMap((schema) =>
    Object.entries(schemaProperties(schema)).map(([name, field]): [string, JsonSchema] => [
      `${String(schema.$ref).split('/').at(-1)}.${name}`,
      resolved(field),
    ]),
  ),
  ...rawOperations.flatMap(([id, operation]) =>
    (operation.parameters ?? []).map(({ name, schema }): [string, JsonSchema] => [`${id}.${name}`, resolved(schema)]),
  ),
];

test.each(rawOperations)(
  '%s says what it is, where it comes from, who may call it and how it fails',
  (_id, operation) => {
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).toMatch(/\S/);
    expect(['specification', 'extension']).toContain(operation['x-origin']);
    expect(operation['x-inventory'] === undefined).toBe(operation['x-origin'] === 'extension');
    expect(['read', 'write']).toContain(operation['x-effect']);
    expect([operation['x-permission']].flat()[0]).toMatch(/\S/);
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Failure' });
  },
);

test('no two operations share a name', () => {
  const names = rawOperations.map(([id]) => id);
  expect(new Set(names).size).toBe(names.length);
});

test.each(rawOperations.filter(([id]) => !['downloadFile', 'downloadPersonalData', 'followChanges'].includes(id)))(
  'a success of %s carries status and data',
  (_id, operation) => {
    const answer = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
    expect(requiredFields(answer)).toEqual(expect.arrayContaining(['status', 'data']));
    expect(schemaProperties(answer).status?.$ref).toMatch(/\/Done(200)?$/);
  },
);

/** What a field of a request lacks to keep every value that a database or a calendar cannot take out of it. */
function missingBound(field: JsonSchema): string | undefined {
  const schema = resolved(field);
  switch (schema.type) {
    case 'array':
      return Number(schema.maxItems) > 0
        ? isFileField(schema)
          ? undefined
          : missingBound(schema.items as JsonSchema)
        : 'maxItems';
    case 'string':
      if (schema.enum !== undefined) return undefined;
      if (schema.maxLength === undefined) return 'maxLength or enum';
      return String(schema.format).includes('date') && !String(schema.pattern).includes('(19|20|21)')
        ? 'a pattern that bounds the year'
        : undefined;
    case 'integer':
    case 'number':
      return schema.minimum === undefined || schema.maximum === undefined ? 'minimum and maximum' : undefined;
    case 'boolean':
      return undefined;
    default:
      return 'a type that a form can carry';
  }
}

test('every field of a request has bounds', () => {
  expect(
    requestFields.flatMap(([name, schema]) =>
      missingBound(schema) === undefined ? [] : [`${name} lacks ${missingBound(schema)}`],
    ),
  ).toEqual([]);
});

test.each([
  ['a number without a maximum', { type: 'integer', minimum: 0 }],
  ['a text without a length', { type: 'string', pattern: '^x*$' }],
  ['a date of any year', { type: 'string', format: 'date', maxLength: 10 }],
  ['a list of unbounded texts', { type: 'array', maxItems: 3, items: { type: 'string' } }],
])('%s would be found', (_what, schema) => expect(missingBound(schema)).toBeDefined());

test('every named schema is used', () => {
  const text = JSON.stringify(contractDocument);
  expect(Object.keys(contractSchemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

test('every required field of a schema is described', () => {
  const incomplete: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, `${place}/${index}`));
    if (!isSchema(node)) return;
    if (Array.isArray(node.required) && isSchema(node.properties))
      for (const name of node.required as string[]) if (!(name in node.properties)) incomplete.push(`${place}.${name}`);
    for (const [key, value] of Object.entries(node)) visit(value, `${place}/${key}`);
  };
  visit(contractSchemas, '');
  expect(incomplete).toEqual([]);
});

test('no description is cut off by a comma: YAML takes what follows one without quotes for another key', () => {
  const rests: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, `${place}/${index}`));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (value === null && 'description' in node) rests.push(`${place}: ${key}`);
      visit(value, `${place}/${key}`);
    }
  };
  visit(contractDocument, '');
  expect(rests).toEqual([]);
});
