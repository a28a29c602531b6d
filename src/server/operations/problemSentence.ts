import type { ErrorObject } from 'ajv';
import { counted } from '../../domain/wording/counted';
import { isFileField, resolved, type JsonSchema } from './schemaReferences';

const dateSentence = 'must be a date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD)';
const formatSentences: Record<string, string> = {
  date: dateSentence,
  'optional-date': dateSentence,
  'date-time': 'must be a point in time from 1900 to 2199 (for example 2026-01-31T09:30:00Z)',
  json: 'contains a character that cannot be stored, or is nested too deeply',
};
/** Errors in these formats always show the full expected format. */
const wholeFormats: ReadonlySet<unknown> = new Set(['date', 'optional-date', 'date-time']);
const textKeywords: ReadonlySet<string> = new Set(['maxLength', 'pattern', 'format']);

const typeSentences: Record<string, string> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  boolean: "must be 'true' or 'false'",
  array: 'must be a list',
  string: 'must be a single text',
};

function requirement(error: ErrorObject, schema: JsonSchema): string {
  if (textKeywords.has(error.keyword) && wholeFormats.has(schema.format))
    return formatSentences[String(schema.format)] ?? 'is not valid';
  const limit: unknown = error.params.limit;
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'minLength':
      return limit === 1 ? 'is required' : `needs at least ${counted(Number(limit), 'character')}`;
    case 'maxLength':
      return `can have at most ${counted(Number(limit), 'character')}`;
    case 'maxItems':
      return `takes at most ${counted(Number(limit), isFileField(schema) ? 'file' : 'entry').replace('entrys', 'entries')}`;
    case 'minItems':
      return `needs at least ${counted(Number(limit), isFileField(schema) ? 'file' : 'entry').replace('entrys', 'entries')}`;
    case 'minimum':
      return `must be at least ${String(limit)}`;
    case 'maximum':
      return `must be at most ${String(limit)}`;
    case 'enum':
      return `must be one of ${(error.params.allowedValues as unknown[]).map((value) => (value === '' ? 'nothing' : String(value))).join(', ')}`;
    case 'format':
      return formatSentences[String(error.params.format)] ?? 'is not valid';
    case 'pattern':
      return patternSentence(schema);
    case 'type':
      return isFileField(schema) ? 'must be a file' : (typeSentences[String(error.params.type)] ?? 'is not valid');
    default:
      return 'is not valid';
  }
}

/** The contract has a description with every pattern. */
function patternSentence(schema: JsonSchema): string {
  const { description } = schema;
  return typeof description === 'string'
    ? `must be a ${description.charAt(0).toLowerCase()}${description.slice(1).replace("; '' for none", '')}`
    : 'is not valid';
}

/** Limits have their own sentence; the contract's message is about missing or invalid values. */
const statesLimit = new Set(['maxLength', 'maxItems']);

/** The message for a field that does not match its schema: the contract's own message when it has one. */
export function problemSentence(
  field: string,
  property: JsonSchema | undefined,
  error: ErrorObject,
  value: unknown,
): string {
  const schema = property === undefined ? {} : { ...resolved(property), ...property };
  const isEmpty = value === '' || value === undefined;
  const patternMessage = error.keyword === 'pattern' && !isEmpty ? schema['x-message-pattern'] : undefined;
  const message =
    patternMessage ??
    (statesLimit.has(error.keyword) && !wholeFormats.has(schema.format) ? undefined : schema['x-message']);
  if (typeof message === 'string') return message;
  return `${field} ${isEmpty && error.keyword !== 'required' ? 'is required' : requirement(error, schema)}`;
}
