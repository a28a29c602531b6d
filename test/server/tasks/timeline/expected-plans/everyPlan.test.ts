import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../../../src/server/demo/seed/seededRandom';
import { toShownTimeline } from '../../../../../src/client/features/tasks/timeline/timelineModel';
import { compareFigures, type Compare } from '../../../../support/comparedFigures';
import { dayBefore, getWeekday, hour, inBerlin, nextDay, dayInBerlin } from '../../../../support/moments/berlinClock';
import { changeAccount } from '../../../../support/testAttendance';
import { addRandomHolidays } from '../../../../support/testHolidays';
import { addPerson, type TestPerson } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { addLeave, addProject, addSprint, addTask, type TestProject } from '../../../../support/testWork';
import {
  afterLeave,
  afterMove,
  count,
  getCapacity,
  getCritical,
  getDay,
  getFollowing,
  getHalf,
  getLoad,
  getLost,
  getMilestoneEnds,
  getPlace,
  isOpen,
  isWorkedOn,
  isWorkingDay,
  spread,
  toAt,
  type At,
  type Holiday,
  type Leave,
  type Moved,
  type Plan,
  type PlannedTask,
  type Wait,
  type Worker,
} from './expectedPlan';

/** The night to winter time is in the weeks that are planned. */
const monday = '2027-10-11';
const seed = process.env['PLANS_SEED'] ?? 'plans';
const random = new SeededRandom(seed);
const halves = ['First Half', 'Second Half'] as const;

let server: TestServer;
let hr: TestPerson;
const places = [randomUUID(), randomUUID()];
const people: TestPerson[] = [];
let workers: Worker[] = [];
const projects: TestProject[] = [];
const milestones: {
  readonly id: string;
  readonly projectId: string;
  readonly sprintId: string;
  readonly dueOn: string;
  readonly isOpen: boolean;
}[] = [];
const leaves: Leave[] = [];
const holidays: Holiday[] = [];
let tasks: PlannedTask[] = [];
const waits: Wait[] = [];

const getToday = (): string => dayInBerlin(server.clock.now.getTime());
const getPlan = (): Plan => ({ people: workers, leaves, holidays, tasks, waits, today: getToday() });
const randomDay = (from: number, to: number): string => dayBefore(getToday(), -random.integer(from, to));
const pause = (): void => {
  const longest = random.chance(0.2) ? 30 : 3;
  server.clock.now = new Date(server.clock.now.getTime() + random.integer(1, longest) * hour);
};

async function addPeople(): Promise<void> {
  await server.database
    .insertInto('locations')
    .values(places.map((id) => ({ id, name: `Place ${id}` })))
    .execute();
  for (const [index, placeId] of [places[0], places[1], places[0], null, null, places[1]].entries()) {
    const person = await addPerson(server.database, { lastName: `Number ${index}` });
    const joinedOn = index === 2 ? dayBefore(monday, -random.integer(5, 30)) : '2020-01-01';
    await server.database
      .updateTable('employees')
      .set({ location_id: placeId ?? null, joined_on: joinedOn })
      .where('id', '=', person.id)
      .execute();
    people.push(person);
    workers.push({ id: person.id, placeId: placeId ?? null, joinedOn, leftOn: null, breaks: [] });
  }
}

/** Half a day up to a week and a half, which others of the same person do not overlap. */
async function fileLeave(): Promise<void> {
  const person = random.pick(people);
  const first = toAt(randomDay(-3, 45), random.pick(halves));
  const last = first + random.integer(0, 14);
  if (leaves.some((each) => each.personId === person.id && each.first <= last && each.last >= first)) return;
  const status = random.pick(['Approved', 'Approved', 'Conditional Approved', 'Pending', 'Rejected']);
  const now = server.clock.now;
  await addLeave(server.database, person, {
    starts_on: getDay(first),
    half_from: getHalf(first),
    ends_on: getDay(last),
    half_to: getHalf(last),
    status,
    ...(status !== 'Pending' && { acted_by_id: hr.id, acted_at: now }),
  });
  const grantedAt = status.includes('Approved') ? now.getTime() : null;
  leaves.push({ personId: person.id, first, last, grantedAt });
}

async function enterHolidays(days: readonly string[]): Promise<void> {
  const enteredAt = server.clock.now.getTime();
  const entered = await addRandomHolidays(server, hr, random, { days, places });
  holidays.push(...entered.map(({ day, type, places: placeIds }) => ({ day, type, placeIds, enteredAt })));
}

function randomDays(): { start: At | null; end: At | null } {
  const start = toAt(randomDay(-4, 40), random.pick(halves));
  const end = start + random.integer(0, 13);
  return random.weighted([
    [{ start, end }, 10],
    [{ start, end: null }, 2],
    [{ start: null, end }, 2],
    [{ start: null, end: null }, 1],
  ]);
}

/** Work that ends before its assignee has joined has no beginning. */
const getPossible = (start: At | null): TestPerson[] =>
  people.filter((_, index) => start !== null || (workers[index]?.joinedOn ?? '') < monday);

async function addPlannedTask(project: TestProject): Promise<void> {
  const milestone = random.pick([null, ...milestones.filter(({ projectId }) => projectId === project.id)]);
  const { start, end } = randomDays();
  const task = {
    assigneeId: random.pick([null, ...getPossible(start), ...getPossible(start)].map((person) => person?.id ?? null)),
    status: random.pick(['OPEN', 'OPEN', 'IN PROGRESS', 'REOPEN', 'ON HOLD', 'REJECTED', 'CLOSE']),
    hours: random.pick([null, 0, 1.5, 4, 9.33, 16, random.integer(1, 500) / 10]),
    assignedOn: random.pick([null, randomDay(-5, 5)]),
    isDeleted: random.chance(0.08),
    start,
    end,
  };
  const now = server.clock.now;
  const { id } = await addTask(server.database, project, {
    sprint_id: milestone?.sprintId ?? null,
    assignee_id: task.assigneeId,
    status: task.status,
    duration_hours: task.hours,
    assigned_on: task.assignedOn,
    starts_on: start === null ? null : getDay(start),
    ...(start !== null && { start_half: getHalf(start) }),
    due_on: end === null ? null : getDay(end),
    ...(end !== null && { due_half: getHalf(end) }),
    created_at: now,
    updated_at: now,
    ...(task.isDeleted && { deleted_at: now }),
  });
  for (const blocker of random.sample(
    tasks.filter(({ projectId }) => projectId === project.id),
    random.integer(0, 2),
  ))
    waits.push({ taskId: id, blockerId: blocker.id, lag: random.pick([0, 0, 0, 1, 3, -1, -2]) });
  tasks.push({
    ...task,
    ...{ id, projectId: project.id, milestoneId: milestone?.id ?? null, logged: 0 },
    ...{ setAt: now.getTime(), assignedAt: 0 },
  });
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  server.clock.now = new Date(inBerlin(monday, 9 * 60));
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  await addPeople();
  await enterHolidays([2, 9, 16, 17, 25, 32].map((days) => dayBefore(monday, -days)));
  for (let number = 0; number < 12; number += 1) await fileLeave();
  for (const name of ['North', 'South']) {
    const project = await addProject(server.database, people, { name });
    projects.push(project);
    for (const isStillOpen of [true, true, false]) {
      const body = { Project_id: project.id, Name: `Part ${milestones.length}`, DueDate: randomDay(5, 40) };
      const { data } = await server.call('createMilestone', { as: hr, body });
      const sprintId = await addSprint(server.database, project.id, `Sprint ${milestones.length}`);
      await server.database.updateTable('sprints').set({ milestone_id: data._id }).where('id', '=', sprintId).execute();
      if (!isStillOpen)
        await server.database.updateTable('milestones').set({ status: 'CLOSE' }).where('id', '=', data._id).execute();
      milestones.push({ id: data._id, projectId: project.id, sprintId, dueOn: body.DueDate, isOpen: isStillOpen });
    }
    pause();
    for (let number = 0; number < 14; number += 1) await addPlannedTask(project);
  }
  await server.database
    .insertInto('task_dependencies')
    .values(waits.map(({ taskId, blockerId, lag }) => ({ task_id: taskId, blocker_id: blockerId, lag_days: lag })))
    .execute();
});
afterAll(() => server.close());

const getTask = (id: string): PlannedTask | undefined => tasks.find((task) => task.id === id);
const setTask = (id: string, change: Partial<PlannedTask>): void => {
  tasks = tasks.map((task) => (task.id === id ? { ...task, ...change } : task));
};
const texts = (moved: readonly Moved[]): string[] =>
  moved.map(({ id, start, end }) => `${id} ${getDay(start)} ${getHalf(start)} ${getDay(end)} ${getHalf(end)}`).sort();

function getOverloads(plan: Plan, moved: readonly Moved[], following: readonly string[]) {
  const after = {
    ...plan,
    tasks: plan.tasks.map((task) => ({ ...task, ...moved.find(({ id }) => id === task.id) })),
  };
  const concerned = plan.people.filter(({ id }) =>
    plan.tasks.some((task) => task.assigneeId === id && !task.isDeleted && following.includes(task.id)),
  );
  return concerned.flatMap(({ id }) => {
    const before = getLoad(plan, id);
    return [...getLoad(after, id)].flatMap(([day, { hours }]) => {
      const capacity = getCapacity(plan, id, day).hours;
      return hours > capacity && hours > (before.get(day)?.hours ?? 0) ? [[id, day, hours, capacity]] : [];
    });
  });
}

async function moveTasks(compare: Compare): Promise<void> {
  const plan = getPlan();
  const moves = new Map(
    random.sample(plan.tasks.filter(isOpen), random.integer(1, 2)).map(({ id, start: known }) => {
      const isAsPlanned = known !== null && random.chance(0.25);
      const start = isAsPlanned ? known : toAt(randomDay(0, 30), random.pick(halves));
      return [id, { start, ...(random.chance(0.3) && { end: start + random.integer(0, 13) }) }] as const;
    }),
  );
  const place = `moves ${JSON.stringify([...moves])} on ${plan.today}`;
  const body = {
    moves: [...moves].map(([id, { start, end }]) =>
      JSON.stringify({
        ...{ id, Start_date: getDay(start), Start_half: getHalf(start) },
        ...(end !== undefined && { Due_date: getDay(end), Due_half: getHalf(end) }),
      }),
    ),
  };
  const { data } = await server.call('previewTimelineMove', { as: hr, body });
  const moved = afterMove(plan, moves);
  compare(
    place,
    data.Moves.map((one) => `${one._id} ${one.To_start} ${one.To_start_half} ${one.To_due} ${one.To_due_half}`).sort(),
    texts(moved),
  );
  const chosen = data.Moves.filter(({ Is_chosen }) => Is_chosen).map(({ _id }) => _id);
  compare(`${place}: chosen`, chosen.sort(), moved.flatMap(({ id }) => (moves.has(id) ? id : [])).sort());
  compare(
    `${place}: overloads`,
    data.Overloads.flatMap(({ Employee_id, Days }) =>
      Days.map(({ Day, Hours, Capacity_hours }) => [Employee_id, Day, Hours, Capacity_hours]),
    ).sort(),
    getOverloads(plan, moved, getFollowing(plan, [...moves.keys()])).sort(),
  );
  const following = getFollowing(plan, [...moves.keys()]);
  const ends = getMilestoneEnds(plan, moved, (task) => getPlace(task, (at) => isWorkedOn(plan, task, at)));
  compare(
    `${place}: milestones`,
    data.Milestones.map(({ _id, Ends_before, Ends_after }) => [_id, Ends_before, Ends_after]).sort(),
    [...ends]
      .filter(([id]) => plan.tasks.some((task) => task.milestoneId === id && following.includes(task.id)))
      .map(([id, [before, after]]) => [id, before === null ? null : getDay(before), getDay(after)])
      .sort(),
  );
  if (data.Moves.some(({ Problem }) => Problem !== null) || random.chance(0.3)) return;
  const saved = await server.call('saveTimelineMove', { as: hr, body: { ...body, Fingerprint: data.Fingerprint } });
  expect([saved.httpStatus, saved.message]).toEqual([200, undefined]);
  for (const { id, start, end } of moved) setTask(id, { start, end, setAt: server.clock.now.getTime() });
}

async function editTask(): Promise<void> {
  const { id, assigneeId, hours, start } = random.pick(tasks.filter(isOpen));
  const person = random.pick(getPossible(start));
  const duration = random.integer(1, 80) / 2;
  const isHandedOver = random.chance(0.5);
  const isChange = isHandedOver ? person.id !== assigneeId : duration !== hours;
  if (workers.find((worker) => worker.id === person.id)?.leftOn !== null || !isChange) return;
  const body = { id, ...(isHandedOver ? { Employee_id: person.id } : { Task_duration: duration }) };
  const edited = await server.call('editTask', { as: hr, body });
  expect([edited.httpStatus, edited.message]).toEqual([200, undefined]);
  const now = server.clock.now.getTime();
  setTask(id, isHandedOver ? { assigneeId: person.id, assignedAt: now } : { hours: duration, setAt: now });
}

async function logTime(): Promise<void> {
  const { id } = random.pick(tasks.filter(isOpen));
  const person = await addPerson(server.database, { role: 'HR / Admin' });
  workers.push({ id: person.id, placeId: null, joinedOn: '2015-01-01', leftOn: null, breaks: [] });
  const hours = random.integer(1, 36) / 2;
  const to = Math.floor(server.clock.now.getTime() / hour) * hour;
  const body = {
    Task_id: id,
    Check_In: new Date(to - hours * hour).toISOString(),
    Check_Out: new Date(to).toISOString(),
  };
  const { httpStatus } = await server.call('addTimeEntry', {
    as: person,
    body: { ...body, Reason: 'Forgot the timer' },
  });
  expect(httpStatus).toBe(200);
  setTask(id, { logged: (getTask(id)?.logged ?? 0) + hours });
}

async function compareTimeline(compare: Compare): Promise<void> {
  const plan = getPlan();
  const { data } = await server.call('getTimeline', { as: hr, query: {} });
  const day = (at: At | null): string | null => (at === null ? null : getDay(at));
  compare(
    'timeline',
    data.Tasks.map((task) => [
      ...[task._id, task.Start_date, task.Due_date],
      ...[task.Lost_to_leave, task.Lost_to_holidays, task.Lost_before_joining],
    ]).sort(),
    plan.tasks
      .filter(isOpen)
      .map((task) => [task.id, day(task.start), day(task.end), ...getLost(plan, task)])
      .sort(),
  );
  compare(
    'critical path',
    toShownTimeline(data)
      .tasks.flatMap(({ id, isCritical }) => (isCritical ? id : []))
      .sort(),
    projects.flatMap(({ id }) => getCritical(plan, id)).sort(),
  );
}

/** Days of a person from one to another: what is planned from today on, and what is possible on all of them. */
function getDays(plan: Plan, worker: Worker, from: string, to: string) {
  const load = getLoad(plan, worker.id);
  const days = [];
  for (let day = from; day <= to; day = nextDay(day)) {
    const { hours, leave, leaveDays } = getCapacity(plan, worker.id, day);
    const isHoliday = halves.some(
      (half) => !isWorkingDay(plan, worker.id, toAt(day, half)) && ![0, 6].includes(getWeekday(day)),
    );
    const off = [0, 6].includes(getWeekday(day)) ? 'WO' : isHoliday ? 'HD' : null;
    const planned = [...(load.get(day)?.tasks ?? [])].map(([id, ofTask]) => `${id} ${ofTask}`).sort();
    days.push({ day, planned: load.get(day)?.hours ?? 0, capacity: hours, leave, leaveDays, off, tasks: planned });
  }
  return days;
}
const total = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

async function compareWorkload(compare: Compare): Promise<void> {
  const plan = getPlan();
  const { today } = plan;
  const Days = 28;
  const last = dayBefore(today, 1 - Days);
  const byDay = (await server.call('getWorkingPlan', { as: hr, query: { Days } })).data;
  const byWeek = (await server.call('getWorkingPlan', { as: hr, query: { Days, By: 'week' } })).data.Rows;
  const thisWeek = (await server.call('getWorkingPlan', { as: hr, query: { Week: 'true' } })).data.Rows;
  const weekBegins = dayBefore(today, (getWeekday(today) + 6) % 7);
  for (const worker of workers) {
    const shown = byDay.Rows.find(({ _id }) => _id === worker.id);
    compare(`${worker.id} has a row`, shown !== undefined, worker.leftOn === null);
    if (shown === undefined) continue;
    const toDays = (row: typeof shown | undefined) =>
      (row?.Days ?? []).map((each) => ({
        day: each.Day,
        planned: each.Planned_hours,
        capacity: each.Capacity_hours,
        leave: each.Leave,
        leaveDays: each.Leave_days,
        off: each.Off,
        tasks: each.Tasks.map(({ Task_id, Hours }) => `${Task_id} ${Hours}`).sort(),
      }));
    const compareDays = (place: string, seen: ReturnType<typeof toDays>, wanted: ReturnType<typeof getDays>): void => {
      for (const [index, day] of wanted.entries()) compare(`${place} ${day.day}`, seen[index], day);
    };
    const days = getDays(plan, worker, today, last);
    compareDays(`workload of ${worker.id}`, toDays(shown), days);
    compare(
      `sums of ${worker.id}`,
      [shown.Planned_hours, shown.Capacity_hours],
      [total(days.map(({ planned }) => planned)), total(days.map(({ capacity }) => capacity))],
    );
    const weeks = new Map<string, typeof days>();
    for (const each of days) {
      const begins = dayBefore(each.day, (getWeekday(each.day) + 6) % 7);
      weeks.set(begins, [...(weeks.get(begins) ?? []), each]);
    }
    compare(
      `weeks of ${worker.id}`,
      byWeek
        .find(({ _id }) => _id === worker.id)
        ?.Days.map((each) => [each.Day, each.Planned_hours, each.Capacity_hours, each.Leave_days, each.Tasks.length]),
      [...weeks.values()].map((week) => [
        week[0]?.day,
        ...[total(week.map(({ planned }) => planned)), total(week.map(({ capacity }) => capacity))],
        total(week.map(({ leaveDays }) => leaveDays)),
        new Set(week.flatMap(({ tasks: ofDay }) => ofDay.map((each) => each.split(' ')[0]))).size,
      ]),
    );
    const row = thisWeek.find(({ _id }) => _id === worker.id);
    const week = getDays(plan, worker, weekBegins, dayBefore(weekBegins, -6));
    compareDays(`this week of ${worker.id}`, toDays(row), week);
    compare(
      `what is left of this week of ${worker.id}`,
      row?.Capacity_hours,
      total(week.map(({ day, capacity }) => (day < today ? 0 : capacity))),
    );
  }
  const hasLeft = (id: string | null): boolean => workers.some((worker) => worker.id === id && worker.leftOn !== null);
  for (const [kind, concerns] of [
    ['unassigned', ({ assigneeId }: PlannedTask) => assigneeId === null],
    ['former', ({ assigneeId }: PlannedTask) => hasLeft(assigneeId)],
  ] as const) {
    const spreads = plan.tasks
      .filter((task) => isOpen(task) && concerns(task))
      .map((task) => [...spread(task, today, (at) => isWorkingDay(plan, null, at))].filter(([day]) => day <= last))
      .filter((days) => days.length > 0);
    const shown = byDay.Unstaffed.find(({ Kind }) => Kind === kind);
    compare(
      `${kind} work`,
      shown && [shown.Task_count, shown.Planned_hours],
      spreads.length === 0
        ? undefined
        : [spreads.length, total(spreads.flatMap((days) => days.map(([, hours]) => hours)))],
    );
  }
}

const isEmployed = ({ joinedOn, leftOn, breaks }: Worker, day: string): boolean =>
  day >= joinedOn && (leftOn === null || day < leftOn) && !breaks.some(({ from, until }) => from <= day && day < until);

async function compareLeaveImpact(compare: Compare): Promise<void> {
  const plan = getPlan();
  const worker = random.pick(workers.slice(0, people.length));
  const first = toAt(randomDay(-2, 35), random.pick(halves));
  const leave = { personId: worker.id, first, last: first + random.integer(0, 16), grantedAt: null };
  const { data } = await server.call('getLeaveImpact', {
    as: hr,
    query: {
      ...{ StartDate: getDay(first), Leave_half_from: getHalf(first) },
      ...{ EndDate: getDay(leave.last), Leave_half_to: getHalf(leave.last), Employee_ID: worker.id },
    },
  });
  const place = `leave of ${worker.id} from ${getDay(first)} ${getHalf(first)} to ${getDay(leave.last)} ${getHalf(leave.last)}`;
  const own = plan.tasks.filter((task) => isOpen(task) && task.assigneeId === worker.id);
  const isDuring = (day: string): boolean => day >= getDay(first) && day <= getDay(leave.last);
  compare(
    `${place}: tasks`,
    [data.Tasks_total, data.Tasks.map(({ _id }) => _id).sort()],
    [
      own.filter(({ end }) => end !== null && isDuring(getDay(end))).length,
      own.flatMap(({ id, end }) => (end !== null && isDuring(getDay(end)) ? id : [])).sort(),
    ],
  );
  compare(
    `${place}: milestones`,
    data.Milestones.map(({ _id, Open_tasks }) => [_id, Open_tasks]).sort(),
    milestones
      .filter((milestone) => milestone.isOpen && isDuring(milestone.dueOn))
      .map(({ id }) => [id, own.filter(({ milestoneId }) => milestoneId === id).length])
      .filter(([, openTasks]) => openTasks !== 0)
      .sort(),
  );
  compare(
    `${place}: days`,
    [data.Length_days, data.Working_days],
    [
      (leave.last - first + 1) / 2,
      count(first, leave.last, (at) => isEmployed(worker, getDay(at)) && isWorkingDay(plan, worker.id, at)) / 2,
    ],
  );
  const ends = afterLeave(plan, leave);
  compare(
    `${place}: moved milestones`,
    data.Moved_milestones.map((each) => [
      ...[each._id, each.Ends_before, each.Ends_before_half, each.Ends_after, each.Ends_after_half],
    ]).sort(),
    [...ends]
      .filter(([id]) => milestones.some((milestone) => milestone.id === id && milestone.isOpen))
      .map(([id, [before, after]]) => [id, ...[before ?? NaN, after].flatMap((at) => [getDay(at), getHalf(at)])])
      .sort(),
  );
}

const compareAll = async (compare: Compare): Promise<void> => {
  await compareTimeline(compare);
  await compareWorkload(compare);
  for (let number = 0; number < 12; number += 1) await compareLeaveImpact(compare);
};

test('tasks move as the days off of their assignees, lags and what waits for them say; previews, workload and leave agree', async () => {
  const { compare, differences } = compareFigures();
  await compareAll(compare);
  for (let step = 0; step < 40; step += 1) {
    pause();
    await random.weighted<() => Promise<void>>([
      [() => moveTasks(compare), 8],
      [editTask, 4],
      [logTime, 2],
      [fileLeave, 3],
      [() => enterHolidays([randomDay(1, 30)].filter((day) => holidays.every((each) => each.day !== day))), 1],
    ])();
    await compareTimeline(compare);
  }
  await compareAll(compare);
  expect(differences).toEqual([]);
});

test('the same when someone has left', async () => {
  const { compare, differences } = compareFigures();
  const [leaver] = people;
  if (leaver === undefined) throw new Error('There is no one who could leave');
  await changeAccount(server.database, leaver, 'DeActive', { by: hr, at: server.clock.now });
  workers = workers.map((worker) => (worker.id === leaver.id ? { ...worker, leftOn: getToday() } : worker));
  for (let step = 0; step < 15; step += 1) {
    pause();
    await moveTasks(compare);
    await compareTimeline(compare);
  }
  await compareAll(compare);
  expect(differences).toEqual([]);
});

test('the same when someone has come back this week, with leave for days before the return', async () => {
  const { compare, differences } = compareFigures();
  const from = getToday();
  const first = toAt(from, 'First Half');
  const person = people
    .slice(1)
    .find(({ id }) => leaves.every((each) => each.personId !== id || each.first > first + 3 || each.last < first));
  if (person === undefined) throw new Error('There is no one who could leave');
  await changeAccount(server.database, person, 'DeActive', { by: hr, at: server.clock.now });
  const leave = { personId: person.id, first, last: first + 3, grantedAt: server.clock.now.getTime() };
  await addLeave(server.database, person, {
    ...{ starts_on: from, ends_on: getDay(leave.last), status: 'Approved' },
    ...{ acted_by_id: hr.id, acted_at: server.clock.now },
  });
  leaves.push(leave);
  server.clock.now = new Date(inBerlin(nextDay(from), 9 * 60));
  await changeAccount(server.database, person, 'Active', { by: hr, at: server.clock.now });
  workers = workers.map((worker) =>
    worker.id === person.id ? { ...worker, breaks: [{ from, until: getToday() }] } : worker,
  );
  for (let step = 0; step < 10; step += 1) {
    await moveTasks(compare);
    await compareTimeline(compare);
  }
  await compareAll(compare);
  expect(differences).toEqual([]);
});
