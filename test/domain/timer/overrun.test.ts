import { instantAt } from '../../../src/domain/calendar/instantAt';
import { reasonProblems, splitProblems, timeEntryProblems } from '../../../src/domain/timer/timeEntryRules';
import {
  isOverrunConfirmed,
  getOverrun,
  timeEntryClosing,
  unknownClosing,
  type DayClosing,
} from '../../../src/domain/timer/overrun';

const at = (text: string): Date => new Date(`2026-03-${text}Z`);
const closing = (more: Partial<DayClosing>): DayClosing => ({ ...unknownClosing, ...more });
const ran = (from: string, to: string | null) => ({
  startedAt: at(from).toISOString(),
  stoppedAt: to === null ? null : at(to).toISOString(),
});
const nextMorning = at('03T09:00:00');

describe('the day of a timer that was started after midnight', () => {
  const worked = closing({ lastFaceIn: at('02T10:00:00'), faceOut: at('03T02:00:00') });
  const next = closing({ lastFaceIn: at('03T10:00:00'), faceOut: at('03T19:00:00') });
  const getEnd = (from: string, ...days: readonly (readonly [string, DayClosing])[]) => {
    const timeEntry = ran(from, null);
    return getOverrun(timeEntry, timeEntryClosing(timeEntry, new Map(days), 'UTC'), at('04T09:00:00'), 'UTC')?.at;
  };

  test('ends with the check-out of that working day, and not with that of the next', () => {
    expect(getEnd('03T01:00:00', ['2026-03-02', worked], ['2026-03-03', next])).toEqual(at('03T02:00:00'));
    expect(getEnd('03T01:00:00', ['2026-03-02', worked])).toEqual(at('03T02:00:00'));
    expect(getEnd('03T04:00:00', ['2026-03-02', worked], ['2026-03-03', next])).toEqual(at('03T19:00:00'));
  });

  test('ends with the calendar day when it began after that check-out', () => {
    expect(getEnd('03T02:30:00', ['2026-03-02', worked], ['2026-03-03', next])).toEqual(at('03T19:00:00'));
    expect(getEnd('03T02:30:00', ['2026-03-02', worked])).toEqual(at('04T00:00:00'));
    expect(getEnd('03T02:30:00')).toEqual(at('04T00:00:00'));
  });
});

describe('a timer has outlived its day', () => {
  test.each([
    [
      'after the check-out by face',
      ran('02T14:00:00', '02T23:10:00'),
      closing({ faceOut: at('02T19:04:00') }),
      'UTC',
      'Face',
      '02T19:04:00',
    ],
    [
      'after the check-out of a manual request',
      ran('02T14:00:00', '02T23:10:00'),
      closing({ manualOut: at('02T18:30:00') }),
      'UTC',
      'Manual',
      '02T18:30:00',
    ],
    [
      'after the later of the two',
      ran('02T14:00:00', null),
      closing({ faceOut: at('02T18:00:00'), manualOut: at('02T20:00:00') }),
      'UTC',
      'Manual',
      '02T20:00:00',
    ],
    [
      'over midnight, without any check-out',
      ran('02T14:00:00', null),
      unknownClosing,
      'UTC',
      'Midnight',
      '03T00:00:00',
    ],
    [
      "over midnight on the company's clock",
      ran('02T14:00:00', null),
      unknownClosing,
      'Asia/Kolkata',
      'Midnight',
      '02T18:30:00',
    ],
    [
      'over midnight, begun after the check-out',
      ran('02T20:00:00', null),
      closing({ faceOut: at('02T18:00:00') }),
      'UTC',
      'Midnight',
      '03T00:00:00',
    ],
    [
      'over midnight, back at work after the check-out',
      ran('02T14:00:00', null),
      closing({ faceOut: at('02T18:00:00'), lastFaceIn: at('02T19:00:00') }),
      'UTC',
      'Midnight',
      '03T00:00:00',
    ],
    [
      'after the check-out of a night shift behind midnight',
      ran('02T22:00:00', null),
      closing({ faceOut: at('03T06:00:00') }),
      'UTC',
      'Face',
      '03T06:00:00',
    ],
  ])('%s', (_case, timeEntry, day, zone, endedBy, end) => {
    expect(getOverrun(timeEntry, day, nextMorning, zone)).toEqual({ endedBy, at: at(end) });
  });

  test.each([
    ['running on its own day', ran('02T14:00:00', null), unknownClosing, at('02T23:59:00')],
    [
      'stopped a few minutes after the check-out',
      ran('02T14:00:00', '02T19:08:00'),
      closing({ faceOut: at('02T19:04:00') }),
      nextMorning,
    ],
    [
      'stopped before the check-out',
      ran('02T14:00:00', '02T18:00:00'),
      closing({ faceOut: at('02T19:04:00') }),
      nextMorning,
    ],
    [
      'of a night shift that is checked out later',
      ran('02T22:00:00', '03T05:00:00'),
      closing({ faceOut: at('03T06:00:00') }),
      nextMorning,
    ],
    [
      'begun in the evening, after the check-out',
      ran('02T20:00:00', '02T21:00:00'),
      closing({ faceOut: at('02T18:00:00') }),
      nextMorning,
    ],
  ])('but not one %s', (_case, timeEntry, day, now) => {
    expect(getOverrun(timeEntry, day, now, 'UTC')).toBeNull();
  });

  test.each([
    ['stopped before the answer', '02T23:10:00', '03T08:00:00', '09T08:00:00', true],
    ['stopped at the moment of the answer', '03T08:00:00', '03T08:00:00', '09T08:00:00', true],
    ['stopped later on the day of the answer', '02T23:10:00', '02T20:00:00', '09T08:00:00', true],
    ['stopped after the day of the answer', '04T18:00:00', '02T20:00:00', '04T18:01:00', false],
    ['running, on the day of the answer', null, '03T08:00:00', '03T20:00:00', true],
    ['stopped on the next day, after the answer of that day', '03T00:00:00', '03T08:00:00', '09T08:00:00', true],
    ['running, on the next day', null, '03T08:00:00', '04T08:00:00', false],
    ['running, without an answer', null, null, '03T08:00:00', false],
  ])("'keep' for a timer %s", (_case, stopped, answered, now, isConfirmed) => {
    const confirmedAt = answered === null ? null : at(answered);
    expect(isOverrunConfirmed(ran('02T14:00:00', stopped), confirmedAt, at(now), 'UTC')).toBe(isConfirmed);
  });

  test("the day of 'keep' is that of the company", () => {
    const ended = ran('02T06:00:00', '02T19:00:00');
    expect(isOverrunConfirmed(ended, at('02T18:00:00'), at('09T08:00:00'), 'UTC')).toBe(true);
    // In India it is 00:30 of the next day then.
    expect(isOverrunConfirmed(ended, at('02T18:00:00'), at('09T08:00:00'), 'Asia/Kolkata')).toBe(false);
  });
});

describe('an instant from the clock on the wall', () => {
  test.each([
    ['2026-03-02', '09:30', 'UTC', '2026-03-02T09:30:00.000Z'],
    ['2026-03-02', '00:00', 'Asia/Kolkata', '2026-03-01T18:30:00.000Z'],
    ['2026-07-01', '12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
    // The clock goes from 02:00 to 03:00: 02:30 is not shown.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    // 02:30 is shown twice: the first.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(instant);
  });
});

test.each([
  ['02T09:00:00', '02T10:00:00', []],
  ['02T09:00:00', '02T09:00:00', ['Check_Out']],
  ['02T10:00:00', '02T09:00:00', ['Check_Out']],
  ['03T08:00:00', '03T09:00:01', ['Check_Out']],
  ['03T09:30:00', '03T10:00:00', ['Check_In']],
  ['01T08:00:00', '02T08:00:01', ['Check_Out']],
])('hours from %s to %s: problems with %j', (from, to, fields) => {
  expect(timeEntryProblems({ startedAt: at(from), stoppedAt: at(to) }, nextMorning).map(({ field }) => field)).toEqual(
    fields,
  );
});

test('a reason is more than blanks, and a cut lies between the ends', () => {
  expect([reasonProblems(' \u200b'), reasonProblems('forgot')].map((problems) => problems.length)).toEqual([1, 0]);
  const timeEntry = { startedAt: at('02T09:00:00'), stoppedAt: at('02T10:00:00') };
  expect(
    ['02T09:00:00', '02T09:30:00', '02T10:00:00'].map((moment) => splitProblems(timeEntry, at(moment)).length),
  ).toEqual([1, 0, 1]);
});
