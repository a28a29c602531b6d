import { createToken, hashToken } from '../../../src/server/security/token';

// One in 64 would begin with a hyphen: the chance that 2,000 do not is below 1 in 10^13.
test('no token would be taken for an option of a script, and each is new', () => {
  const tokens = Array.from({ length: 2_000 }, createToken);
  expect(tokens.filter((token) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{42}$/.test(token))).toEqual([]);
  expect(new Set(tokens.map((token) => hashToken(token).toString('hex'))).size).toBe(tokens.length);
});
