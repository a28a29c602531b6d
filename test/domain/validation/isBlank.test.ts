import { isBlank } from '../../../src/domain/validation/isBlank';

test.each([
  undefined,
  null,
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  ' \u2060\u00ad ',
  '\u3164',
  '\u2800',
  ' \u2800\u200b ',
])('%j says nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['0', '-', ' a ', '\u200bx', '👩\u200d🔧'])('%j says something', (text) => {
  expect(isBlank(text)).toBe(false);
});
