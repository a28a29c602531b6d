import type { ContractOperation } from '../../../src/server/operations/contractDocument';
import {
  isFileField,
  schemaProperties,
  resolved,
  type JsonSchema,
} from '../../../src/server/operations/schemaReferences';
import { encodeMultipart, type TestFile } from './encodeMultipart';

/** A field of a request, as the contract describes it. */
export interface InputField {
  readonly place: 'path' | 'query' | 'body';
  readonly name: string;
  readonly schema: JsonSchema;
}

/** What is sent for a field: a text, several under one name, or a file. Left out when undefined. */
export type SentValue =
  string | readonly string[] | { readonly file: Pick<TestFile, 'fileName' | 'content'> } | undefined;

const bigText = '😀';
const lone = JSON.parse('"\\ud800"') as string;
const nul = String.fromCharCode(0);

export function inputFields(operation: ContractOperation): InputField[] {
  const among = (place: InputField['place'], schema: JsonSchema | undefined): InputField[] =>
    Object.entries(schemaProperties(schema)).map(([name, field]) => ({ place, name, schema: resolved(field) }));
  return [
    ...among('path', operation.pathSchema),
    ...among('query', operation.querySchema),
    ...among('body', operation.bodySchema),
  ];
}

export const isFile = ({ schema }: InputField): boolean => isFileField(schema);
const itemSchema = (schema: JsonSchema): JsonSchema => resolved(schema.items as JsonSchema);
const isNumber = (schema: JsonSchema): boolean => schema.type === 'integer' || schema.type === 'number';

const dates = ['1900-01-01', '2199-12-31', '2000-02-29', '2026-03-02'];
const wrongDates = [
  '0000-01-01',
  '0000-00-00',
  '9999-12-31',
  '1899-12-31',
  '2200-01-01',
  '2026-02-30',
  '2026-13-01',
  '+275760-09-13',
  '-000001-01-01',
  '20260302',
  'infinity',
  'now',
  'yesterday',
];
const months = ['1900-01', '2199-12', '2026-03'];
const instants = [
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999999999Z',
  '2199-12-31T23:59:59-23:59',
  '2026-03-02T09:55:00+05:30',
];
const wrongInstants = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-03-02T23:59:60Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02 09:55:00',
  '2026-03-02T09:55:00',
  '2026-03-02T09:55:00+99:99',
  'infinity',
];
const texts = [
  'x',
  ' ',
  '%',
  '_',
  "'",
  "'; drop table employees; --",
  '\\',
  '\\x00',
  '"',
  '{}',
  '[]',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '${1}',
  '$1',
  ',',
  ',,,',
  'none',
  '-1',
  '0',
  '1e309',
  'NaN',
  'true',
  '<script>alert(1)</script>',
  '=1+1',
  '\u202Etxt',
  '\uFEFF',
  'e\u0301',
  'ﷺ',
  '\u{1F468}\u200D\u{1F469}',
  '\r\n',
  '\t',
  '/',
  '..',
  '../../etc/passwd',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  '{01890000-0000-7000-8000-000000000000}',
];
const sorts = ['__proto__:asc', 'constructor:desc', 'toString:asc,valueOf:desc', 'x:asc', 'id:asc,id:desc,id:asc'];
const ranges = ['WFM:1:2', 'WFM::', 'WFM:99999999999999999999:1', '__proto__:1:2', `WFM:${'9'.repeat(250)}:`];
const jsons = [
  '{}',
  '[]',
  'null',
  '0',
  '1e999',
  '""',
  '"x"',
  'true',
  '{"id":"x"}',
  '{"__proto__":{"x":1}}',
  '{"designation":1}',
  '{"designation":"%"}',
  '{"Position_id":"x"}',
  '{"Short_summary":" "}',
  '{"id":"x","Due_date":"9999-12-31"}',
  '{"id":"x","Task_duration":"1e9"}',
  '{"Communication":99999999999999999999}',
  '{"Communication":0.5}',
  `${'['.repeat(90)}${']'.repeat(90)}`,
  `{"a":"${bigText.repeat(50)}"}`,
  '{',
  'undefined',
];
const wrongJsons = ['"\\u0000"', '{"a":"\\ud800"}', '{"\\udfff":1}', `${'['.repeat(120)}${']'.repeat(120)}`];
const events = [
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{"event_id":"\\ud800","employee_code":"x","time":"2026-03-02T09:55:00Z","direction":"in"}]',
  '[{"event_id":"\\u0000","employee_code":"x","time":"2026-03-02T09:55:00Z","direction":"in"}]',
  '[{"event_id":"a","employee_code":"\\ud800","time":"2026-03-02T09:55:00Z","direction":"in"}]',
  '[{"event_id":"a","employee_code":"x","time":"9999-12-31T23:59:60Z","direction":"in"}]',
];
const files = [
  { fileName: 'a.txt', content: 'text' },
  { fileName: '', content: '' },
  { fileName: '../../x.xlsx', content: 'PK\u0003\u0004' },
  { fileName: 'x.csv', content: 'Code,Name\r\n"' },
  { fileName: `${bigText.repeat(80)}.png`, content: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  { fileName: 'x\u202Egpj.csv', content: `Code;Name\n=1+1;${lone}` },
];

const unicodePattern = (schema: JsonSchema): RegExp | undefined =>
  typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined;
const characterCount = (text: string): number => [...text].length;
const getMinLength = (schema: JsonSchema): number => Number(schema.minLength ?? 0);
const getMaxLength = (schema: JsonSchema): number => Number(schema.maxLength ?? 1000);

/** True for a text that the schema's lengths and pattern allow; formats are left to the lists above. */
const fits = (schema: JsonSchema) => {
  const pattern = unicodePattern(schema);
  return (text: string): boolean =>
    characterCount(text) >= getMinLength(schema) &&
    characterCount(text) <= getMaxLength(schema) &&
    (pattern?.test(text) ?? true);
};

/** Values within the bounds of a field that lie at their ends, or that code might take for something else than a text. */
export function extremeValues(field: InputField, ids: readonly string[]): SentValue[] {
  const { schema, name } = field;
  if (isFile(field)) return files.map((file) => ({ file }));
  if (schema.type === 'array') {
    const items = extremeValues({ ...field, schema: itemSchema(schema) }, ids).filter(
      (value): value is string => typeof value === 'string',
    );
    return [
      ...items,
      items.slice(0, Number(schema.maxItems)),
      Array.from({ length: Math.min(Number(schema.maxItems), 40) }, () => items[0] ?? 'x'),
    ];
  }
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  if (schema.type === 'boolean') return ['true', 'false'];
  if (isNumber(schema)) {
    const [minimum, maximum] = [Number(schema.minimum), Number(schema.maximum)];
    const between = schema.type === 'number' && schema.multipleOf === undefined ? [0.1, 1 / 3, 1e-300] : [];
    return [minimum, maximum, ...[0, 1, 2, ...between].filter((value) => value >= minimum && value <= maximum)].map(
      String,
    );
  }
  if (name === 'sort') return sorts.filter(fits(schema));
  if (name === 'events') return events;
  switch (schema.format) {
    case 'date':
      return dates;
    case 'optional-date':
      return ['', ...dates];
    case 'date-time':
      return instants;
    case 'json':
      return jsons.filter(fits(schema));
    default: {
      const many = Math.max(1, Math.min(getMaxLength(schema), 4000));
      const candidates = [
        ...ids,
        ...texts,
        ...months,
        ...dates,
        ...ranges,
        '00:00',
        '23:59',
        '',
        'Abc',
        'Ä ö',
        '1234567',
        '0.01',
        '9999.99',
        '0',
        '2026-03-02,2026-03-03',
        '1900-01-01,2199-12-31',
        bigText.repeat(many),
        'a'.repeat(many),
        ','.repeat(many),
        ids.join(','),
      ];
      return [...new Set(candidates.filter(fits(schema)))];
    }
  }
}

/** Values out of the bounds of a field: each must be rejected with a problem that names the field. */
export function wrongValues(field: InputField): (string | readonly string[])[] {
  const { schema, name } = field;
  if (isFile(field)) return ['a text'];
  if (schema.type === 'array')
    return [
      Array.from({ length: Number(schema.maxItems) + 1 }, () => 'x'),
      ...wrongValues({ ...field, schema: itemSchema(schema) }),
    ];
  if (Array.isArray(schema.enum)) return ['no such choice', nul, `${lone}`];
  if (schema.type === 'boolean') return ['2', 'yes'];
  if (isNumber(schema)) {
    const beyond = [
      Number(schema.minimum) - 1,
      Number(schema.maximum) + (Number(schema.maximum) > 1e15 ? 1e6 : 1),
      '9223372036854775808',
      '-9223372036854775809',
      '1e400',
      'NaN',
      'Infinity',
      'one',
      nul,
    ];
    return [...beyond, ...(schema.type === 'integer' ? ['0.1', '1.5e0'] : [])].map(String);
  }
  const unstorable = [`a${nul}`, `a${lone}`];
  const tooLong = 'x'.repeat(getMaxLength(schema) + 1);
  const byFormat =
    schema.format === 'date' || schema.format === 'optional-date'
      ? wrongDates
      : schema.format === 'date-time'
        ? wrongInstants
        : schema.format === 'json'
          ? wrongJsons
          : [];
  const byPattern =
    name === 'sort'
      ? ['x', 'x:up', 'a:asc,b:asc,c:asc,d:asc']
      : String(schema.pattern).startsWith('^(19|20|21)') && schema.format === undefined
        ? ['0000-01', '9999-12', '2026-13']
        : [];
  return [
    ...unstorable,
    tooLong,
    ...byFormat.filter((text) => characterCount(text) <= getMaxLength(schema)),
    ...byPattern,
  ];
}

/** A value that an ordinary page might send. */
export function usualValue(field: InputField, ids: readonly string[]): SentValue {
  const { schema, name } = field;
  const extremes = extremeValues(field, ids);
  if (isFile(field)) return undefined;
  if (schema.type === 'array') return typeof extremes[0] === 'string' ? [extremes[0]] : [];
  if (/(^|_)ids?$|Id$|^id$/i.test(name) && ids[0] !== undefined) return ids[0];
  if (isNumber(schema))
    return String(
      typeof schema.default === 'number'
        ? schema.default
        : Math.min(Math.max(1, Number(schema.minimum)), Number(schema.maximum)),
    );
  if (schema.format === 'date' || schema.format === 'optional-date') return '2026-03-02';
  return extremes[0];
}

export interface BuiltRequest {
  readonly method: ContractOperation['method'];
  /** Below /api. */
  readonly url: string;
  readonly payload: Buffer | string | undefined;
  readonly headers: Record<string, string>;
}

const isFileValue = (value: SentValue): value is { readonly file: Pick<TestFile, 'fileName' | 'content'> } =>
  typeof value === 'object' && 'file' in value;
const sentTexts = (value: SentValue): string[] => (value === undefined || isFileValue(value) ? [] : [value].flat());
/** A lone surrogate cannot be sent in UTF-8: a sender that is wrong itself sends its three bytes. */
const percentEncoded = (text: string): string =>
  Array.from(text, (character) =>
    /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  ).join('');

/** The request that carries these values. */
export function buildRequest(
  operation: ContractOperation,
  values: readonly (readonly [InputField, SentValue])[],
): BuiltRequest {
  const inPlace = (place: InputField['place']) => values.filter(([field]) => field.place === place);
  const pairs = (place: InputField['place']): [string, string][] =>
    inPlace(place).flatMap(([{ name }, value]) => sentTexts(value).map((text): [string, string] => [name, text]));
  const encoded = (place: InputField['place']): string =>
    pairs(place)
      .map(([name, text]) => `${encodeURIComponent(name)}=${percentEncoded(text)}`)
      .join('&');
  const path = operation.route.replace(/:(\w+)/g, (_, name: string) =>
    percentEncoded(sentTexts(inPlace('path').find(([field]) => field.name === name)?.[1])[0] ?? 'x'),
  );
  const query = encoded('query');
  const url = `${path}${query === '' ? '' : `?${query}`}`;
  if (operation.bodySchema === undefined) return { method: operation.method, url, payload: undefined, headers: {} };
  if (!operation.isMultipart)
    return {
      method: operation.method,
      url,
      payload: encoded('body'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  const sentFiles = inPlace('body').flatMap(([{ name }, value]) =>
    isFileValue(value) ? [{ field: name, ...value.file }] : [],
  );
  const { payload, headers } = encodeMultipart(pairs('body'), sentFiles);
  return { method: operation.method, url, payload, headers };
}
