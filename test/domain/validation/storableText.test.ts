import { isStorableJson, isStorableText } from '../../../src/domain/validation/storableText';

const half = JSON.parse('"\\ud83d"') as string;

test.each([
  ['', true],
  ['Größe 😀 日本 é', true],
  ['\t\r\n', true],
  ['a\u0000', false],
  [half, false],
  [`${half}x`, false],
  [`😀${half}`, false],
])('%j can be stored: %s', (text, expected) => expect(isStorableText(text)).toBe(expected));

test.each([
  ['{"a":["é",1,null,{"b":"😀"}]}', true],
  ['"\\ud83d\\ude00"', true],
  ['no JSON', true],
  ['', true],
  ['"\\u0000"', false],
  ['[[{"a":"\\ud83d"}]]', false],
  ['{"\\ude00":1}', false],
  [`${'['.repeat(100)}${']'.repeat(100)}`, true],
  [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, false],
])('%.40s can be stored as JSON: %s', (text, expected) => expect(isStorableJson(text)).toBe(expected));
