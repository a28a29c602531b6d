import { isListedName, isPersonField } from '../../src/client/recorder/hide/personFields';
import { contractDocument } from '../../src/server/operations/contractDocument';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** All properties of the contract, by name. */
function* properties(value: unknown): Generator<readonly [string, Schema]> {
  if (typeof value !== 'object' || value === null) return;
  const { properties: own } = value as Schema;
  if (typeof own === 'object') yield* Object.entries(own);
  for (const inner of Object.values(value)) yield* properties(inner);
}

const found = [...properties(contractDocument)];
const isText = ({ type, items }: Schema): boolean => type === 'string' || items?.type === 'string';

test('a recording that hides personal data knows every field that holds names of people', () => {
  const ofPeople = found.filter(
    ([name, schema]) =>
      isText(schema) &&
      schema.enum === undefined &&
      (/^(?:First|Middle|Last|Full)_name$/.test(name) ||
        /\b(?:full name|first and last name|name of the leader)\b/i.test(schema.description ?? '')),
  );
  expect(new Set(ofPeople.map(([name]) => name)).size).toBeGreaterThan(15);
  expect([...new Set(ofPeople.map(([name]) => name))].filter((name) => !isPersonField(name))).toEqual([]);
});

test('what it always replaces is no word that the program depends on', () => {
  const values = found.flatMap(([name, schema]) => {
    if (!isPersonField(name)) return [];
    return [...(schema.enum ?? []), ...(schema.items?.enum ?? [])].map(String);
  });
  expect(values.length).toBeGreaterThan(0);
  expect([...new Set(values)].filter((value) => !isListedName(value))).toEqual([]);
  expect(found.filter(([name, { format }]) => isPersonField(name) && format !== undefined)).toEqual([]);
});
