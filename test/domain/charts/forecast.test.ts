import fc from 'fast-check';
import {
  forecastWorkingDays,
  openByGroup,
  queueDays,
  type QueueDay,
  type QueuedTask,
} from '../../../src/domain/charts/forecast';

// A working day: seven days are five of them.
const dayMs = (7 / 5) * 86_400_000;
const days = (done: readonly number[], added: readonly number[] = []): QueueDay[] =>
  Array.from({ length: 10 }, () => ({ ages: [], done, added }));
/** Groups of tasks without a known age. */
const tasks = (...counts: readonly number[]): number[][] =>
  counts.map((count) => Array.from({ length: count }, () => 0));

test('a day that finishes the first task of the queue gives the number of tasks as the number of days', () => {
  const always = (p50: number) => ({ p50, p85: p50 });
  expect(forecastWorkingDays(tasks(5, 5), days([0]))).toEqual([always(5), always(10)]);
  expect(forecastWorkingDays(tasks(0, 3), days([1, 0]))).toEqual([always(0), always(2)]);
  // What is added ahead of a group delays it, what is added behind it does not.
  expect(forecastWorkingDays(tasks(4, 4), days([1, 0]))).toEqual([always(2), always(4)]);
  expect(forecastWorkingDays(tasks(4, 4), days([1, 0], [6]))).toEqual([always(2), always(5)]);
  expect(forecastWorkingDays(tasks(6), days([0], [0]))).toEqual([always(6)]);
  // The last task is always the one that is done: the first group has to wait for the others.
  expect(forecastWorkingDays(tasks(1, 3), days([99]))).toEqual([always(4), always(3)]);
  expect(forecastWorkingDays(tasks(1, 3), days([99]), (group) => group === 1)).toEqual([null, always(3)]);
});

test('a task is done with as many ahead of it as in the past, also at the border of two groups', () => {
  const always = (p50: number) => ({ p50, p85: p50 });
  // With two ahead, the first of the second group; later the last of those that are left.
  expect(forecastWorkingDays(tasks(2, 2), days([2]))).toEqual([always(4), always(2)]);
  expect(forecastWorkingDays(tasks(2, 1, 1), days([2]))).toEqual([always(4), always(1), always(2)]);
  // An empty group has no place in the queue.
  expect(forecastWorkingDays(tasks(1, 0, 2), days([1]))).toEqual([always(3), always(0), always(2)]);
  // Between two wanted groups it does not matter in which one a task is; all of them delay those behind.
  expect(forecastWorkingDays(tasks(1, 2, 3, 1), days([0]), (group) => group === 0 || group === 3)).toEqual([
    always(1),
    null,
    null,
    always(7),
  ]);
  // More are done than there are left: the day is the same.
  expect(forecastWorkingDays(tasks(2, 3), days([4, 3, 2, 1, 0, 0, 0]))).toEqual([always(1), always(1)]);
});

test('a task that is added delays what is behind it, at the border of two groups and at both ends of the queue', () => {
  const second = (added: readonly number[]) => forecastWorkingDays(tasks(3, 3), days([0], added))[1]?.p85;
  // Behind everything, and with the first and the last of the second group behind it, which goes first as a whole.
  expect([second([0]), second([1]), second([3])]).toEqual([6, 6, 6]);
  // Behind the first group one is added for each that is done: the second group never comes to the front.
  expect([second([4]), second([99])]).toEqual([undefined, undefined]);
});

/** Past days of which those with an end of a task are given; each finishes the first of the queue. */
const daysWithEnds = (count: number, isEnd: (day: number) => boolean): QueueDay[] =>
  Array.from({ length: count }, (_, day) => ({ ages: [], done: isEnd(day) ? [0] : [], added: [] }));

test('the future is drawn from all days of the past, each as likely as the others', () => {
  // One end in five days: 1 - 0.8 ** days is 0.5 after 3.1 and 0.85 after 8.5 days. A week is the whole past here.
  for (const end of [0, 2, 4]) {
    const [forecast] = forecastWorkingDays(
      tasks(1),
      daysWithEnds(5, (day) => day === end),
    );
    expect([3, 4, 5]).toContain(forecast?.p50);
    expect([8, 9, 10]).toContain(forecast?.p85);
  }
  // Of four weeks, ends in one of them.
  for (const week of [0, 1, 2, 3]) {
    const [forecast] = forecastWorkingDays(
      tasks(1),
      daysWithEnds(20, (day) => Math.floor(day / 5) === week),
    );
    expect(forecast?.p50).toBeLessThan(8);
  }
});

test('weeks are drawn whole: a past of a good and a bad week says less than one of good and bad days', () => {
  const late = (isEnd: (day: number) => boolean): number =>
    forecastWorkingDays(tasks(10), daysWithEnds(10, isEnd))[0]?.p85 ?? Number.POSITIVE_INFINITY;
  expect(late((day) => day % 2 === 0)).toBeLessThan(28);
  expect(late((day) => day < 5)).toBeGreaterThan(32);
});

test('a run ends once for each group, although its last day finishes more than there was', () => {
  // The whole queue on one day of five, otherwise one task: on the third day with a chance of 64 per cent.
  const past = [[0, 0, 0, 0, 0], [0], [0], [0], [0]].map((done): QueueDay => ({ ages: [], done, added: [] }));
  expect(forecastWorkingDays(tasks(3), past)).toEqual([{ p50: 3, p85: 3 }]);
});

test('a project that finishes thousands of tasks a day is played often enough to distinguish P50 from P85', () => {
  const many = Array.from({ length: 4000 }, () => 0);
  const past = Array.from({ length: 10 }, (_, day): QueueDay => ({
    ages: [],
    done: day % 2 === 0 ? many : [],
    added: [],
  }));
  const [forecast] = forecastWorkingDays(tasks(1), past);
  expect(forecast?.p85).toBeGreaterThan(forecast?.p50 ?? Number.NaN);
});

test('of tasks of which a third is done a day, half are done after two days and 85 per cent after five', () => {
  // 1 - (2 / 3) ** days is 0.56 and 0.87.
  const past = likeThis(
    Array.from({ length: 30 }, (_, place) => Math.floor(place / 3)),
    Array.from({ length: 10 }, (_, age) => 29 - age * 3),
  );
  const third = { p50: 2, p85: 5 };
  expect(forecastWorkingDays([[0], [0], [0]], past)).toEqual([third, third, third]);
});

test('the numbers of a forecast: whatever changes how the future is drawn changes them', () => {
  const past = Array.from({ length: 23 }, (_, day): QueueDay => ({
    ages: [0, 1, 2, 3, 5, 8].map((age) => (age + day) % 9),
    done: [[3, 0], [1], [], [4, 2, 0], []][day % 5] ?? [],
    added: [[], [2], [0, 6], []][day % 4] ?? [],
  }));
  const open = [[0, 3], [1, 4, 9], [], [2, 2, 5, 7], [6]];
  const numbers = forecastWorkingDays(open, past);
  expect(numbers.map((forecast) => [forecast?.p50, forecast?.p85])).toEqual([
    [6, 9],
    [7, 10],
    [0, 0],
    [10, 14],
    [11, 17],
  ]);
});

test('without history, without an end of a task, and for work of more than two years there is no forecast', () => {
  expect(forecastWorkingDays(tasks(3), [])).toEqual([null]);
  expect(forecastWorkingDays(tasks(3), days([0]).slice(0, 4))).toEqual([null]);
  expect(forecastWorkingDays(tasks(0, 3), days([]))).toEqual([{ p50: 0, p85: 0 }, null]);
  expect(forecastWorkingDays(tasks(500, 1), days([0]))).toEqual([{ p50: 500, p85: 500 }, null]);
  expect(forecastWorkingDays(tasks(), days([0]))).toEqual([]);
});

const places = fc.array(fc.nat({ max: 9 }), { maxLength: 4 });
test('a group is done no sooner than the slowest of its tasks', () => {
  // Tasks are done when they are three days old, one of two on each day.
  const past: QueueDay[] = Array.from({ length: 20 }, () => ({ ages: [0, 1, 2, 2], done: [2], added: [] }));
  const [fresh, old, unknown] = forecastWorkingDays([[0], [2], [9]], past);
  expect([fresh?.p50, old?.p50]).toEqual([3, 2]);
  expect(unknown?.p85).toBeGreaterThanOrEqual(1);
});

/** Past days of a queue that always looked like this. */
const likeThis = (ages: readonly number[], done: readonly number[]): QueueDay[] =>
  Array.from({ length: 10 }, () => ({ ages, done, added: [] }));

test.each([
  [[0], 4],
  [[1], 3],
  [[2], 2],
  [[3], 1],
  // The slowest task counts.
  [[3, 3, 0], 4],
  // Ages of which the past says nothing.
  [[4], 1],
  [[4, 2], 2],
])('where tasks are done on their fourth day, tasks of the ages %j are done after %s days', (ages, expected) => {
  const byAge = likeThis([0, 1, 2, 3], [3]);
  const days = Math.max(expected, ages.length);
  expect(forecastWorkingDays([ages], byAge)).toEqual([{ p50: days, p85: days }]);
});

test.each<[string, QueueDay[]]>([
  ['of which one of two stayed open and was never done', likeThis([0, 1, 2, 3, 3, 4, 5], [3])],
  ['of which none was open for two days', likeThis([0, 1, 3], [2])],
])('a new task takes as long as the last of past tasks that was done, %s', (_case, past) => {
  expect(forecastWorkingDays([[0]], past)).toEqual([{ p50: 4, p85: 4 }]);
});

test('the more tasks a group has, the likelier one of them takes longer', () => {
  // Three of four are done on their first day, the others on the next.
  const past = likeThis([0, 0, 0, 0, 1], [4, 3, 2, 1]);
  expect(forecastWorkingDays([[0]], past)).toEqual([{ p50: 1, p85: 2 }]);
  expect(forecastWorkingDays([[0, 0, 0, 0]], past)).toEqual([{ p50: 2, p85: 2 }]);
  expect(forecastWorkingDays([[1, 1, 1, 1]], past)).toEqual([{ p50: 1, p85: 1 }]);
});

const histories = fc.array(
  fc.record({ ages: fc.array(fc.nat({ max: 5 }), { maxLength: 6 }), done: places, added: places }),
  { minLength: 5, maxLength: 30 },
);

test('a forecast is the same each time, P85 is not before P50, and a group without tasks is done', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 5 }), histories, (open, past) => {
      const forecasts = forecastWorkingDays(tasks(...open), past);
      expect(forecastWorkingDays(tasks(...open), past)).toEqual(forecasts);
      forecasts.forEach((forecast, group) => {
        if (open[group] === 0) expect(forecast).toEqual({ p50: 0, p85: 0 });
        if (forecast && open[group] !== 0) {
          expect(forecast.p50).toBeGreaterThan(0);
          expect(forecast.p85).toBeGreaterThanOrEqual(forecast.p50);
        }
      });
    }),
    { numRuns: 10 },
  );
});

test('the forecast of a group is the same whichever others are wanted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 5 }),
      histories,
      fc.nat({ max: 4 }),
      (open, past, place) => {
        const group = place % open.length;
        const alone = forecastWorkingDays(tasks(...open), past, (index) => index === group);
        expect(alone[group]).toEqual(forecastWorkingDays(tasks(...open), past)[group]);
      },
    ),
    { numRuns: 30 },
  );
});

test('the queue of a day: what was done and added, by place in the order of the plan', () => {
  const state = (
    taskId: string,
    group: number,
    createdMs: number,
    [fromMs, toMs]: [number, number | null],
  ): QueuedTask => ({
    taskId,
    group,
    plannedMs: 0,
    createdMs,
    fromMs,
    toMs,
  });
  const states = [
    state('late', 2, 0, [0, null]),
    state('early', 1, 1, [0, 1.5 * dayMs]),
    // The same task, twice open.
    state('again', 1, 2, [0, 1.2 * dayMs]),
    state('again', 1, 2, [2.5 * dayMs, null]),
    state('new', 1, 3, [2.6 * dayMs, null]),
    // It went to another sprint of its milestone in between, and was open all the time.
    state('same', 3, 4, [0, 1.7 * dayMs]),
    state('same', 3, 4, [1.7 * dayMs, null]),
  ];
  expect(queueDays(states, [-2 * dayMs, -dayMs, 1, dayMs, 2 * dayMs, 3 * dayMs])).toEqual([
    { ages: [0, 0, 0, 0], done: [], added: [] },
    { ages: [1, 1, 1, 1], done: [1, 0], added: [] },
    { ages: [2, 2], done: [], added: [2, 3] },
  ]);
  expect([...openByGroup(states, 2 * dayMs)]).toEqual([
    [2, [2]],
    [3, [2]],
  ]);
  // Seven days are five working days.
  expect([...openByGroup([state('week', 4, 0, [0, null])], 7 * 86_400_000)]).toEqual([[4, [5]]]);
});

test('the tasks of a group wait in the order of their sprints, then of their creation, then of their ids', () => {
  const task = (taskId: string, plannedMs: number, createdDay: number): QueuedTask => ({
    taskId,
    group: 1,
    plannedMs,
    createdMs: createdDay * dayMs,
    fromMs: createdDay * dayMs,
    toMs: null,
  });
  const states = [
    task('y', 1, 4),
    task('x', 2, 1),
    task('z', 1, 2),
    task('n', 2, 3),
    task('m', 2, 3),
    { ...task('a', Number.POSITIVE_INFINITY, 0), toMs: 5.5 * dayMs },
  ];
  // Ages in working days on the fifth day.
  expect([...openByGroup(states, 5 * dayMs)]).toEqual([[1, [3, 1, 4, 2, 2, 5]]]);
  const doneOnNextDay = (taskId: string) =>
    queueDays(
      states.map((state) => (state.taskId === taskId ? { ...state, toMs: 5.5 * dayMs } : { ...state, toMs: null })),
      [5 * dayMs, 6 * dayMs],
    ).flatMap(({ done }) => done);
  expect(['z', 'y', 'x', 'm', 'n', 'a'].map(doneOnNextDay)).toEqual([[0], [1], [2], [3], [4], [5]]);
});

test('the days of a queue begin with the first that finds a task: those with which a project begins are not what a day adds', () => {
  const begins = (fromMs: number) => [{ taskId: 'a', group: 1, plannedMs: 0, createdMs: fromMs, fromMs, toMs: null }];
  const instants = [0, dayMs, 2 * dayMs];
  expect(queueDays(begins(-1), instants)).toHaveLength(2);
  expect(queueDays(begins(0), instants)).toHaveLength(1);
  expect(queueDays(begins(dayMs - 1), instants)).toEqual([{ ages: [0], done: [], added: [] }]);
  expect(queueDays([], instants)).toEqual([]);
});

/** Numbers from 0 to 1 that depend on the seed alone. */
function randomNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
}

/** A number of events with this mean (Poisson). */
function drawCount(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** How a team works that is known exactly. */
interface Team {
  /** Tasks finished on a day of the week, Monday is 0. */
  readonly finished: (weekday: number) => number;
  readonly added: number;
  /** 1 takes any open task, larger numbers those at the beginning of the plan. */
  readonly order: number;
}

const groupSize = 6;

/** Lets a team work for `known` days, forecasts the first groups of its plan, and lets it work on until they are done. */
function playProject(team: Team, known: number, seed: number) {
  const random = randomNumbers(seed);
  const open: { id: number; group: number; beganDay: number }[] = [];
  const states: QueuedTask[] = [];
  const endedOn = new Map<number, number>();
  let created = 0;
  const add = (day: number): void => {
    open.push({ id: created, group: Math.floor(created / groupSize), beganDay: day });
    created += 1;
  };
  const toState = (one: (typeof open)[number], toMs: number | null): QueuedTask => ({
    taskId: String(one.id).padStart(6, '0'),
    group: one.group,
    plannedMs: 0,
    createdMs: one.beganDay * dayMs,
    fromMs: one.beganDay * dayMs,
    toMs,
  });
  const work = (day: number): void => {
    for (let count = drawCount(team.finished(day % 5), random); count > 0 && open.length > 0; count -= 1) {
      const [done] = open.splice(Math.floor(random() ** team.order * open.length), 1);
      if (!done) continue;
      states.push(toState(done, (day + 0.5) * dayMs));
      endedOn.set(done.id, day);
    }
    for (let count = drawCount(team.added, random); count > 0; count -= 1) add(day);
  };
  for (let count = 0; count < 30; count += 1) add(0);
  for (let day = 0; day < known; day += 1) work(day);
  const past = [...states, ...open.map((one) => toState(one, null))];
  const instants = Array.from({ length: known + 1 }, (_, day) => day * dayMs + 1);
  const counts = openByGroup(past, known * dayMs + 1);
  const groups = [...counts.keys()];
  const chosen = Math.min(1, groups.length - 1);
  const forecasts = forecastWorkingDays([...counts.values()], queueDays(past, instants), (group) => group === chosen);
  const ids = open.flatMap(({ id, group }) => (group === groups[chosen] ? [id] : []));
  for (let day = known; ids.some((id) => !endedOn.has(id)) && day < known + 600; day += 1) work(day);
  const ended = Math.max(...ids.map((id) => endedOn.get(id) ?? Number.POSITIVE_INFINITY)) - known + 1;
  return { forecast: forecasts[chosen], ended };
}

const projectCount = 200;

test.each<[string, Team, number, number]>([
  ['works steadily and in order', { finished: () => 1, added: 0.9, order: 6 }, 60, 0.96],
  // Draws know no weekdays: it is forecast later than needed.
  ['finishes most on Fridays', { finished: (weekday) => (weekday === 4 ? 4 : 0.4), added: 1, order: 6 }, 60, 1],
  ['takes tasks in nearly any order', { finished: () => 1.5, added: 1.4, order: 1.5 }, 60, 0.96],
  ['has worked for four weeks only', { finished: () => 1, added: 0.8, order: 4 }, 20, 0.97],
])(
  'of a team that %s, as many groups of tasks end by P50 and P85 as these say',
  (_title, team, known, maxShareByP85) => {
    const projects = Array.from({ length: projectCount }, (_, seed) => playProject(team, known, seed + 1));
    const forecast = projects.flatMap(({ forecast: found, ended }) => (found ? [{ ...found, ended }] : []));
    expect(forecast.length).toBeGreaterThan(projectCount * 0.9);
    const share = (key: 'p50' | 'p85'): number =>
      forecast.filter((one) => one.ended <= one[key]).length / forecast.length;
    // Three standard errors of 200 draws: 0.075 at 0.85, 0.11 at 0.5. Whole days, and the slowest task, make shares larger.
    expect(share('p85')).toBeGreaterThanOrEqual(0.85 - 0.075);
    expect(share('p85')).toBeLessThanOrEqual(maxShareByP85);
    expect(share('p50')).toBeGreaterThanOrEqual(0.5 - 0.11);
    expect(share('p50')).toBeLessThan(share('p85'));
  },
);
