import {
  correctedEndProblems,
  reasonProblems,
  splitProblems,
  timeEntryProblems,
} from '../../../src/domain/timer/timeEntryRules';

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);
const now = at('18:00:00');

test.each<[string, Date, Date, [string, string][]]>([
  ['an hour', at('09:00'), at('10:00'), []],
  ['up to now', at('09:00'), now, []],
  ['a whole day', new Date('2026-03-01T18:00:00Z'), now, []],
  [
    'more than a day',
    new Date('2026-03-01T17:59:59Z'),
    now,
    [['Check_Out', 'At most 24 hours can be logged at a stretch']],
  ],
  ['no start', new Date('x'), at('10:00'), [['Check_In', 'Please enter the start']]],
  ['no end', at('09:00'), new Date('x'), [['Check_Out', 'Please enter the end']]],
  ['a start now', now, now, [['Check_Out', 'The end must be after the start']]],
  ['a start to come', at('18:00:01'), at('19:00'), [['Check_In', 'Time cannot be logged for the future']]],
  ['an end to come', at('17:00'), at('18:00:01'), [['Check_Out', 'Time cannot be logged for the future']]],
  ['an end before the start', at('10:00'), at('09:00'), [['Check_Out', 'The end must be after the start']]],
])('%s', (_case, startedAt, stoppedAt, problems) => {
  expect(timeEntryProblems({ startedAt, stoppedAt }, now).map(({ field, message }) => [field, message])).toEqual(
    problems,
  );
});

test('hours change with a reason only', () => {
  expect(reasonProblems('Forgot')).toEqual([]);
  for (const reason of [undefined, '', ' '])
    expect(reasonProblems(reason)).toEqual([{ field: 'Reason', message: 'Please enter a reason' }]);
});

test('an entry is split between its ends', () => {
  const entry = { startedAt: at('09:00'), stoppedAt: at('10:00') };
  expect(splitProblems(entry, at('09:30'))).toEqual([]);
  for (const time of ['08:59', '09:00', '10:00', '10:01'])
    expect(splitProblems(entry, at(time))).toEqual([
      { field: 'At', message: 'The second part must begin between start and end' },
    ]);
});

test.each<[string, string, string | null, string, string | undefined]>([
  ['before its end', '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z', '2026-03-02T16:59:00Z', undefined],
  ['at its end', '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z', '2026-03-02T17:00:00Z', undefined],
  ['now, while it runs', '2026-03-02T09:00:00Z', null, '2026-03-02T18:00:00Z', undefined],
  ['24 hours after its start', '2026-02-28T09:00:00Z', null, '2026-03-01T09:00:00Z', undefined],
  [
    'more than 24 hours after its start',
    '2026-02-28T09:00:00Z',
    null,
    '2026-03-01T09:00:01Z',
    'At most 24 hours can be logged at a stretch',
  ],
  [
    'at its start',
    '2026-03-02T09:00:00Z',
    null,
    '2026-03-02T09:00:00Z',
    'The work must have ended between the start and the end of the timer',
  ],
  [
    'after its end',
    '2026-03-02T09:00:00Z',
    '2026-03-02T17:00:00Z',
    '2026-03-02T17:00:01Z',
    'The work must have ended between the start and the end of the timer',
  ],
  [
    'in the future',
    '2026-03-02T09:00:00Z',
    null,
    '2026-03-02T18:00:01Z',
    'The work must have ended between the start and the end of the timer',
  ],
  ['at no time', '2026-03-02T09:00:00Z', null, '', 'Please enter when the work ended'],
])('a forgotten timer whose work ended %s', (_case, start, stop, end, message) => {
  const timer = { startedAt: new Date(start), stoppedAt: stop === null ? null : new Date(stop) };
  expect(correctedEndProblems(timer, new Date(end), now)).toEqual(
    message === undefined ? [] : [{ field: 'At', message }],
  );
});
