import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isDay } from '../../domain/calendar/day';
import type { FieldProblem } from '../../domain/validation/fieldProblem';
import { isBlank } from '../../domain/validation/isBlank';
import { isStorableJson, isStorableText } from '../../domain/validation/storableText';
import { contractDocument, type ContractOperation } from './contractDocument';
import { problemSentence } from './problemSentence';
import { isFileField, mapSchema, propertiesOf, resolved, type JsonSchema } from './schemaReferences';

type Fields = Record<string, unknown>;

/** What a request brought along, not yet trusted. */
export interface RawInput {
  body: unknown;
  query: unknown;
  params: unknown;
}

export interface CheckedInput {
  body: Fields;
  query: Fields;
  params: Fields;
  problems: FieldProblem[];
}

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  coerceTypes: 'array',
  useDefaults: true,
  formats: {
    binary: true,
    password: true,
    json: isStorableJson,
    'optional-date': (text: string) => text === '' || isDay(text),
  },
});
addFormats(ajv, ['date', 'date-time']);
ajv.addSchema({ components: contractDocument.components }, 'contract');

const absolute = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (node) =>
    typeof node.$ref === 'string' && node.$ref.startsWith('#') ? { ...node, $ref: `contract${node.$ref}` } : node,
  ) as JsonSchema;

/** Uploaded files arrive as descriptions of what was stored, not as text. */
const withFileObjects = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (node) => (isFileField(node) ? { ...node, items: { type: 'object' } } : node)) as JsonSchema;

const isStorable = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isStorable) : typeof value !== 'string' || isStorableText(value);

/** Texts that must not be empty and of which blanks would be nothing either. Not passwords: theirs may be of blanks. */
function neededTexts(schema: JsonSchema | undefined): string[] {
  const required = schema === undefined ? [] : ((resolved(schema).required ?? []) as string[]);
  const properties = propertiesOf(schema);
  return required.filter((name) => {
    const { type, minLength, format } = { ...resolved(properties[name] ?? {}), ...properties[name] };
    return type === 'string' && typeof minLength === 'number' && minLength > 0 && format !== 'password';
  });
}

const missing = { keyword: 'minLength', instancePath: '', schemaPath: '', params: { limit: 1 } };

/** Checks one part of the request against its schema; fields that the schema does not name are left out. */
function partCheck(schema: JsonSchema | undefined): (raw: unknown) => { fields: Fields; problems: FieldProblem[] } {
  const properties = propertiesOf(schema);
  const names = Object.keys(properties);
  const needed = neededTexts(schema);
  // On the first request: all operations together cost half a second, which a start can do without.
  let compiled: ValidateFunction | undefined;
  const compile = (): ValidateFunction =>
    ajv.compile(schema === undefined ? {} : absolute(withFileObjects(resolved(schema))));
  const fieldOf = (error: ErrorObject): string =>
    error.keyword === 'required' && error.instancePath === ''
      ? String(error.params.missingProperty)
      : (error.instancePath.split('/')[1] ?? '');

  return (raw) => {
    const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Fields;
    const sent = names.filter((name) => Object.hasOwn(given, name) && given[name] !== undefined);
    const fields: Fields = Object.fromEntries(sent.map((name) => [name, given[name]]));
    const problems = new Map<string, string>();
    for (const name of sent)
      if (!isStorable(fields[name])) problems.set(name, `${name} contains a character that cannot be stored`);
    for (const name of needed)
      if (typeof fields[name] === 'string' && isBlank(fields[name]))
        problems.set(name, problemSentence(name, properties[name], missing, ''));
    const validate = (compiled ??= compile());
    const errors = validate(fields) ? [] : (validate.errors ?? []);
    for (const error of errors) {
      const field = fieldOf(error);
      if (!problems.has(field)) problems.set(field, problemSentence(field, properties[field], error, given[field]));
    }
    const inOrder = [...problems].sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
    return { fields, problems: inOrder.map(([field, message]) => ({ field, message })) };
  };
}

/**
 * Prepares the validation of an operation's requests: form texts become numbers and lists where the contract
 * says so, and all problems are found at once.
 */
export function requestCheck(operation: ContractOperation): (input: RawInput) => CheckedInput {
  const checkParams = partCheck(operation.pathSchema);
  const checkQuery = partCheck(operation.querySchema);
  const checkBody = partCheck(operation.bodySchema);
  return (input) => {
    const params = checkParams(input.params);
    const query = checkQuery(input.query);
    const body = checkBody(input.body);
    return {
      params: params.fields,
      query: query.fields,
      body: body.fields,
      problems: [...params.problems, ...query.problems, ...body.problems],
    };
  };
}
