import { changedText, enteredText } from '../../../src/domain/validation/enteredText';

test.each([
  [undefined, null],
  ['', null],
  [' \t ', null],
  [' a b ', 'a b'],
])('%j is stored as %j', (text, stored) => {
  expect(enteredText(text)).toBe(stored);
});

test('a text that was not sent stays, one that was emptied goes', () => {
  expect(changedText(undefined, 'before')).toBe('before');
  expect(changedText(undefined, null)).toBeNull();
  expect(changedText(' ', 'before')).toBeNull();
  expect(changedText(' after ', 'before')).toBe('after');
});
