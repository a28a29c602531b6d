import { isAuthenticatorCode, plainCode, readableRecoveryCode } from '../../../src/domain/session/secondFactor';

test.each([
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['ABCD-efgh-JKMN', 'abcdefghjkmn'],
  ['', ''],
])('%j means %s', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain);
});

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['a123456', false],
  ['12345a', false],
  ['', false],
])('%j is a code of an authenticator app: %s', (plain, expected) => {
  expect(isAuthenticatorCode(plain)).toBe(expected);
});

test('a recovery code is shown in groups of four, and means the same as before', () => {
  const plain = 'abcdefghjkmnpqrstuvwxyz234';
  expect(readableRecoveryCode(plain)).toBe('abcd-efgh-jkmn-pqrs-tuvw-xyz2-34');
  expect(plainCode(readableRecoveryCode(plain))).toBe(plain);
  expect(readableRecoveryCode('abcdefgh')).toBe('abcd-efgh');
});
