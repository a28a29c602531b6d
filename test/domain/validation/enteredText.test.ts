import { changedText, enteredText } from '../../../src/domain/validation/enteredText';

test.each([
  [undefined, null],
  ['', null],
  [' \t ', null],
  ['\u200b', null],
  [' \u2800 ', null],
  [' a b ', 'a b'],
  [' a\u200bb ', 'a\u200bb'],
])('%j is stored as %j', (text, stored) => {
  expect(enteredText(text)).toBe(stored);
});

test('a text that was not sent stays, one that was emptied goes', () => {
  expect(changedText(undefined, 'before')).toBe('before');
  expect(changedText(undefined, null)).toBeNull();
  expect(changedText(' ', 'before')).toBeNull();
  expect(changedText('\u2800', 'before')).toBeNull();
  expect(changedText(' after ', 'before')).toBe('after');
});
