import { attendanceDay } from '../../../../support/client/attendanceDay';
import { hourMs, minuteMs } from '../../../../../src/domain/calendar/duration';
import {
  sumOwnDays,
  toOwnDays,
  widestFreePart,
  type OwnDay,
} from '../../../../../src/client/features/dashboard/month/ownDays';

type Span = readonly [from: number, to: number];

/** Bars and gaps from hour to hour. */
function makeDay(bars: readonly Span[], gaps: readonly Span[] = []): OwnDay {
  const startsAt = Date.UTC(2026, 10, 8);
  const at = (hour: number): number => startsAt + hour * hourMs;
  return {
    startsAt,
    strip: {
      bars: bars.map(([from, to]) => ({ kind: 'presence', from: at(from), to: at(to), label: '', isOpen: false })),
      gaps: gaps.map(([from, to]) => ({ kind: 'untracked', from: at(from), to: at(to) })),
    },
  } as unknown as OwnDay;
}

test.each<[string, readonly Span[], readonly Span[], Span]>([
  ['before a bar at the end', [[16, 24]], [], [0, 0.5]],
  ['after a bar at the beginning', [[8, 12]], [], [0.25, 1]],
  [
    'between two',
    [
      [20, 24],
      [9, 12],
    ],
    [],
    [0.25, 0.75],
  ],
  [
    'not in a shorter one that a longer one covers',
    [
      [8, 20],
      [9, 10],
    ],
    [],
    [0.75, 1],
  ],
  ['not in a gap', [[8, 10]], [[10, 20]], [0.75, 1]],
  ['nowhere', [[6, 26]], [], [0, 0]],
])('the widest free part is %s', (_, bars, gaps, expected) => {
  expect(widestFreePart(makeDay(bars, gaps), { first: 8, last: 24 })).toEqual(expected);
});

test('a month in sums: the average is that of the days with work before today', () => {
  const at = (day: string, time: string): string => `${day}T${time}:00.000Z`;
  const worked = (day: string, minutes: number, out = '17:00') => ({
    ...attendanceDay(day),
    worked_minutes: minutes,
    checkIn: at(day, '09:00'),
    face_in_logs: [at(day, '09:00')],
    face_out_logs: [at(day, out)],
    checkOut: at(day, out),
  });
  const entry = {
    ...{ _id: '1', Status: 'Stopped' as const, Version: 1, Project_id: 'p', Project_name: 'Harbour' },
    ...{ Check_In: at('2026-03-02', '09:00'), Check_Out: at('2026-03-02', '12:30') },
    ...{ Task_id: { _id: 't', Task_key: 'HBR-1', Short_summary: 'Crane' } },
    ...{ Corrected_at: null, Correction_reason: null, Closed_month: null },
  };
  const days = toOwnDays(
    [
      worked('2026-03-02', 480),
      { ...worked('2026-03-03', 300), missing_punch: true, face_out_logs: [], checkOut: null },
      attendanceDay('2026-03-04'),
      worked('2026-03-05', 60, '10:00'),
    ],
    [entry],
    undefined,
    { now: Date.parse('2026-03-05T10:00:00Z'), today: '2026-03-05', timeZone: 'UTC' },
  );
  const { untrackedMs, ...sums } = sumOwnDays(days, '2026-03-05');
  expect(sums).toEqual({
    workedMs: 840 * minuteMs,
    averageMs: 390 * minuteMs,
    loggedMs: 210 * minuteMs,
    missingPunches: 1,
  });
  // From 12:30 to 17:00, and the hour of today.
  expect(untrackedMs).toBe(330 * minuteMs);
  expect(sumOwnDays([], '2026-03-05').averageMs).toBe(0);
});
