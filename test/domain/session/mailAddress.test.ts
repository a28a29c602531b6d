import { isMailAddress } from '../../../src/domain/session/mailAddress';

test.each(['a@b.example', 'größe@företag.example', "o'neil+x@sub.company.example"])('%j is a mail address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  '',
  'a',
  'a@b',
  'a@b.',
  'a@@b.example',
  'a b@b.example',
  'a\u200b@b.example',
  '\u2800@b.example',
  'a@b\u2060.example',
  'a@b.exam\u00adple',
  'a@b.example\ufeff',
  'a@\u3164.example',
])('%j is no mail address', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
