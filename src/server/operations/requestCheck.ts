import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isDay } from '../../domain/calendar/isDay';
import type { FieldProblem } from '../../domain/validation/fieldProblem';
import { isBlank } from '../../domain/validation/isBlank';
import { isStorableJson, isStorableText } from '../../domain/validation/storableText';
import { contractDocument, type ContractOperation } from './contractDocument';
import { problemSentence } from './problemSentence';
import { isFileField, mapSchema, schemaProperties, resolved, type JsonSchema } from './schemaReferences';

type Fields = Record<string, unknown>;

/** The parts of a request, not validated. */
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
addFormats(ajv, ['date']);
const isInstant = addFormats(new Ajv(), ['date-time']).compile({ type: 'string', format: 'date-time' });
/** Longer than any instant: a format sees a text before the contract's limit on its length rejects it. */
const MAX_INSTANT_CHARACTERS = 64;
ajv.addFormat('date-time', (text: string) => text.length <= MAX_INSTANT_CHARACTERS && isInstant(text));
ajv.addSchema({ components: contractDocument.components }, 'contract');

const absolute = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (node) =>
    typeof node.$ref === 'string' && node.$ref.startsWith('#') ? { ...node, $ref: `contract${node.$ref}` } : node,
  ) as JsonSchema;

/** Uploaded files are objects that describe what was stored, not texts. */
const withFileObjects = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (node) => (isFileField(node) ? { ...node, items: { type: 'object' } } : node)) as JsonSchema;

const isStorable = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isStorable) : typeof value !== 'string' || isStorableText(value);

/** Texts that must be neither empty nor blank; passwords may be blank. */
function requiredTexts(schema: JsonSchema | undefined): string[] {
  const required = schema === undefined ? [] : ((resolved(schema).required ?? []) as string[]);
  const properties = schemaProperties(schema);
  return required.filter((name) => {
    const { type, minLength, format } = { ...resolved(properties[name] ?? {}), ...properties[name] };
    return type === 'string' && typeof minLength === 'number' && minLength > 0 && format !== 'password';
  });
}

const missing = { keyword: 'minLength', instancePath: '', schemaPath: '', params: { limit: 1 } };

/** Validates one part of the request; fields outside the schema are removed. */
function partCheck(schema: JsonSchema | undefined): (raw: unknown) => { fields: Fields; problems: FieldProblem[] } {
  const properties = schemaProperties(schema);
  const names = Object.keys(properties);
  const needed = requiredTexts(schema);
  // Compiled for the first request: all operations together take half a second of the start.
  let compiled: ValidateFunction | undefined;
  const compile = (): ValidateFunction =>
    ajv.compile(schema === undefined ? {} : absolute(withFileObjects(resolved(schema))));
  const problemField = (error: ErrorObject): string =>
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
      const field = problemField(error);
      if (!problems.has(field)) problems.set(field, problemSentence(field, properties[field], error, given[field]));
    }
    const inOrder = [...problems].sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
    return { fields, problems: inOrder.map(([field, message]) => ({ field, message })) };
  };
}

/**
 * The validation of an operation's requests: converts form texts into numbers and lists as in the contract, and reports
 * all problems together.
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
