import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import {
  isDayOff,
  sparsePoints,
  sprintPoints,
  planPointTasks,
  type ChartCalendar,
} from '../../../src/domain/charts/planChart';
import { workShares, type LocatedPerson } from '../../../src/domain/charts/workShares';
import { statesBefore, statesBeforeEach, type TaskState } from '../../../src/domain/charts/scopeStates';
import { taskStatuses } from '../../../src/domain/tasks/taskChoices';

const at = (text: string): number => Date.parse(`${text}Z`);
const calendar = (today: string, workShare: ChartCalendar['workShare'] = workShares([])([])): ChartCalendar => ({
  today,
  workShare,
  beginningMs: (day) => Date.parse(`${day}T00:00:00Z`),
  dayAt: (ms) => new Date(ms).toISOString().slice(0, 10),
});
const state = (
  taskId: string,
  status: string,
  from: string,
  to: string | null,
  hours: number | null = 2,
): TaskState => ({
  taskId,
  status,
  hours,
  fromMs: at(from),
  toMs: to === null ? null : at(to),
});

/** From a Monday to the Friday of the same week. */
const sprint = { startsOn: '2026-03-02', dueOn: '2026-03-06', closedAtMs: null };

test('the first point is the scope at the beginning; the days follow to the due day, those to come without figures', () => {
  const points = sprintPoints(
    sprint,
    [
      state('a', 'OPEN', '2026-02-27T10:00', '2026-03-03T12:00'),
      state('a', 'CLOSE', '2026-03-03T12:00', null),
      state('b', 'OPEN', '2026-02-27T10:00', null, null),
      state('late', 'OPEN', '2026-03-03T09:00', null, 5),
      state('rejected', 'REJECTED', '2026-02-27T10:00', null),
    ],
    calendar('2026-03-04'),
  );
  expect(points.map(({ day }) => day)).toEqual([
    null,
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
  ]);
  expect(
    points.map(
      ({ figures }) => figures && [figures.scope.tasks, figures.open.tasks, figures.finished.tasks, figures.added],
    ),
  ).toEqual([[2, 2, 0, 0], [2, 2, 0, 0], [3, 2, 1, 1], [3, 2, 1, 0], null, null]);
  expect(points.map(({ ideal }) => ideal?.tasks)).toEqual([2, 1.6, 1.2, 0.8, 0.4, 0]);
  expect(points[2]?.figures).toMatchObject({ scope: { hours: 7 }, open: { hours: 5 }, finished: { hours: 2 } });
});

test('a closed sprint ends with what it held just before it was closed', () => {
  const closedAtMs = at('2026-03-06T17:00');
  const points = sprintPoints(
    { ...sprint, closedAtMs },
    [
      state('carried', 'OPEN', '2026-02-27T10:00', '2026-03-06T17:00'),
      state('done', 'CLOSE', '2026-02-27T10:00', null),
      state('later', 'OPEN', '2026-03-06T18:00', null),
    ],
    calendar('2026-04-01'),
  );
  expect(points.at(-1)).toMatchObject({
    day: '2026-03-06',
    untilMs: closedAtMs,
    figures: { scope: { tasks: 2 }, open: { tasks: 1 } },
  });
});

test.each([
  [5, 6],
  [12, 13],
  [44, 45],
  [45, 24],
  [60, 31],
  [300, 44],
])(
  'of a sprint of %s days a picture has %s points: the beginning, the last day and all between, or some of them',
  (length, count) => {
    const dueOn = addDays('2026-03-02', length - 1);
    const points = sprintPoints(
      { ...sprint, dueOn },
      [state('a', 'OPEN', '2026-02-27T10:00', null)],
      calendar('2026-03-04'),
    );
    const shown = sparsePoints(points, 45);
    expect(shown.length).toBe(count);
    expect([shown[0]?.day, shown.at(-1)?.day]).toEqual([null, dueOn]);
    if (length < 45) expect(shown).toEqual(points);
  },
);

test('of some days at equal distances those are off before which there was no working day', () => {
  // The third is a Monday.
  const points = sprintPoints(
    { ...sprint, startsOn: '2026-03-06', dueOn: '2026-03-13' },
    [state('a', 'OPEN', '2026-02-27T10:00', null)],
    calendar('2026-03-04'),
  );
  const days = (max: number) => sparsePoints(points, max).map(({ day, workShare }) => [day, workShare]);
  expect(days(5)).toEqual([
    [null, 1],
    ['2026-03-07', 1],
    ['2026-03-09', 1],
    ['2026-03-11', 1],
    ['2026-03-13', 1],
  ]);
  const fromSaturday = sprintPoints(
    { ...sprint, startsOn: '2026-03-06', dueOn: '2026-03-14' },
    [state('a', 'OPEN', '2026-02-27T10:00', null)],
    calendar('2026-03-04'),
  );
  expect(sparsePoints(fromSaturday, 6).map(({ day, workShare }) => [day, workShare])).toEqual([
    [null, 1],
    ['2026-03-06', 1],
    ['2026-03-08', 0],
    ['2026-03-10', 1],
    ['2026-03-12', 1],
    ['2026-03-14', 1],
  ]);
});

const open = [state('a', 'OPEN', '2026-02-27T10:00', null)];
const shownDays = (points: ReturnType<typeof sprintPoints>) => points.map(({ day }) => day);

test('a sprint without a start begins with the day of its first task, or today', () => {
  const undated = { startsOn: null, dueOn: '2026-03-05', closedAtMs: null };
  const states = [state('b', 'OPEN', '2026-03-04T10:00', null), state('a', 'OPEN', '2026-03-03T10:00', null)];
  expect(shownDays(sprintPoints(undated, states, calendar('2026-03-04')))).toEqual([
    null,
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
  ]);
  expect(shownDays(sprintPoints(undated, [], calendar('2026-03-05')))).toEqual([null, '2026-03-05']);
});

test('a sprint that has not begun has its days, an ideal line of nothing, and no figures', () => {
  const points = sprintPoints(sprint, open, calendar('2026-02-28'));
  expect(points).toHaveLength(6);
  expect(points.every(({ figures, ideal }) => figures === null && ideal === null)).toBe(true);
  expect(points[0]?.figures).toBeNull();
  // Without a due day it has its first day.
  expect(shownDays(sprintPoints({ ...sprint, dueOn: null }, open, calendar('2026-02-28')))).toEqual([
    null,
    '2026-03-02',
  ]);
});

test('of a sprint of more than a year the last 366 days are shown', () => {
  const days = (dueOn: string) => shownDays(sprintPoints({ ...sprint, dueOn }, open, calendar('2026-03-04'))).slice(1);
  expect([days('2027-03-02').length, days('2027-03-02')[0]]).toEqual([366, '2026-03-02']);
  expect([days('2027-03-03').length, days('2027-03-03')[0]]).toEqual([366, '2026-03-03']);
});

test('a sprint that was closed before its due day has no figures after that day', () => {
  const closedAtMs = at('2026-03-04T12:00');
  const points = sprintPoints({ ...sprint, closedAtMs }, open, calendar('2026-03-20'));
  expect(points.map(({ day, figures }) => [day, figures !== null])).toEqual([
    [null, true],
    ['2026-03-02', true],
    ['2026-03-03', true],
    ['2026-03-04', true],
    ['2026-03-05', false],
    ['2026-03-06', false],
  ]);
});

test('the ideal line begins with what the first day brought, is level on days off, and has none without a due day or a task', () => {
  const ideal = (points: ReturnType<typeof sprintPoints>) => points.map((point) => point.ideal?.tasks ?? null);
  const late = [state('a', 'OPEN', '2026-03-03T10:00', null), state('b', 'OPEN', '2026-03-03T10:00', null)];
  expect(ideal(sprintPoints(sprint, late, calendar('2026-03-04')))).toEqual([2, 1.6, 1.2, 0.8, 0.4, 0]);
  expect(ideal(sprintPoints({ ...sprint, dueOn: null }, open, calendar('2026-03-03')))).toEqual([null, null, null]);
  expect(ideal(sprintPoints(sprint, [], calendar('2026-03-06')))).toEqual(Array.from({ length: 6 }, () => null));
  // Overdue: all work was planned until the due day.
  expect(ideal(sprintPoints({ ...sprint, dueOn: '2026-03-03' }, open, calendar('2026-03-05')))).toEqual([
    1, 0.5, 0, 0, 0,
  ]);
  // On a weekend no work is planned.
  const weekend = { ...sprint, startsOn: '2026-03-07', dueOn: '2026-03-08' };
  expect(ideal(sprintPoints(weekend, open, calendar('2026-03-08')))).toEqual([0, 0, 0]);
});

test('a day off is one on which no one works; the beginning is none', () => {
  const allAreOff = calendar('2026-03-04', () => 0);
  expect(isDayOff(allAreOff, '2026-03-04')).toBe(true);
  expect(
    isDayOff(
      calendar('2026-03-04', () => 0.5),
      '2026-03-04',
    ),
  ).toBe(false);
  expect(sprintPoints(sprint, open, allAreOff).map(({ workShare }) => workShare)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('what happens at the very end of a day belongs to the next', () => {
  const points = sprintPoints(sprint, [state('a', 'OPEN', '2026-03-03T00:00', null)], calendar('2026-03-04'));
  expect(points.map(({ figures }) => figures?.scope.tasks)).toEqual([0, 0, 1, 1, undefined, undefined]);
});

test('an overdue sprint goes on to today, and its ideal line stays at zero after the due day', () => {
  const points = sprintPoints(sprint, [state('a', 'OPEN', '2026-03-01T10:00', null)], calendar('2026-03-09'));
  expect(points.at(-1)).toMatchObject({ day: '2026-03-09', ideal: { tasks: 0 }, figures: { open: { tasks: 1 } } });
  expect(points.filter(({ workShare }) => workShare === 0).map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08']);
});

const everywhere = { day: '2026-03-03', half: null, locationIds: [] };
const inPune = { day: '2026-03-04', half: null, locationIds: ['pune'] };
const halfInPune = { day: '2026-03-05', half: 'Second Half', locationIds: ['pune'] } as const;
const holidays = [everywhere, inPune, halfInPune];
const peopleAt = (...locationIds: (string | null)[]) => locationIds.map((locationId) => ({ locationId }));

test.each([
  ['no one', [], [1, 0, 1, 1, 1, 0]],
  ['people without a location', peopleAt(null, null), [1, 0, 1, 1, 1, 0]],
  ['people of the location', peopleAt('pune', 'pune'), [1, 0, 0, 0.5, 1, 0]],
  ['people of two locations', peopleAt('pune', 'oslo'), [1, 0, 0.5, 0.75, 1, 0]],
])('the share of the days that %s works follows the halves and the locations of holidays', (_, people, shares) => {
  const share = workShares(holidays)(people);
  expect(Array.from({ length: 6 }, (_day, index) => share(addDays('2026-03-02', index)))).toEqual(shares);
});

test('the ideal line falls by the share of the day that the people of the sprint work', () => {
  const states = [state('a', 'OPEN', '2026-02-27T10:00', null, 13)];
  const ideal = (people: readonly LocatedPerson[]) =>
    sprintPoints(sprint, states, calendar('2026-03-04', workShares(holidays)(people))).map(
      (point) => point.ideal?.hours,
    );
  // 1, 0, 0, 0.5 and 1 of 2.5 days; 1, 0, 0.5, 0.75 and 1 of 3.25 days.
  expect(ideal(peopleAt('pune'))).toEqual([13, 7.8, 7.8, 7.8, 5.2, 0]);
  expect(ideal(peopleAt('pune', 'oslo'))).toEqual([13, 9, 9, 7, 4, 0]);
});

test('a point names what happened to its tasks since the point before', () => {
  const states = [
    state('done', 'OPEN', '2026-03-01T10:00', '2026-03-03T10:00'),
    state('done', 'CLOSE', '2026-03-03T10:00', null),
    state('gone', 'OPEN', '2026-03-01T10:00', '2026-03-03T11:00'),
    state('new', 'OPEN', '2026-03-03T12:00', null),
    state('same', 'CLOSE', '2026-03-01T10:00', null),
    state('again', 'CLOSE', '2026-03-01T10:00', '2026-03-03T12:00'),
    state('again', 'REOPEN', '2026-03-03T12:00', null),
    state('dropped', 'OPEN', '2026-03-01T10:00', '2026-03-03T10:00'),
    state('dropped', 'REJECTED', '2026-03-03T10:00', null),
    state('restored', 'REJECTED', '2026-03-01T10:00', '2026-03-03T10:00'),
    state('restored', 'OPEN', '2026-03-03T10:00', null),
    // Not in the scope at either time.
    state('rejected', 'REJECTED', '2026-03-01T10:00', null),
  ];
  const points = sprintPoints(sprint, states, calendar('2026-03-04'));
  const tuesday = points[2];
  if (tuesday === undefined) throw new Error('no point');
  const { scope, left } = planPointTasks(states, tuesday, points[1]);
  const events = (rows: typeof scope) => Object.fromEntries(rows.map(({ taskId, event }) => [taskId, event]));
  expect(events(scope)).toEqual({
    done: 'Finished',
    new: 'Added',
    same: null,
    again: 'Opened again',
    restored: 'Added',
  });
  expect(events(left)).toEqual({ gone: 'Removed', dropped: 'Rejected' });
});

const dayMs = 86_400_000;
const first = at('2026-03-02T00:00');
/** A life of a task: instants at which it is in the sprint with a status, or not in it. */
const lives = fc.array(
  fc.array(
    fc.record({
      atMs: fc.integer({ min: first - 3 * dayMs, max: first + 12 * dayMs }),
      status: fc.option(fc.constantFrom(...taskStatuses)),
      hours: fc.option(fc.integer({ min: 0, max: 40 })),
    }),
    { maxLength: 6 },
  ),
  { maxLength: 12 },
);

test('the figures equal those of playing the history again, event by event', () => {
  fc.assert(
    fc.property(lives, fc.option(fc.integer({ min: first, max: first + 11 * dayMs })), (tasks, closedAtMs) => {
      const ordered = tasks.map((events) =>
        [...new Map(events.map((event) => [event.atMs, event])).values()].sort((a, b) => a.atMs - b.atMs),
      );
      const states = ordered.flatMap((events, task) =>
        events.flatMap(({ atMs, status, hours }, index): TaskState[] =>
          status === null
            ? []
            : [{ taskId: String(task), status, hours, fromMs: atMs, toMs: events[index + 1]?.atMs ?? null }],
        ),
      );
      const points = sprintPoints({ ...sprint, closedAtMs }, states, calendar(addDays('2026-03-02', 11)));
      for (const [index, { figures, untilMs }] of points.entries()) {
        if (figures === null) continue;
        // The rows behind the point are those that it counts.
        const { scope, left } = planPointTasks(states, { untilMs }, points[index - 1]);
        const addedRows = scope.filter(({ event }) => event === 'Added').length;
        expect([scope.length, addedRows, left.length]).toEqual([figures.scope.tasks, figures.added, figures.removed]);
        const last = ordered.map((events) => events.filter(({ atMs }) => atMs < untilMs).at(-1));
        const openTasks = last.filter(
          (event) =>
            event !== undefined && event.status !== null && event.status !== 'CLOSE' && event.status !== 'REJECTED',
        );
        const finished = last.filter((event) => event?.status === 'CLOSE');
        expect(figures.open.tasks).toBe(openTasks.length);
        expect(figures.finished.tasks).toBe(finished.length);
        expect(figures.open.hours).toBe(openTasks.reduce((sum, event) => sum + (event?.hours ?? 0), 0));
        expect(figures.scope.tasks).toBe(openTasks.length + finished.length);
      }
      // Scope changes add up.
      const known = points.flatMap(({ figures }) => figures ?? []);
      const changes = known.slice(1).reduce((sum, { added, removed }) => sum + added - removed, 0);
      expect((known[0]?.scope.tasks ?? 0) + changes).toBe(known.at(-1)?.scope.tasks ?? 0);
    }),
  );
});

test('the states before each of many instants are those before every single one', () => {
  const span = fc
    .record({ fromMs: fc.nat({ max: 20 }), length: fc.option(fc.integer({ min: 1, max: 10 })) })
    .map(({ fromMs, length }) => ({ fromMs, toMs: length === null ? null : fromMs + length }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), fc.array(fc.nat({ max: 25 }), { maxLength: 12 }), (spans, times) => {
      const instants = times.sort((one, other) => one - other);
      expect(statesBeforeEach(spans, instants)).toEqual(instants.map((instant) => statesBefore(spans, instant)));
    }),
  );
});
