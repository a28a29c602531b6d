import { compareFigures, type Compare } from '../../../support/comparedFigures';
import {
  dayBefore,
  dayInBerlin,
  getDays,
  getWeekday,
  hour,
  inBerlin,
  nextDay,
} from '../../../support/moments/berlinClock';
import type { TestPerson } from '../../../support/testPeople';
import { addSprint } from '../../../support/testWork';
import {
  getDay,
  getHours,
  listed,
  getMonth,
  ofTask,
  open,
  planned,
  getProgress,
  getRemaining,
  getSeconds,
  getSums,
  twoDecimals,
  getVariance,
  type Entry,
  type Task,
} from './expectedHours';
import { RandomWork } from './randomWork';

interface ClockChange {
  readonly firstDay: string;
  /** The day whose night has another length. */
  readonly day: string;
  readonly months: readonly string[];
}
const autumn: ClockChange = { firstDay: '2027-10-27', day: '2027-10-31', months: ['2027-10', '2027-11'] };
const spring: ClockChange = { firstDay: '2028-03-24', day: '2028-03-26', months: ['2028-03', '2028-04'] };
/** In it a month is closed. */
const winter: ClockChange = { firstDay: '2027-11-29', day: '2027-11-30', months: ['2027-11', '2027-12'] };
const seed = process.env['HOURS_SEED'] ?? 'hours';

let work: RandomWork;

beforeAll(async () => {
  work = await RandomWork.start(seed, autumn.firstDay);
  await work.goOn(90, 4 * hour);
});
afterAll(() => work.server.close());

/** Minutes that are answered to the second. */
const seconds = (minutes: number): number => Math.round(minutes * 60);

async function compareTasks(compare: Compare): Promise<void> {
  const { server, hr } = work;
  const rows = (await server.call('listTasks', { as: hr, query: { scope: 'all', limit: 1000 } })).data;
  const shown = listed(work);
  compare('number of tasks', [rows.Total, rows.Rows.length], [shown.length, shown.length]);
  for (const task of shown) {
    const entries = ofTask(work, task);
    const figures = [getHours(entries), getVariance(work, task), getProgress(work, task), task.estimated];
    const row = rows.Rows.find(({ _id }) => _id === task.id);
    compare(
      `${task.key} in the list`,
      row && [row.Logged_hours, row.Variance_hours, row.Progress_percent, row.Task_duration],
      figures,
    );
    const page = (await server.call('getTask', { as: hr, body: { id: task.id } })).data;
    compare(
      `${task.key} on its page`,
      [page.Logged_hours, page.Variance_hours, page.Progress_percent, page.Task_duration, page.Logged_minutes],
      [...figures, Math.floor(getSeconds(entries) / 60)],
    );
    const log = (await server.call('listTimeEntries', { as: hr, params: { taskId: task.id } })).data;
    compare(`${task.key} hours log`, getTimes(log), getEntryTimes(entries));
  }
  for (const person of work.people) {
    const own = (await server.call('listOwnTasks', { as: person })).data;
    const ofPerson = (await server.call('listEmployeeTasks', { as: hr, body: { id: person.id } })).data;
    const wanted = shown
      .filter(({ assigneeId }) => assigneeId === person.id)
      .map((task) => [task.key, getHours(ofTask(work, task))])
      .sort();
    for (const list of [own, ofPerson])
      compare(`tasks of ${person.lastName}`, list.map((row) => [row.Task_key, row.Logged_hours]).sort(), wanted);
  }
}

const getTimes = (rows: readonly { Check_In: string; Check_Out: string | null }[]) =>
  rows.map(({ Check_In, Check_Out }) => [Check_In, Check_Out]).sort();
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const getEntryTimes = (entries: readonly Entry[]) => entries.map(({ from, to }) => [iso(from), iso(to)]).sort();

const getMilestone = ({ sprintId }: Task): string => work.sprints.find(({ id }) => id === sprintId)?.milestoneId ?? '';
const groupKeys: Record<string, (task: Task) => string> = {
  Project_name: ({ projectId }) => projectId,
  Assignees: ({ assigneeId }) => assigneeId ?? '',
  Reporter: () => '',
  Sprint: ({ sprintId }) => sprintId ?? '',
  Milestone: getMilestone,
  Status: ({ status }) => status,
  Priority: ({ priority }) => priority,
  Issue_type: ({ type }) => type,
};

async function compareGroups(compare: Compare): Promise<void> {
  const { server, hr } = work;
  for (const [Group_by, key] of Object.entries(groupKeys)) {
    const groups = (await server.call('listTaskGroups', { as: hr, query: { scope: 'all', Group_by } })).data;
    const keys = [...new Set(listed(work).map(key))];
    compare(
      `groups by ${Group_by}`,
      groups.map((each) => [each.Key, each.Count, each.Task_duration, each.Logged_hours, each.Variance_hours]).sort(),
      keys
        .map((each) => {
          const sums = getSums(
            work,
            listed(work).filter((task) => key(task) === each),
          );
          return [each, sums.count, sums.estimated, sums.logged, sums.variance];
        })
        .sort(),
    );
  }
  const filters: readonly (readonly [Record<string, string | number>, (task: Task) => boolean])[] = [
    [
      { Logged_min: 1, Logged_max: 6.5 },
      (task) => getHours(ofTask(work, task)) >= 1 && getHours(ofTask(work, task)) <= 6.5,
    ],
    [{ Variance_min: 0 }, (task) => (getVariance(work, task) ?? -1) >= 0],
    [{ Variance_max: -0.25 }, (task) => (getVariance(work, task) ?? 0) <= -0.25],
    [{ Progress_min: 50 }, (task) => (getProgress(work, task) ?? -1) >= 50],
    [{ preset: 'over-logged' }, (task) => task.estimated !== null && getHours(ofTask(work, task)) > task.estimated],
    [{ preset: 'not-started' }, (task) => task.status === 'OPEN' && getHours(ofTask(work, task)) === 0],
  ];
  for (const [query, passes] of filters) {
    const rows = (await server.call('listTasks', { as: hr, query: { scope: 'all', limit: 1000, ...query } })).data.Rows;
    const wanted = listed(work)
      .filter(passes)
      .map(({ key }) => key);
    compare(`tasks with ${JSON.stringify(query)}`, rows.map(({ Task_key }) => Task_key).sort(), wanted.sort());
  }
}

async function comparePlans(compare: Compare): Promise<void> {
  const { server, hr } = work;
  const portfolio = (await server.call('listPortfolio', { as: hr })).data;
  for (const { id } of work.projects) {
    const ofProject = planned(work).filter(({ projectId }) => projectId === id);
    const sums = getSums(work, ofProject);
    const row = portfolio.find(({ _id }) => _id === id);
    compare('portfolio', row && [row.Estimated_hours, row.Logged_hours, row.Variance_hours], [
      sums.estimated,
      sums.logged,
      sums.variance,
    ]);
    const body = { Project_id: id };
    const plans = [
      ...(await server.call('listProjectSprints', { as: hr, body })).data.map((sprint) => ({
        ...sprint,
        tasks: ofProject.filter(({ sprintId }) => sprintId === sprint._id),
      })),
      ...(await server.call('listMilestones', { as: hr, body })).data.map((milestone) => ({
        ...{ ...milestone, Closing: null },
        tasks: ofProject.filter((task) => getMilestone(task) === milestone._id),
      })),
    ];
    for (const { _id, Name, tasks, Estimated_hours, Logged_minutes, Closing } of plans) {
      const entries = tasks.flatMap((task) => ofTask(work, task));
      compare(
        `plan ${Name}`,
        [Estimated_hours, seconds(Logged_minutes)],
        [getSums(work, tasks).estimated, getSeconds(entries)],
      );
      const closing = work.closings.get(_id);
      compare(
        `closing of ${Name}`,
        Closing && [Closing.Estimated_hours, seconds(Closing.Logged_minutes), Closing.Carried_over],
        closing === undefined ? null : [twoDecimals(closing.estimated), closing.seconds, closing.carried],
      );
    }
    for (const sprintId of work.getSprints(id)) {
      if (work.closings.has(sprintId)) continue;
      const chart = (await server.call('getSprintChart', { as: hr, body: { id: sprintId } })).data;
      const now = chart.Points.flatMap(({ Figures }) => Figures ?? []).at(-1);
      const inside = ofProject.filter((task) => task.sprintId === sprintId);
      const amount = (tasks: readonly Task[]) => ({ Tasks: tasks.length, Hours: getSums(work, tasks).estimated });
      compare(
        'burndown',
        now && [now.Scope, now.Open, now.Finished],
        [
          inside,
          inside.filter((task) => open(work).includes(task)),
          inside.filter(({ status }) => status === 'CLOSE'),
        ].map(amount),
      );
    }
    const members = (await server.call('listProjectMembers', { as: hr, params: { projectId: id } })).data;
    const inProject = work.entries.filter(
      ({ taskId }) => work.tasks.find((task) => task.id === taskId)?.projectId === id,
    );
    for (const { _id, Logged_minutes } of members)
      compare('member', seconds(Logged_minutes), getSeconds(inProject.filter(({ personId }) => personId === _id)));
    const statistics = (await server.call('getMemberStatistics', { as: hr, params: { projectId: id } })).data;
    for (const person of work.people)
      for (const status of new Set(work.tasks.map((task) => task.status))) {
        const tasks = listed(work).filter(
          (task) => task.projectId === id && task.assigneeId === person.id && task.status === status,
        );
        const bar = statistics.find(({ _id }) => _id === person.id)?.Statuses.find(({ Status }) => Status === status);
        compare(
          `employee chart ${status}`,
          [bar?.Count ?? 0, bar?.Estimated_hours ?? 0, seconds(bar?.Logged_minutes ?? 0)],
          [tasks.length, getSums(work, tasks).estimated, getSeconds(tasks.flatMap((task) => ofTask(work, task)))],
        );
      }
    const visible = inProject.filter(({ taskId }) => listed(work).some((task) => task.id === taskId));
    const log = (await server.call('listTimeEntries', { as: hr, params: { taskId: id } })).data;
    compare('hours log of a project', getTimes(log), getEntryTimes(visible));
  }
}

async function compareReport(compare: Compare, { firstDay, day }: ClockChange): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const getTask = ({ taskId }: Entry) => work.tasks.find(({ id }) => id === taskId);
  const [person, project] = [work.random.pick(work.people), work.random.pick(work.projects)];
  const stoppedDay = ({ to }: Entry): string => (to === null ? '' : dayInBerlin(to));
  const length = ({ from, to }: Entry): number => (to === null ? -1 : (to - from) / hour);
  const all = { From: firstDay, To: today };
  const filters: readonly (readonly [Record<string, string | number>, (entry: Entry) => boolean])[] = [
    [all, () => true],
    [{ From: day, To: day }, (entry) => getDay(entry) === day],
    [{ From: nextDay(day), To: today }, (entry) => getDay(entry) >= nextDay(day)],
    [{ ...all, Status: 'Running' }, ({ to }) => to === null],
    [{ ...all, Employee_id: person.id }, ({ personId }) => personId === person.id],
    [
      { ...all, Stopped_from: dayBefore(day, 1), Stopped_to: day },
      (entry) => [dayBefore(day, 1), day].includes(stoppedDay(entry)),
    ],
    [{ ...all, Hours_min: 2, Hours_max: 9.5 }, (entry) => length(entry) >= 2 && length(entry) <= 9.5],
    [{ ...all, Task_key: `${project.shortName}-` }, (entry) => getTask(entry)?.projectId === project.id],
  ];
  const groups: Record<string, (entry: Entry) => string | undefined> = {
    Employee: ({ personId }) => personId,
    Project: (entry) => getTask(entry)?.projectId,
    Task_key: ({ taskId }) => taskId,
    Status: ({ to }) => (to === null ? 'Running' : 'Stopped'),
  };
  for (const [query, passes] of filters) {
    const wanted = work.entries.filter((entry) => getDay(entry) >= firstDay && passes(entry));
    const { Rows, Total } = (await server.call('listTimerEntries', { as: hr, query: { ...query, limit: 1000 } })).data;
    compare(`timer report ${JSON.stringify(query)}`, [Total, getTimes(Rows)], [wanted.length, getEntryTimes(wanted)]);
    for (const [Group_by, key] of Object.entries(groups)) {
      const seen = (await server.call('listTimerEntryGroups', { as: hr, query: { ...query, Group_by } })).data;
      compare(
        `timer report ${JSON.stringify(query)} by ${Group_by}`,
        seen.map((each) => [each.Key, each.Count, twoDecimals(each.Hours)]).sort(),
        [...new Set(wanted.map(key))]
          .map((each) => {
            const entries = wanted.filter((entry) => key(entry) === each);
            return [each, entries.length, getHours(entries)];
          })
          .sort(),
      );
    }
  }
  const report = (await server.call('getTaskTimerReport', { as: hr, query: all })).data;
  compare('all entries', getTimes(report), getEntryTimes(work.entries.filter((entry) => getDay(entry) >= firstDay)));
}

async function comparePerson(compare: Compare, person: TestPerson, { months }: ClockChange): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const own = work.loggedBy(person.id);
  const rows = (
    await server.call('listOwnTimeEntries', { as: person, query: { From: dayBefore(today, 60), To: today } })
  ).data;
  compare(
    `own hours of ${person.lastName}`,
    getTimes(rows),
    getEntryTimes(own.filter((entry) => getDay(entry) >= dayBefore(today, 60))),
  );
  for (const month of months) {
    const ofMonth = own.filter((entry) => getMonth(entry) === month);
    const next = nextDay(getDays(month).at(-1) ?? '').slice(0, 7);
    const facts = (await server.call('getKraFacts', { as: person, query: { month: next } })).data;
    compare(`KRA of ${person.lastName} ${month}`, facts.Hours_logged, getHours(ofMonth));
    const page = await server.call('listEmployeeTimeEntries', {
      as: hr,
      params: { id: person.id },
      query: { Month: month },
    });
    compare(`page of ${person.lastName} ${month}`, getTimes(page.data), getEntryTimes(ofMonth));
    for (const { Check_In, Check_Out, Minutes } of page.data)
      compare(
        `minutes of ${Check_In}`,
        Minutes === null ? null : seconds(Minutes),
        Check_Out === null ? null : Math.floor((Date.parse(Check_Out) - Date.parse(Check_In)) / 1_000),
      );
  }
}

async function comparePlan(compare: Compare): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const week = (await server.call('getWorkingPlan', { as: hr, query: { Week: 'true' } })).data.Rows;
  const ahead = (await server.call('getWorkingPlan', { as: hr, query: { Days: 84 } })).data.Rows;
  const monday = dayBefore(today, (getWeekday(today) + 6) % 7);
  for (const person of work.people) {
    const own = work.loggedBy(person.id);
    const days = week.find(({ _id }) => _id === person.id)?.Days ?? [];
    compare('first day of the week', days[0]?.Day, monday);
    for (const { Day, Worked } of days) {
      const ofDay = own.filter((entry) => getDay(entry) === Day);
      const running = ofDay.find(({ to }) => to === null);
      compare(
        `my team, ${person.lastName} ${Day}`,
        Worked && [
          twoDecimals(Worked.Logged_hours),
          Worked.Running_hours === null ? null : twoDecimals(Worked.Running_hours),
        ],
        [
          getHours(ofDay),
          running === undefined
            ? null
            : twoDecimals((Math.min(work.now, inBerlin(nextDay(Day), 0)) - running.from) / hour),
        ],
      );
    }
    const tasks = open(work).filter(({ assigneeId }) => assigneeId === person.id);
    compare(
      `planned hours of ${person.lastName}`,
      ahead.find(({ _id }) => _id === person.id)?.Planned_hours,
      twoDecimals(tasks.reduce((sum, task) => sum + getRemaining(work, task), 0)),
    );
  }
}

async function findDifferences(change: ClockChange): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  await compareTasks(compare);
  await compareGroups(compare);
  await comparePlans(compare);
  await compareReport(compare, change);
  await comparePlan(compare);
  for (const person of work.people) await comparePerson(compare, person, change);
  return differences;
}

test('every figure of hours is what the time entries say', async () => {
  expect(await findDifferences(autumn)).toEqual([]);
});
test('the same when a month is closed while timers run: its hours stay as they are', async () => {
  await work.pauseUntil(winter.day);
  await work.goOn(12, 3 * hour);
  work.server.clock.now = new Date(Math.max(work.now, inBerlin('2027-12-02', 9 * 60)));
  await work.closeMonth('2027-11');
  await work.goOn(30, 3 * hour);
  expect(await findDifferences(winter)).toEqual([]);
});
test('the same in spring, after sprints were closed and more has changed', async () => {
  const projectId = work.projects[0]?.id ?? '';
  const empty = await addSprint(work.server.database, projectId, 'Without tasks');
  await work.closeSprint({ id: empty, projectId, milestoneId: null }, 'leave');
  const closed = work.sprints.filter((_, index) => index % 3 === 0);
  for (const [index, sprint] of closed.entries()) await work.closeSprint(sprint, index === 0 ? 'leave' : 'sprint');
  await work.pauseUntil(spring.firstDay);
  await work.goOn(50, 3 * hour);
  expect(await findDifferences(spring)).toEqual([]);
});
