import fc from 'fast-check';
import { dayStrip, minGapMs, uncovered, type StripSources } from '../../../src/domain/my-month/dayStrip';

const hour = 3_600_000;
const at = (time: number): number => time * hour;
const clock = {
  now: at(17),
  shiftBegin: at(10),
  halfBorder: at(14.25),
  shiftEnd: at(19.25),
  midnight: at(24),
  isToday: false,
};
const empty: StripSources = {
  faceIns: [],
  faceOuts: [],
  corrections: [],
  checkIn: null,
  checkOut: null,
  isPunchMissing: false,
  timers: [],
  leave: { first: false, second: false },
  isDayOff: false,
  overtime: [],
};
const computeBars = (sources: Partial<StripSources>, changes: Partial<typeof clock> = {}) =>
  dayStrip({ ...empty, ...sources }, { ...clock, ...changes }).bars.map((bar) => [
    bar.kind,
    bar.from / hour,
    bar.to / hour,
    bar.isOpen,
  ]);
const computeGaps = (sources: Partial<StripSources>, changes: Partial<typeof clock> = {}) =>
  dayStrip({ ...empty, ...sources }, { ...clock, ...changes }).gaps.map((gap) => [
    gap.kind,
    gap.from / hour,
    gap.to / hour,
  ]);
const markHours = 1 / 6;

test.each<[string, Partial<StripSources>, Partial<typeof clock>, unknown[]]>([
  ['nothing on record', {}, {}, []],
  [
    'coming and leaving, twice, in any order',
    { faceIns: [at(14), at(9)], faceOuts: [at(18), at(13)] },
    {},
    [
      ['presence', 9, 13, false],
      ['presence', 14, 18, false],
    ],
  ],
  [
    'a second coming changes nothing',
    { faceIns: [at(9), at(10)], faceOuts: [at(13)] },
    {},
    [['presence', 9, 13, false]],
  ],
  ['at work today until now', { faceIns: [at(9)] }, { isToday: true }, [['presence', 9, 17, true]]],
  ['a forgotten leaving is a mark', { faceIns: [at(9)] }, {}, [['presence', 9, 9 + markHours, false]]],
  ['a forgotten coming is a mark', { faceOuts: [at(18)] }, {}, [['presence', 18 - markHours, 18, false]]],
  ['a leave of the whole day', { leave: { first: true, second: true } }, {}, [['leave', 10, 19.25, false]]],
  ['a leave of the second half', { leave: { first: false, second: true } }, {}, [['leave', 14.25, 19.25, false]]],
  [
    'a leaving set by hand goes on from the last mark',
    { faceIns: [at(9)], corrections: [{ checkIn: null, checkOut: at(18) }] },
    {},
    [
      ['presence', 9, 9 + markHours, false],
      ['manual', 9, 18, false],
    ],
  ],
  ['a day set by hand alone', { corrections: [{ checkIn: at(9), checkOut: at(18) }] }, {}, [['manual', 9, 18, false]]],
  [
    'overtime follows the shift, one after the other',
    {
      overtime: [
        { hours: 1, label: '' },
        { hours: 0.5, label: '' },
      ],
    },
    {},
    [
      ['overtime', 19.25, 20.25, false],
      ['overtime', 20.25, 20.75, false],
    ],
  ],
  [
    'on a day off overtime begins with the presence',
    { isDayOff: true, checkIn: at(10), checkOut: at(15), overtime: [{ hours: 4, label: '' }] },
    {},
    [['overtime', 10, 14, false]],
  ],
  [
    'a timer runs until now',
    { timers: [{ from: at(16), to: null, label: '' }] },
    { isToday: true },
    [['timer', 16, 17, true]],
  ],
  [
    'a timer that was forgotten on a past day ends with the day',
    { timers: [{ from: at(16), to: null, label: '' }] },
    { now: at(60) },
    [['timer', 16, 24, true]],
  ],
  [
    'or with its check-out',
    { checkIn: at(9), checkOut: at(18), timers: [{ from: at(16), to: null, label: '' }] },
    { now: at(60) },
    [['timer', 16, 18, true]],
  ],
])('%s', (_case, sources, changes, bars) => expect(computeBars(sources, changes)).toEqual(bars));

test.each<[string, Partial<StripSources>, Partial<typeof clock>, unknown[]]>([
  ['a missing mark', { checkIn: at(9), isPunchMissing: true }, {}, [['punch', 9, 9 + markHours]]],
  [
    'present without a timer around one that ran',
    { checkIn: at(9), checkOut: at(13), timers: [{ from: at(10), to: at(11), label: '' }] },
    {},
    [
      ['untracked', 9, 10],
      ['untracked', 11, 13],
    ],
  ],
  [
    'short breaks are no gap',
    { checkIn: at(9), checkOut: at(11), timers: [{ from: at(9.25), to: at(10.75), label: '' }] },
    {},
    [],
  ],
  ['today it is computed up to now', { checkIn: at(15) }, { isToday: true }, [['untracked', 15, 17]]],
  ['no one there, nothing missing', {}, {}, []],
])('gaps: %s', (_case, sources, changes, gaps) => expect(computeGaps(sources, changes)).toEqual(gaps));

test('what is uncovered and what covers it are together the whole, and never overlap', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(range, fc.array(range, { maxLength: 8 }), (whole, others) => {
      const parts = uncovered(whole, others);
      for (let moment = whole.from; moment < whole.to; moment += 1) {
        const isIn = (one: { from: number; to: number }): boolean => one.from <= moment && moment < one.to;
        expect(parts.filter(isIn).length + (others.some(isIn) ? 1 : 0)).toBe(1);
      }
      expect(parts.every((part) => part.from >= whole.from && part.to <= whole.to)).toBe(true);
    }),
    { numRuns: 60 },
  );
  expect(minGapMs).toBe(hour / 2);
});

test.each<[string, Partial<StripSources>, unknown[]]>([
  [
    'a corrected coming lasts to the first face log after it',
    { corrections: [{ checkIn: at(9), checkOut: null }], faceIns: [at(12), at(11)] },
    [['manual', 9, 11, false]],
  ],
  [
    'without one it is a mark',
    { corrections: [{ checkIn: at(9), checkOut: null }] },
    [['manual', 9, 9 + markHours, false]],
  ],
  [
    'a face log before it does not count',
    { corrections: [{ checkIn: at(9), checkOut: null }], faceIns: [at(8)] },
    [['manual', 9, 9 + markHours, false]],
  ],
  [
    'a corrected leaving begins at the last face log before it',
    { corrections: [{ checkIn: null, checkOut: at(19) }], faceIns: [at(9)], faceOuts: [at(13)] },
    [['manual', 13, 19, false]],
  ],
  [
    'a face log after it does not count',
    { corrections: [{ checkIn: null, checkOut: at(19) }], faceOuts: [at(20)] },
    [['manual', 19 - markHours, 19, false]],
  ],
  [
    'and alone it is a mark',
    { corrections: [{ checkIn: null, checkOut: at(19) }] },
    [['manual', 19 - markHours, 19, false]],
  ],
  ['two given times are a range', { corrections: [{ checkIn: at(9), checkOut: at(18) }] }, [['manual', 9, 18, false]]],
  ['no given time is nothing', { corrections: [{ checkIn: null, checkOut: null }] }, []],
])('%s', (_case, sources, bars) => {
  expect(computeBars(sources).filter(([kind]) => kind === 'manual')).toEqual(bars);
});

test('bars carry the name of their task and of their half', () => {
  const labels = (sources: Partial<StripSources>) =>
    dayStrip({ ...empty, ...sources }, clock).bars.map(({ kind, label, isOpen }) => [kind, label, isOpen]);
  expect(labels({ leave: { first: true, second: true } })).toEqual([['leave', 'Whole day', false]]);
  expect(labels({ leave: { first: true, second: false } })).toEqual([['leave', 'First Half', false]]);
  expect(labels({ leave: { first: false, second: true } })).toEqual([['leave', 'Second Half', false]]);
  expect(
    labels({ faceIns: [at(9)], faceOuts: [at(10)], timers: [{ from: at(9), to: at(10), label: 'HBR-1' }] }),
  ).toEqual([
    ['presence', '', false],
    ['timer', 'HBR-1', false],
  ]);
});

test.each<[string, Partial<StripSources>, Partial<typeof clock>, unknown[]]>([
  ['half an hour is a gap', { checkIn: at(9), checkOut: at(9.5) }, {}, [['untracked', 9, 9.5]]],
  ['less is none', { checkIn: at(9), checkOut: at(9.49) }, {}, []],
  ['without coming there is none', { checkOut: at(18) }, {}, []],
  ['without leaving there is none, on a day that is over', { checkIn: at(9) }, {}, []],
  ['today it lasts until now', { checkIn: at(9) }, { isToday: true }, [['untracked', 9, 17]]],
  [
    'a timer that was begun after midnight covers the working day that goes on',
    {
      checkIn: at(18),
      timers: [{ from: at(18), to: at(24), label: 'HBR-1' }],
      timersAfterMidnight: [
        { from: at(24), to: at(25) },
        { from: at(25.75), to: null },
      ],
    },
    { isToday: true, now: at(27) },
    [['untracked', 25, 25.75]],
  ],
  ['leaving before coming is no stay', { checkIn: at(9), checkOut: at(8) }, {}, []],
])('%s', (_case, sources, changes, gaps) => {
  expect(computeGaps(sources, changes)).toEqual(gaps);
});

test('what is not covered begins and ends with its neighbours', () => {
  const whole = { from: 0, to: 10 };
  expect(
    uncovered(whole, [
      { from: 0, to: 2 },
      { from: 4, to: 10 },
    ]),
  ).toEqual([{ from: 2, to: 4 }]);
  expect(uncovered(whole, [{ from: 0, to: 10 }])).toEqual([]);
  expect(uncovered(whole, [{ from: 10, to: 12 }])).toEqual([whole]);
  expect(uncovered(whole, [{ from: -2, to: 0 }])).toEqual([whole]);
});

test.each<[string, Partial<StripSources>, Partial<typeof clock>, unknown[]]>([
  ['a leave of the first half', { leave: { first: true, second: false } }, {}, [['leave', 10, 14.25, false]]],
  [
    'a second leaving without coming is a mark',
    { faceIns: [at(9)], faceOuts: [at(13), at(18)] },
    {},
    [
      ['presence', 9, 13, false],
      ['presence', 18 - markHours, 18, false],
    ],
  ],
  [
    'a device ahead of the clock: the stay has no length yet',
    { faceIns: [at(17.1)] },
    { isToday: true },
    [['presence', 17.1, 17.1, true]],
  ],
  [
    'a timer ahead of the clock, too',
    { timers: [{ from: at(18), to: null, label: '' }] },
    {},
    [['timer', 18, 18, true]],
  ],
  ['a timer that ended', { timers: [{ from: at(10), to: at(11), label: '' }] }, {}, [['timer', 10, 11, false]]],
  [
    'overtime without hours is a mark, after which the next one begins',
    {
      overtime: [
        { hours: null, label: '' },
        { hours: 1, label: '' },
      ],
    },
    {},
    [
      ['overtime', 19.25, 19.25 + markHours, false],
      ['overtime', 19.25 + markHours, 20.25 + markHours, false],
    ],
  ],
  [
    'two given times in the wrong order',
    { corrections: [{ checkIn: at(18), checkOut: at(9) }] },
    {},
    [['manual', 9, 18, false]],
  ],
])('bars: %s', (_case, sources, changes, bars) => expect(computeBars(sources, changes)).toEqual(bars));

test('a given time that the device has, too, is a mark', () => {
  const manual = (sources: Partial<StripSources>) => computeBars(sources).filter(([kind]) => kind === 'manual');
  expect(manual({ corrections: [{ checkIn: at(9), checkOut: null }], faceIns: [at(9)] })).toEqual([
    ['manual', 9, 9 + markHours, false],
  ]);
  expect(manual({ corrections: [{ checkIn: null, checkOut: at(18) }], faceOuts: [at(18)] })).toEqual([
    ['manual', 18 - markHours, 18, false],
  ]);
});

test.each<[string, Partial<StripSources>, Partial<typeof clock>, unknown[]]>([
  ['coming is missing', { checkOut: at(18), isPunchMissing: true }, {}, [['punch', 18, 18 + markHours]]],
  [
    'a missing mark hides what else is missing',
    { checkIn: at(9), checkOut: at(18), isPunchMissing: true },
    {},
    [['punch', 9, 9 + markHours]],
  ],
  [
    'who came back has a mark where the last check-out is missing',
    { checkIn: at(9), checkOut: at(13), faceIns: [at(9), at(14)], faceOuts: [at(13)], isPunchMissing: true },
    {},
    [['punch', 14, 14 + markHours]],
  ],
  [
    'who has left today is not there until now',
    { checkIn: at(9), checkOut: at(11) },
    { isToday: true },
    [['untracked', 9, 11]],
  ],
])('gaps: %s', (_case, sources, changes, gaps) => expect(computeGaps(sources, changes)).toEqual(gaps));
