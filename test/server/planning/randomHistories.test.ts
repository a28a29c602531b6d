import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, type TestProject } from '../../support/testWork';

const flags: PermissionFlag[] = [
  'Sprint_Project.View',
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'Project.Create_Task',
  'Project.Edit_Task',
];
let server: TestServer;
let manager: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const firstDay = '2026-03-02';
/** The company's clock is 5:30 ahead, all year. */
const beginningMs = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const dayAt = (ms: number): string => new Date(ms + 330 * minuteMs).toISOString().slice(0, 10);

/** Numbers from 0 to 1, always the same ones for a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Most often those that the charts measure. */
const statuses = [
  ...['IN PROGRESS', 'IN PROGRESS', 'IN PROGRESS', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE'],
  ...['OPEN', 'READY FOR QA', 'REOPEN', 'REJECTED'],
];

/** Three weeks of work on a project, by the operations of the server. */
async function work(project: TestProject, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const call = server.call;
  server.clock.now = new Date(beginningMs(firstDay) - 3 * dayMs);
  const sprints: string[] = [];
  const addSprint = async (StartDate: string | undefined): Promise<void> => {
    const body = { Project_id: project.id, Name: `Sprint ${sprints.length + 1}`, ...(StartDate && { StartDate }) };
    sprints.push((await call('createSprint', { as: manager, body })).data._id);
  };
  await addSprint(firstDay);
  await addSprint('2026-03-09');
  await addSprint(undefined);
  const tasks: string[] = [];
  const isClosed = new Set<string>();
  const closings = new Map([
    [45, 0],
    [90, 1],
    [120, 2],
  ]);
  for (let step = 0; step < 140; step += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + (20 + Math.floor(random() * 400)) * minuteMs);
    const closed = closings.get(step);
    if (closed !== undefined) isClosed.add(sprints[closed] ?? '');
    const openSprints = sprints.filter((id) => !isClosed.has(id));
    const kind = random();
    if (closed !== undefined)
      await call('closeSprint', { as: manager, body: { id: sprints[closed] ?? '', Carry: 'leave' } });
    else if (tasks.length < 6 || kind < 0.11) {
      const { data } = await call('createTask', {
        as: manager,
        body: {
          Project_id: project.id,
          Issue_type: random() < 0.4 ? 'Bug' : 'Task',
          Short_summary: 'Quay wall',
          Description: '<p>Of stone</p>',
          Priority: 'MEDIUM',
          Employee_id: manager.id,
          Sprint_id: random() < 0.7 ? (pick(openSprints) ?? '') : '',
          ...(random() < 0.7 && { Task_duration: String(1 + Math.floor(random() * 6)) }),
        },
      });
      tasks.push(data._id);
    } else {
      const id = pick(tasks) ?? '';
      if (kind < 0.65) await call('editTask', { as: manager, body: { id, Status: pick(statuses) ?? '' } });
      else if (kind < 0.75)
        await call('editTask', { as: manager, body: { id, Task_duration: String(1 + Math.floor(random() * 9)) } });
      else if (kind < 0.83) await call('editTask', { as: manager, body: { id, Sprint_id: pick(openSprints) ?? '' } });
      else if (kind < 0.84) await call('deleteTaskOrProject', { as: manager, body: { id } });
      else await call('toggleTaskTimer', { as: manager, body: { Task_id: id } });
    }
  }
  // Most tasks are finished in the end, with a time entry in between.
  const pass = (): void => {
    server.clock.now = new Date(server.clock.now.getTime() + (20 + Math.floor(random() * 400)) * minuteMs);
  };
  for (const id of tasks.filter(() => random() < 0.7)) {
    pass();
    await call('editTask', { as: manager, body: { id, Status: 'IN PROGRESS', Task_duration: '3' } });
    await call('toggleTaskTimer', { as: manager, body: { Task_id: id } });
    pass();
    await call('toggleTaskTimer', { as: manager, body: { Task_id: id } });
    await call('editTask', { as: manager, body: { id, Status: 'CLOSE' } });
  }
}

interface Values {
  readonly status: string;
  readonly sprint: string | null;
  readonly hours: number | null;
}
/** What a task was from an instant on; null: it was deleted. */
interface Moment {
  readonly atMs: number;
  readonly values: Values | null;
}
interface Life {
  readonly isBug: boolean;
  readonly createdMs: number;
  readonly moments: readonly Moment[];
  readonly loggedSeconds: number;
}

/** The lives of all tasks, from their history alone: a first value is what the first entry of the field calls the former one. */
async function readLives(project: TestProject): Promise<Life[]> {
  const { database } = server;
  const tasks = await database.selectFrom('tasks').selectAll().where('project_id', '=', project.id).execute();
  const entries = await database
    .selectFrom('history_entries')
    .selectAll()
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const timers = await database.selectFrom('task_timers').selectAll().where('stopped_at', 'is not', null).execute();
  return tasks.map((task): Life => {
    const own = entries.filter(({ task_id }) => task_id === task.id);
    const first = (field: string, present: string | null): string | null => {
      const entry = own.find((one) => one.field === field);
      return entry ? entry.previous_value : present;
    };
    const toHours = (text: string | null): number | null => (text === null ? null : Number(text));
    let values: Values = {
      status: first('status', task.status) ?? '',
      sprint: first('sprint', task.sprint_name),
      hours: toHours(first('duration_hours', task.duration_hours === null ? null : String(task.duration_hours))),
    };
    const createdMs = own.find(({ action }) => action === 'Created')?.happened_at.getTime() ?? Number.NaN;
    const moments: Moment[] = [{ atMs: createdMs, values }];
    let isDeleted = false;
    for (const { field, current_value: value, action, happened_at } of own) {
      if (field === 'status') values = { ...values, status: value ?? '' };
      if (field === 'sprint') values = { ...values, sprint: value };
      if (field === 'duration_hours') values = { ...values, hours: toHours(value) };
      // The timer that a deletion stops has an entry after it.
      isDeleted ||= action === 'Task deleted';
      moments.push({ atMs: happened_at.getTime(), values: isDeleted ? null : values });
    }
    return {
      isBug: task.issue_type === 'Bug',
      createdMs,
      moments,
      loggedSeconds: timers
        .filter(({ task_id }) => task_id === task.id)
        .reduce(
          (sum, { started_at, stopped_at }) => sum + ((stopped_at?.getTime() ?? 0) - started_at.getTime()) / 1000,
          0,
        ),
    };
  });
}

const valuesBefore = ({ moments }: Life, ms: number): Values | null =>
  moments.filter(({ atMs }) => atMs < ms).at(-1)?.values ?? null;
const tenths = (ms: number): number => Math.round(ms / minuteMs / 144) / 10;
const inOrder = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const percentile = (values: readonly number[], share: number): number | null =>
  inOrder(values)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? null;
const times = (values: readonly number[]) => ({
  P50: percentile(values, 0.5),
  P85: percentile(values, 0.85),
  P95: percentile(values, 0.95),
});
const isPresent = <Value>(value: Value | null): value is Value => value !== null;
const amount = (found: readonly Values[]) => ({
  Tasks: found.length,
  Hours: found.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
});

test.each([1, 2, 4])('the charts of a random history (%s) equal what its entries say', async (seed) => {
  // Time entries of a person do not overlap those of another history.
  manager = await addPerson(server.database, { flags });
  const project = await addProject(server.database, [manager]);
  await work(project, seed);
  const lives = await readLives(project);
  const { data: charts } = await server.call('getProjectCharts', {
    as: manager,
    body: { Project_id: project.id, Days: 60 },
  });

  // Cumulative flow and open bugs.
  for (const { Day, Counts, Open_bugs } of charts.Flow) {
    const now = lives.map((life) => ({ isBug: life.isBug, values: valuesBefore(life, beginningMs(dayAfter(Day))) }));
    const counts = charts.Statuses.map((status) => now.filter(({ values }) => values?.status === status).length);
    const bugs = now.filter(({ isBug, values }) => isBug && values && !['CLOSE', 'REJECTED'].includes(values.status));
    expect([Day, Counts, Open_bugs]).toEqual([Day, counts, bugs.length]);
  }

  // Finished tasks.
  const finished = lives.flatMap((life) => {
    const last = life.moments.at(-1)?.values ?? null;
    if (last?.status !== 'CLOSE') return [];
    const changes = life.moments.filter(
      ({ values }, index) => values?.status !== life.moments[index - 1]?.values?.status,
    );
    const endMs = changes.at(-1)?.atMs ?? Number.NaN;
    const begun = changes.find(({ values }) => values?.status === 'IN PROGRESS');
    const { loggedSeconds } = life;
    return [
      {
        lead: tenths(endMs - life.createdMs),
        cycle: begun ? tenths(endMs - begun.atMs) : null,
        ratio:
          last.hours !== null && last.hours > 0 && loggedSeconds > 0
            ? Math.round(loggedSeconds / 36 / last.hours) / 100
            : null,
      },
    ];
  });
  const [lead, cycle, ratio] = [
    finished.map((task) => task.lead),
    finished.map((task) => task.cycle).filter(isPresent),
    finished.map((task) => task.ratio).filter(isPresent),
  ];
  // The history has what is compared.
  expect(Math.min(lead.length, cycle.length)).toBeGreaterThan(3);
  expect(ratio.length).toBeGreaterThan(3);
  expect(charts.Lead).toMatchObject(times(lead));
  expect(charts.Cycle).toMatchObject(times(cycle));
  expect([charts.Lead.Bars, charts.Cycle.Bars].map((bars) => bars.reduce((sum, count) => sum + count, 0))).toEqual([
    lead.length,
    cycle.length,
  ]);
  expect(charts.Accuracy).toMatchObject({
    Tasks: ratio.length,
    Middle_ratio: percentile(ratio, 0.5),
    Near_percent: Math.round((ratio.filter((value) => Math.abs(value - 1) <= 0.2).length / ratio.length) * 100),
  });

  // Velocity.
  const closings = await server.database
    .selectFrom('sprint_closings')
    .innerJoin('sprints', 'sprints.id', 'sprint_closings.sprint_id')
    .where('sprints.project_id', '=', project.id)
    .select(['sprints.name', 'sprints.starts_on', 'sprint_closings.closed_at'])
    .orderBy('sprint_closings.closed_at')
    .execute();
  expect(closings).toHaveLength(3);
  expect(charts.Velocity).toEqual(
    closings.map(({ name, starts_on, closed_at }) => {
      const closedMs = closed_at.getTime();
      const scopeAt = (ms: number): Values[] =>
        lives
          .map((life) => valuesBefore(life, ms))
          .filter(isPresent)
          .filter(({ sprint, status }) => sprint === name && status !== 'REJECTED');
      const firstIn = lives.flatMap(({ moments }) => moments.filter(({ values }) => values?.sprint === name));
      const begins = starts_on ?? dayAt(Math.min(...firstIn.map(({ atMs }) => atMs)));
      let scope: Values[] = scopeAt(beginningMs(begins));
      // One that began empty is measured by what its first day brought.
      for (let day = begins; scope.length === 0 && beginningMs(day) < closedMs; day = dayAfter(day))
        scope = scopeAt(Math.min(beginningMs(dayAfter(day)), closedMs));
      return {
        _id: expect.any(String),
        Name: name,
        Committed: amount(scope),
        Finished: amount(scopeAt(closedMs).filter(({ status }) => status === 'CLOSE')),
      };
    }),
  );
});
