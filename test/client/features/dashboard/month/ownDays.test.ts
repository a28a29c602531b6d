import { hourMs } from '../../../../../src/domain/calendar/duration';
import { widestFreePart, type OwnDay } from '../../../../../src/client/features/dashboard/month/ownDays';

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
