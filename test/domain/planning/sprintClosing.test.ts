import { closingText, laterText, shownCounts } from '../../../src/domain/planning/sprintClosing';

const counts = (open: number, finished: number, rejected = 0) => ({ open, finished, rejected });

test.each([
  [{ counts: counts(21, 4), carriedOver: 21, carriedTo: 'Sprint 15' }, '4 of 25 done, 21 carried over to Sprint 15'],
  [
    { counts: counts(20, 4, 1), carriedOver: 20, carriedTo: 'Sprint 15' },
    '4 of 24 done, 1 rejected, 20 carried over to Sprint 15',
  ],
  [{ counts: counts(21, 4), carriedOver: 0, carriedTo: null }, '4 of 25 done, 21 stayed in it'],
  [{ counts: counts(0, 25), carriedOver: 0, carriedTo: null }, '25 of 25 done'],
  [{ counts: counts(0, 0), carriedOver: 0, carriedTo: null }, 'No tasks'],
  [{ counts: counts(3, 1), carriedOver: 2, carriedTo: null }, '1 of 4 done, 2 carried over, 1 stayed in it'],
])('%j reads %s', (closing, text) => expect(closingText(closing)).toBe(text));

test('a closed sprint is described by its closing, and what is in it now where that differs', () => {
  const closing = { counts: counts(21, 4), carriedOver: 21, carriedTo: 'Sprint 15' };
  expect(shownCounts('CLOSE', counts(0, 4), closing)).toEqual(counts(21, 4));
  expect(laterText('CLOSE', counts(0, 4), closing)).toBe('4 of 4 done');
  expect(laterText('CLOSE', counts(21, 4), closing)).toBeNull();
  expect(shownCounts('CLOSE', counts(0, 4), null)).toEqual(counts(0, 4));
  expect(laterText('CLOSE', counts(0, 4), null)).toBeNull();
  expect(shownCounts('REOPEN', counts(3, 4), closing)).toEqual(counts(3, 4));
  expect(laterText('REOPEN', counts(3, 4), closing)).toBeNull();
});

test.each([
  [counts(21, 4, 1), null],
  [counts(20, 4, 1), '4 of 24 done, 1 rejected'],
  [counts(21, 5, 1), '5 of 26 done, 1 rejected'],
  [counts(21, 4, 2), '4 of 25 done, 2 rejected'],
])('what is in a closed sprint now, %j, is said where it differs: %s', (now, text) => {
  expect(laterText('CLOSE', now, { counts: counts(21, 4, 1), carriedOver: 0, carriedTo: null })).toBe(text);
});
