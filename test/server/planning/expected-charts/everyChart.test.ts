import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../src/server/operations/call';
import { compareFigures, type Compare } from '../../../support/comparedFigures';
import { dayBefore, dayInBerlin, getWeekday, hour } from '../../../support/moments/berlinClock';
import { changeAccount } from '../../../support/testAttendance';
import { addPerson } from '../../../support/testPeople';
import { addLeave, addMembers } from '../../../support/testWork';
import { addRandomHolidays, type EnteredHoliday } from '../../../support/testHolidays';
import { RandomWork, type Sprint } from '../../work-figures/expected-hours/randomWork';
import {
  getBeginning,
  getDaysFrom,
  getEnd,
  getFinished,
  getFlow,
  getPercentile,
  getPlanPoints,
  getSprintPoints,
  getTasksBefore,
  getVelocity,
  getWorkShare,
  isOpen,
  type Finished,
} from './expectedCharts';
import {
  getChanged,
  getCountedTasks,
  getRow,
  type Absence,
  type Dashboard,
  type SprintPlan,
} from './expectedPortfolio';

type Kind = Schemas['ProjectChangeKind'];

/** The night in which summer time begins is in it. */
const firstDay = '2028-03-21';
const seed = process.env['CHART_SEED'] ?? 'charts';

let work: RandomWork;
let holidays: readonly EnteredHoliday[];
let dashboard: Dashboard;
const dueDays = new Map<string, string>();
const places = new Map<string, string | null>();

beforeAll(async () => {
  work = await RandomWork.start(seed, firstDay);
  const { server, random } = work;
  const towns = ['Mumbai', 'Pune'].map((name) => ({ id: randomUUID(), name }));
  await server.database.insertInto('locations').values(towns).execute();
  for (const { id } of work.people) {
    const town = random.pick([null, ...towns]);
    places.set(id, town?.id ?? null);
    await server.database
      .updateTable('employees')
      .set({ location_id: town?.id ?? null })
      .where('id', '=', id)
      .execute();
  }
  holidays = await addRandomHolidays(server, work.hr, random, {
    days: random.sample(getDaysFrom(firstDay, dayBefore(firstDay, -25)), 8),
    places: towns.map(({ id }) => id),
  });
  dashboard = await addBesides();
  await work.goOn(70, 5 * hour);
});
afterAll(() => work.server.close());

/** Due days of sprints, tasks that wait for others, and leave, also of someone who has left. */
async function addBesides(): Promise<Dashboard> {
  const { server, hr, random } = work;
  const days = random.sample(getDaysFrom(dayBefore(firstDay, -12), dayBefore(firstDay, -22)), work.sprints.length);
  for (const [index, { id }] of work.sprints.entries()) {
    dueDays.set(id, days[index] ?? firstDay);
    await server.database
      .updateTable('sprints')
      .set({ due_on: dueDays.get(id) })
      .where('id', '=', id)
      .execute();
  }
  const blockers = work.projects.flatMap(({ id }) => {
    const tasks = work.tasks.filter(({ projectId }) => projectId === id);
    return tasks
      .slice(1)
      .map((task) => ({ task_id: task.id, blocker_id: tasks[0]?.id ?? '' }))
      .slice(0, 4);
  });
  await server.database.insertInto('task_dependencies').values(blockers).execute();
  const left = await addPerson(server.database, { status: 'DeActive' });
  const returned = await addPerson(server.database);
  for (const { id } of work.projects) await addMembers(server.database, id, [left, returned]);
  const breaks = [
    [0, 7],
    [9, 11],
    [14, 20],
  ].map(([from = 0, until = 0]) => ({
    personId: returned.id,
    from: dayBefore(firstDay, -from),
    until: dayBefore(firstDay, -until),
  }));
  for (const { from, until } of breaks) {
    await changeAccount(server.database, returned, 'DeActive', { by: hr, at: new Date(getBeginning(from)) });
    await changeAccount(server.database, returned, 'Active', { by: hr, at: new Date(getBeginning(until)) });
  }
  await server.database.updateTable('milestones').set({ starts_on: firstDay }).execute();
  const milestones = work.milestones.map(({ id, projectId }) => ({ id, projectId, due: '2029-01-01', isOpen: true }));
  for (const [index, due] of random.sample(getDaysFrom(firstDay, dayBefore(firstDay, -60)), 9).entries()) {
    const projectId = random.pick(work.projects).id;
    const body = { Project_id: projectId, Name: `Stage ${index}`, DueDate: due };
    const { data } = await server.call('createMilestone', { as: hr, body });
    const isOpenStill = random.chance(0.6);
    if (!isOpenStill)
      await server.database.updateTable('milestones').set({ status: 'CLOSE' }).where('id', '=', data._id).execute();
    milestones.push({ id: data._id, projectId, due, isOpen: isOpenStill });
  }
  const absences: Absence[] = [];
  for (const person of [...work.people, left, returned])
    for (const weeks of [0, 1, 2, 3]) {
      const from = dayBefore(firstDay, -7 * weeks - random.integer(0, 3));
      const to = dayBefore(from, -random.integer(0, 3));
      const status =
        person === returned
          ? 'Approved'
          : random.pick(['Approved', 'Conditional Approved', 'Pending', 'Rejected', 'Cancelled'] as const);
      absences.push({ personId: person.id, from, to, status });
      await addLeave(server.database, person, {
        ...{ starts_on: from, ends_on: to, status },
        ...(status !== 'Pending' && { acted_by_id: hr.id }),
      });
    }
  return { work, blockers, absences, leftIds: [left.id], breaks, milestones };
}

const toCharted = ({ id }: Sprint): SprintPlan => ({
  id,
  sprintIds: [id],
  first: firstDay,
  due: dueDays.get(id) ?? '',
  closedAt: work.closings.get(id)?.at ?? null,
});

async function compareSprints(compare: Compare): Promise<void> {
  for (const sprint of work.sprints) {
    const chart = (await work.server.call('getSprintChart', { as: work.hr, body: { id: sprint.id } })).data;
    const charted = toCharted(sprint);
    const getShare = (day: string): number =>
      getWorkShare(work, charted, { day, holidays, getPlace: (id) => places.get(id) ?? null });
    const wanted = getSprintPoints(work, charted, getShare);
    compare(
      'points of a sprint',
      chart.Points.map(({ Day }) => Day),
      wanted.map(({ Day }) => Day),
    );
    for (const [index, point] of wanted.entries())
      compare(`sprint ${work.sprints.indexOf(sprint)} on ${point.Day}`, chart.Points[index], point);
  }
}

/** All from the same day on: when the first task came is another question. */
async function compareMilestones(compare: Compare): Promise<void> {
  const { server, hr } = work;
  for (const milestone of work.milestones) {
    const ofMilestone = work.sprints.filter(({ milestoneId }) => milestoneId === milestone.id);
    const { due = '' } = dashboard.milestones.find(({ id }) => id === milestone.id) ?? {};
    const charted = { sprintIds: ofMilestone.map(({ id }) => id), first: firstDay, due, closedAt: null };
    const noSprint = { ...charted, sprintIds: [] };
    const getShare = (day: string): number => getWorkShare(work, noSprint, { day, holidays, getPlace: () => null });
    const chart = (await server.call('getMilestoneChart', { as: hr, body: { id: milestone.id } })).data;
    const wanted = getPlanPoints(work, charted, getShare);
    const name = `milestone ${work.milestones.indexOf(milestone)}`;
    compare(
      `points of ${name}`,
      chart.Points.map(({ Day }) => Day),
      wanted.map(({ Day }) => Day),
    );
    for (const [index, point] of wanted.entries())
      compare(`${name} on ${point.Day}`, chart.Points[index], { ...point, Ideal: null });
    const body = { Project_id: milestone.projectId, Days: 30 };
    const ofProject = (await server.call('getProjectCharts', { as: hr, body })).data.Forecast;
    const { Open, P50, P85 } = ofProject.find(({ _id }) => _id === milestone.id) ?? {};
    compare(`forecast of ${name}`, chart.Forecast, { Open, P50, P85 });
  }
}

async function compareProject(compare: Compare, projectId: string): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const body = { Project_id: projectId, Days: 30 };
  const days = getDaysFrom(dayBefore(today, body.Days - 1), today);
  const charts = (await server.call('getProjectCharts', { as: hr, body })).data;
  const flow = days.map((day) => getFlow(work, projectId, charts.Statuses, day));
  compare('days of the flow', charts.Flow.length, days.length);
  for (const [index, wanted] of flow.entries()) {
    compare(`flow on ${wanted.Day}`, charts.Flow[index], wanted);
    if (index % 3 !== 0) continue;
    const rows = async (Open_bugs: 'true' | 'false'): Promise<readonly unknown[]> => {
      const list = await server.call('listProjectDayTasks', {
        as: hr,
        body: { Project_id: projectId, Day: wanted.Day, Open_bugs },
      });
      return [list.data.Count, list.data.Tasks.map(({ Task_key, Status }) => `${Task_key} ${Status}`).sort()];
    };
    const tasks = getTasksBefore(work, getEnd(wanted.Day)).filter((task) => task.projectId === projectId);
    const named = (some: typeof tasks) => [some.length, some.map(({ key, status }) => `${key} ${status}`).sort()];
    compare(`tasks on ${wanted.Day}`, await rows('false'), named(tasks.filter(({ status }) => status !== 'REJECTED')));
    compare(
      `bugs on ${wanted.Day}`,
      await rows('true'),
      named(tasks.filter((task) => task.type === 'Bug' && isOpen(task))),
    );
  }
  const closed = work.sprints.flatMap((sprint) => {
    const { closedAt, ...charted } = toCharted(sprint);
    return sprint.projectId === projectId && closedAt !== null ? [{ ...charted, closedAt }] : [];
  });
  compare(
    'velocity',
    charts.Velocity.map(({ _id, Committed, Finished }) => ({ _id, Committed, Finished })),
    closed.sort((a, b) => a.closedAt - b.closedAt).map((sprint) => ({ _id: sprint.id, ...getVelocity(work, sprint) })),
  );
  await compareFinished(compare, projectId, getFinished(work, projectId, getBeginning(days[0] ?? '')));
}

const limits = {
  lead: [1, 2, 3, 5, 8, 13, 21, 34],
  cycle: [1, 2, 3, 5, 8, 13, 21, 34],
  ratio: [0.5, 0.8, 1.2, 1.5, 2],
};

async function compareFinished(compare: Compare, projectId: string, finished: readonly Finished[]): Promise<void> {
  const { server, hr } = work;
  const body = { Project_id: projectId, Days: 30 };
  const { Lead, Cycle, Accuracy } = (await server.call('getProjectCharts', { as: hr, body })).data;
  const bars = { lead: Lead.Bars, cycle: Cycle.Bars, ratio: Accuracy.Bars };
  for (const figure of ['lead', 'cycle', 'ratio'] as const) {
    const values = finished.flatMap((task) => task[figure] ?? []);
    const [P50, P85, P95] = [0.5, 0.85, 0.95].map((share) => getPercentile(values, share));
    if (figure === 'ratio') {
      const near = values.filter((value) => value >= 0.8 && value <= 1.2).length;
      compare(
        'accuracy',
        [Accuracy.Tasks, Accuracy.Middle_ratio, Accuracy.Near_percent],
        [values.length, P50, values.length === 0 ? null : Math.round((100 * near) / values.length)],
      );
    } else {
      const seen = figure === 'lead' ? Lead : Cycle;
      compare(figure, [seen.P50, seen.P85, seen.P95], [P50, P85, P95]);
    }
    for (const [Bar, count] of bars[figure].entries()) {
      const from = limits[figure][Bar - 1] ?? -Infinity;
      const to = limits[figure][Bar] ?? Infinity;
      const wanted = finished.filter((task) => (task[figure] ?? NaN) > from && (task[figure] ?? NaN) <= to);
      const list = await server.call('listProjectFinishedTasks', { as: hr, body: { ...body, Figure: figure, Bar } });
      compare(
        `${figure} over ${from}`,
        [count, list.data.Count, list.data.Tasks.map(({ Task_key }) => Task_key).sort()],
        [wanted.length, wanted.length, wanted.map(({ key }) => key).sort()],
      );
    }
  }
}

async function comparePortfolio(compare: Compare): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const open = 'OPEN,IN PROGRESS,DEVELOPMENT DONE,READY FOR QA,READY FOR UAT,REOPEN,ON HOLD';
  const queries = {
    Overdue_count: { Status: open, Due_to: dayBefore(today, 1) },
    Unassigned_count: { Status: open, Employee_id: 'none' },
    Bug_count: { Status: open, Issue_type: 'Bug' },
    Blocked_count: { Blocked: 'true' },
  };
  const counted = `${open},CLOSE`;
  for (const { _id, Sprint, Next_milestone: next, ...row } of (await server.call('listPortfolio', { as: hr })).data) {
    const ofProject = work.sprints.filter(({ projectId }) => projectId === _id).map(toCharted);
    const wanted = getRow(dashboard, _id, ofProject);
    const seen = {
      ...row,
      Sprint: Sprint && { _id: Sprint._id, DueDate: Sprint.DueDate, Work: Sprint.Work },
      Next_milestone: next && { _id: next._id, DueDate: next.DueDate },
    };
    for (const name of Object.keys(wanted) as (keyof typeof wanted)[])
      compare(`${name} in the portfolio`, seen[name] ?? undefined, wanted[name] ?? undefined);
    const tasks = getCountedTasks(dashboard, _id);
    for (const name of Object.keys(tasks) as (keyof typeof tasks)[]) {
      const { Rows } = (
        await server.call('listTasks', { as: hr, query: { scope: 'all', Project_id: _id, ...queries[name] } })
      ).data;
      compare(
        `tasks of ${name}`,
        Rows.map(({ Task_key }) => Task_key).sort(),
        tasks[name].map(({ key }) => key).sort(),
      );
    }
    const behind = async (query: Record<string, string | number>) => {
      const list = { scope: 'all', Project_id: _id, Status: counted, ...query } as const;
      const groups = await server.call('listTaskGroups', { as: hr, query: { ...list, Group_by: 'Project_name' } });
      return groups.data[0];
    };
    compare('tasks of the progress', (await behind({}))?.Count ?? 0, wanted.Work.Open + wanted.Work.Finished);
    compare(
      'tasks of the estimated hours',
      (await behind({ Estimated_min: 0.01 }))?.Task_duration ?? 0,
      wanted.Estimated_hours,
    );
    compare('tasks of the logged hours', (await behind({ Logged_min: 0.01 }))?.Logged_hours ?? 0, wanted.Logged_hours);
    compare(
      'tasks of the variance',
      (await behind({ Variance_min: -1_000_000 }))?.Variance_hours ?? null,
      wanted.Variance_hours,
    );
    const members = (await server.call('listProjectMembers', { as: hr, params: { projectId: _id } })).data;
    compare('members who are away', members.filter(({ Away_days }) => Away_days > 0).length, wanted.Away_count);
  }
}

async function compareChanged(compare: Compare): Promise<void> {
  const { server, hr } = work;
  const today = dayInBerlin(work.now);
  const monday = dayBefore(today, (getWeekday(today) + 6) % 7);
  const visit = work.now - work.random.integer(1, 6 * 24) * hour;
  for (const instant of [getBeginning(dayBefore(today, 1)), getBeginning(monday), visit]) {
    const since = new Date(instant).toISOString();
    const projects = (await server.call('getWhatChanged', { as: hr, query: { since } })).data;
    for (const { id: projectId } of work.projects) {
      const ofProject = work.sprints.filter((sprint) => sprint.projectId === projectId).map(toCharted);
      const counts = projects.find(({ _id }) => _id === projectId)?.Counts ?? [];
      for (const [kind, wanted] of Object.entries(getChanged(dashboard, projectId, instant, ofProject))) {
        const { Rows, Total } = (
          await server.call('listWhatChanged', { as: hr, query: { since, projectId, kind: kind as Kind } })
        ).data;
        const named = Rows.map(({ Key, Subject_id }) =>
          kind.startsWith('sprint') || kind === 'leave' ? Subject_id : Key,
        );
        compare(
          `${kind} since ${since}`,
          [counts.find(({ Kind }) => Kind === kind)?.Count ?? 0, Total, named.sort()],
          [wanted.length, wanted.length, wanted],
        );
      }
    }
  }
}

async function findDifferences(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  await compareSprints(compare);
  await compareMilestones(compare);
  for (const { id } of work.projects) await compareProject(compare, id);
  await comparePortfolio(compare);
  await compareChanged(compare);
  return differences;
}

test('every chart is what the tasks were at the time', async () => {
  expect(await findDifferences()).toEqual([]);
});
test('the same after sprints were closed, and one of them opened again', async () => {
  const closed = work.sprints.filter((_, index) => index % 3 !== 1);
  for (const [index, sprint] of closed.entries()) {
    await work.closeSprint(sprint, index % 2 === 0 ? 'leave' : 'sprint');
    await work.goOn(5, 2 * hour);
  }
  await work.reopenSprint(closed.at(-1) ?? work.random.pick(work.sprints));
  await work.goOn(40, 3 * hour);
  expect(await findDifferences()).toEqual([]);
});
