import { formerStatus, type StatusChange } from '../../../src/domain/tasks/undoneStatus';

const at = (hour: number): Date => new Date(Date.UTC(2026, 2, 2, hour));

/** Changes in the order in which they were made, one an hour: from, to, and by whom. */
const history = (...made: readonly (readonly [string, string, string?])[]): StatusChange[] =>
  made
    .map(([previous_value, current_value, actor_id = 'asha'], hour) => ({
      previous_value,
      current_value,
      actor_id,
      happened_at: at(hour),
    }))
    .toReversed();

test('an undone change leaves the status as old as it was before', () => {
  expect(formerStatus(history(['OPEN', 'CLOSE'], ['CLOSE', 'OPEN']))).toEqual({ since: undefined, reopenings: 0 });
  expect(
    formerStatus(history(['OPEN', 'IN PROGRESS', 'ben'], ['IN PROGRESS', 'CLOSE'], ['CLOSE', 'IN PROGRESS'])),
  ).toEqual({ since: at(0), reopenings: 0 });
});

test('a change and its undo reopen nothing', () => {
  expect(formerStatus(history(['OPEN', 'CLOSE', 'ben'], ['CLOSE', 'REOPEN'], ['REOPEN', 'CLOSE']))).toEqual({
    since: at(0),
    reopenings: 1,
  });
  expect(formerStatus(history(['CLOSE', 'REOPEN', 'ben'], ['REOPEN', 'CLOSE'], ['CLOSE', 'REOPEN']))).toEqual({
    since: at(0),
    reopenings: 1,
  });
});

test('several changes are undone one after the other', () => {
  const both = history(['OPEN', 'IN PROGRESS'], ['IN PROGRESS', 'CLOSE'], ['CLOSE', 'IN PROGRESS']);
  expect(formerStatus(both)).toEqual({ since: at(0), reopenings: 0 });
  const undone = history(
    ['OPEN', 'IN PROGRESS'],
    ['IN PROGRESS', 'CLOSE'],
    ['CLOSE', 'IN PROGRESS'],
    ['IN PROGRESS', 'OPEN'],
  );
  expect(formerStatus(undone)).toEqual({ since: undefined, reopenings: 0 });
});

test.each<[string, StatusChange[]]>([
  ['no change at all', history()],
  ['a first change', history(['OPEN', 'CLOSE'])],
  ['another way back', history(['OPEN', 'CLOSE'], ['CLOSE', 'REOPEN'])],
  ['the change of a colleague', history(['OPEN', 'CLOSE', 'ben'], ['CLOSE', 'OPEN'])],
  [
    'a change before that of a colleague',
    history(['OPEN', 'CLOSE'], ['CLOSE', 'REOPEN', 'ben'], ['REOPEN', 'CLOSE', 'ben'], ['CLOSE', 'OPEN']),
  ],
  [
    'a change before another one that stands',
    history(['OPEN', 'CLOSE'], ['CLOSE', 'REOPEN'], ['REOPEN', 'ON HOLD'], ['CLOSE', 'OPEN']),
  ],
])('%s is not undone', (_name, changes) => {
  expect(formerStatus(changes)).toBeUndefined();
});
