import { newPasswordProblems, ownWords, passwordHint } from '../../../src/domain/session/passwordRules';

const own = ownWords({
  first_name: 'Asha',
  middle_name: null,
  last_name: 'Rao-Menon',
  email: 'asha.rao@bluewater.example',
  code: 'EMP025',
});
const messageFor = (password: string, context = {}): string | undefined =>
  newPasswordProblems(password, context)[0]?.message;
const common = 'This is one of the most common passwords, which are tried first. Please choose another one.';
const guessable = 'Your name and mail address are easy to guess. Please use at least 8 other characters.';

test.each(['correct horse', 'tidal-lamp-47', '!!!???42%%', 'überlänge', 'aabbccdd1'])('%s can be used', (password) => {
  expect(newPasswordProblems(password, { ownWords: own })).toEqual([]);
});

test.each([
  ['', 'A password has at least 8 characters'],
  ['1234567', 'A password has at least 8 characters'],
  ['         ', 'A password cannot be blank'],
])('%j is too little', (password, message) => {
  expect(messageFor(password)).toBe(message);
});

test.each([
  '11111111',
  'aaaaaaaaaa',
  '12341234',
  '123123123',
  '69696969',
  'abcabcab',
  '87654321',
  '98765432',
  '0123456789',
  'abcdefgh',
  'QWERTYUI',
  'lkjhgfdsa',
  'qwertzuiop',
  ' 11111111 ',
])('%j is a run or a repetition', (password) => {
  expect(messageFor(password)).toBe(common);
});

test('a common password is found whatever its case', () => {
  expect(messageFor('Baseball1', { commonPasswords: new Set(['baseball1']) })).toBe(common);
  expect(messageFor('Baseball1', { commonPasswords: new Set(['football1']) })).toBeUndefined();
});

test.each([
  'asha.rao@bluewater.example',
  'ASHA.RAO@bluewater.example',
  'rao@bluewater.example',
  'asharao1',
  'RaoAsha!',
  'bluewater1',
  'Menon2026!',
  'emp025emp025',
  'daybook1',
  'daybook-2026',
  'Asha-Asha-Asha',
])('%s is made of what everyone knows of the person', (password) => {
  expect(messageFor(password, { ownWords: own })).toBe(guessable);
});

test.each(['asha likes tidal lamps', 'raoundabout-way', 'example-of-a-password'])(
  '%s has enough else in it',
  (password) => {
    expect(messageFor(password, { ownWords: own })).toBeUndefined();
  },
);

test('the current password is not a new one', () => {
  expect(messageFor('tidal-lamp-47', { currentPassword: 'tidal-lamp-47' })).toBe(
    'This is your current password. Please choose another one.',
  );
});

test("words of one or two letters are no one's own", () => {
  expect(ownWords({ first_name: 'Li', last_name: 'O', email: 'li@co.example' })).toEqual([
    'li@co.example',
    'co.example',
    'daybook',
  ]);
});

test('the hint names the length', () => {
  expect(passwordHint).toContain('8 characters');
});

test('own words are the names, the code, and the address with its parts, from three letters on', () => {
  expect(
    [
      ...ownWords({
        first_name: 'Ann',
        middle_name: 'Bo',
        last_name: 'Lee  Ray',
        email: 'Ann.X@Mail.Port.example',
        code: 'E-007',
      }),
    ].sort(),
  ).toEqual(
    ['ann', 'ann.x@mail.port.example', 'daybook', 'lee', 'mail', 'mail.port.example', 'port', 'ray', '007'].sort(),
  );
});

test.each(['azertyuiop', 'qwertzui', 'poiuytre'])('%s is a run of keys or a repetition', (password) => {
  expect(messageFor(password)).toBe(common);
});

test('eight other characters in addition to the own words are enough, the longest word is taken first', () => {
  expect(messageFor('Asha12345xyq', { ownWords: own })).toBeUndefined();
  expect(messageFor('Asha12345xy', { ownWords: own })).toBe(guessable);
  expect(messageFor('bluewaterharbour', { ownWords: ['blue', 'bluewaterh'] })).toBe(guessable);
  expect(newPasswordProblems('short', {}, 'New_password')).toEqual([
    { field: 'New_password', message: 'A password has at least 8 characters' },
  ]);
  expect(newPasswordProblems('short')[0]?.field).toBe('Password');
});
